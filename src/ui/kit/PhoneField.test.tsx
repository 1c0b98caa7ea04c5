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

const note = (): string => document.querySelector('[aria-live]')?.textContent ?? '';

describe('PhoneField', () => {
  it.each([
    ['5552012030', '555-201-2030'],
    ['(555) 201 2030', '555-201-2030'],
    ['55520120309', '55520120309'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['call me', 'call me'],
  ])('shows %j as it is typed, and as %j when it is left @INPUT-4 @INPUT-45', async (typed, left) => {
    const { user, box } = open();
    await user.type(box, typed);
    expect(box).toHaveValue(typed);
    await user.tab();
    expect(box).toHaveValue(left);
  });

  it.each(['+1 (555) 201-2030', '1-555-201-2030', '555.201.2030', '  5552012030\n', '\u202D555\u2011201\u20112030'])(
    'masks %j as it is pasted @INPUT-4 @INPUT-5',
    async (pasted) => {
      const { user, box } = open();
      await user.click(box);
      await user.paste(pasted);
      expect(box).toHaveValue('555-201-2030');
      expect(note()).toBe('');
    },
  );

  it('says that it leaves an extension out of what is pasted @INPUT-45', async () => {
    const { user, box } = open();
    await user.click(box);
    await user.paste('(555) 201-2030 x12');
    expect([box.value, note()]).toEqual(['555-201-2030', '“x12” was left out']);
    await user.type(box, '{Backspace}');
    expect(note()).toBe('');
  });

  it.each(['{Tab}', '{Enter}'])('leaves a typed extension out at %s, and says so @INPUT-45', async (key) => {
    const { user, box } = open();
    await user.type(box, '(555) 201-2030 x12');
    expect([box.value, note()]).toEqual(['(555) 201-2030 x12', '']);
    await user.keyboard(key);
    expect([box.value, note()]).toEqual(['555-201-2030', '“x12” was left out']);
  });

  it('keeps the caret after a digit that is typed in the middle', async () => {
    const { user, box } = open('555-201-203');
    await user.type(box, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([box.value, box.selectionStart]).toEqual(['5559-201-203', 4]);
  });

  it('has the type of a phone number, and shows its mask', () => {
    const { box } = open();
    expect(box).toHaveAttribute('type', 'tel');
    expect(box).toHaveAttribute('placeholder', '###-###-####');
  });
});
