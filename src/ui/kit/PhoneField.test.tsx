/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

const Phone = ({ initial }: { readonly initial: string }) => {
  const [value, setValue] = useState(initial);
  return <PhoneField name="phone" label="Phone Number" value={value} onChange={setValue} />;
};

const open = (initial = '') => {
  render(<Phone initial={initial} />);
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

  it('can be deleted from the end, with its dashes', async () => {
    const { user, box } = open('555-010-2030');
    await user.click(box);
    await user.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box).toHaveValue('555-01');
  });

  it('keeps the caret after a digit that is typed in the middle', async () => {
    const { user, box } = open('555-010-203');
    await user.type(box, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await nextFrame();
    expect(box).toHaveValue('555-901-0203');
    expect(box.selectionStart).toBe(5);
  });

  it('keeps the caret at the start when the first digit is deleted', async () => {
    const { user, box } = open('555-010-2030');
    await user.type(box, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await nextFrame();
    expect(box).toHaveValue('550-102-030');
    expect(box.selectionStart).toBe(0);
  });

  it('has the type of a phone number, and shows its mask', () => {
    const { box } = open();
    expect(box).toHaveAttribute('type', 'tel');
    expect(box).toHaveAttribute('placeholder', '###-###-####');
  });
});
