/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

const Phone = ({ initial, optional = false }: { readonly initial: string; readonly optional?: boolean }) => {
  const [value, setValue] = useState(initial);
  return <PhoneField name="phone" label="Phone Number" value={value} onChange={setValue} optional={optional} />;
};

const open = (initial = '', optional = false) => {
  render(<Phone initial={initial} optional={optional} />);
  const box = screen.getByLabelText<HTMLInputElement>('Phone Number');
  return { user: userEvent.setup(), box };
};

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

describe('PhoneField', () => {
  it.each([
    ['5550102030', '555-010-2030'],
    ['555-010-2030', '555-010-2030'],
    ['(555) 010 2030', '555-010-2030'],
    ['5550102030999', '555-010-2030'],
    ['call me', ''],
  ])('masks %j as it is typed @INPUT-4', async (typed, masked) => {
    const { user, box } = open();
    await user.type(box, typed);
    expect(box).toHaveValue(masked);
  });

  it.each(['+1 (555) 010-2030', '1-555-010-2030', '555.010.2030', '  5550102030\n'])(
    'masks %j as it is pasted @INPUT-5',
    async (pasted) => {
      const { user, box } = open();
      await user.click(box);
      await user.paste(pasted);
      expect(box).toHaveValue('555-010-2030');
    },
  );

  it('is deleted from the end, dashes included', async () => {
    const { user, box } = open('555-010-2030');
    await user.click(box);
    await user.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box).toHaveValue('555-01');
  });

  it('keeps the caret after the digit that was typed in the middle', async () => {
    const { user, box } = open('555-010-203');
    await user.type(box, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await nextFrame();
    expect(box).toHaveValue('555-901-0203');
    expect(box.selectionStart).toBe(5);
  });

  it('keeps the caret at the beginning where the first digit is deleted', async () => {
    const { user, box } = open('555-010-2030');
    await user.type(box, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await nextFrame();
    expect(box).toHaveValue('550-102-030');
    expect(box.selectionStart).toBe(0);
  });

  it('is for telephones, shows its shape, and says whether it is needed', () => {
    const { box } = open();
    expect(box).toHaveAttribute('type', 'tel');
    expect(box).toHaveAttribute('placeholder', '###-###-####');
    expect(box).toBeRequired();
  });

  it('is not needed where it is optional', () => {
    expect(open('', true).box).not.toBeRequired();
  });
});
