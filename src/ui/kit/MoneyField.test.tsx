/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Money } from '../../domain/Money';
import { MoneyField } from './MoneyField';

const emitted: string[] = [];

const Estimate = ({ initial }: { readonly initial: string }) => {
  const [value, setValue] = useState(initial);
  const change = (text: string): void => {
    emitted.push(text);
    setValue(text);
  };
  return <MoneyField name="estimate" label="Estimate" value={value} onChange={change} maxLength={16} />;
};

const open = (initial = '') => {
  emitted.length = 0;
  render(<Estimate initial={initial} />);
  return { user: userEvent.setup(), box: screen.getByLabelText<HTMLInputElement>('Estimate') };
};

describe('MoneyField', () => {
  it.each([
    ['1234.5', '$ 1,234.5', '$ 1,234.50'],
    ['80', '$ 80', '$ 80.00'],
    ['1234567.89', '$ 1,234,567.89', '$ 1,234,567.89'],
    ['12.345', '$ 12.34', '$ 12.34'],
    ['.5', '$ .5', '$ .50'],
    ['-5', '$ 5', '$ 5.00'],
    ['a lot', '', ''],
  ])('writes %j as %j, and as %j when it is left @INPUT-15', async (typed, whileTyping, left) => {
    const { user, box } = open();
    await user.type(box, typed);
    expect(box).toHaveValue(whileTyping);
    await user.tab();
    expect(box).toHaveValue(left);
    expect(emitted.at(-1) ?? '').toBe(left);
  });

  it('formats a given amount, and emits nothing until something is typed', () => {
    const change = (text: string): void => void emitted.push(text);
    const field = (value: string) => (
      <MoneyField name="estimate" label="Estimate" value={value} onChange={change} maxLength={16} />
    );
    emitted.length = 0;
    const { rerender } = render(field('0'));
    expect(screen.getByLabelText('Estimate')).toHaveValue('$ 0');
    rerender(field('1234.5'));
    expect(screen.getByLabelText('Estimate')).toHaveValue('$ 1,234.5');
    expect(emitted).toEqual([]);
  });

  it.each(['1234567890123456', '$ 9,999,999,999', '999999999999', '12345678901.23'])(
    'keeps %j within 16 characters, and makes an amount of it',
    async (pasted) => {
      const { user, box } = open();
      await user.click(box);
      await user.paste(pasted);
      await user.tab();
      expect(box.value.length).toBeLessThanOrEqual(16);
      expect(box.value === '' || Money.parse(box.value) !== undefined).toBe(true);
    },
  );

  it('accepts a pasted amount with its dollar sign', async () => {
    const { user, box } = open();
    await user.click(box);
    await user.paste('$1,234.50');
    expect(Money.parse(box.value)).toBe(123450);
  });

  it('can be emptied', async () => {
    const { user, box } = open('$ 80.00');
    await user.clear(box);
    await user.tab();
    expect(box).toHaveValue('');
    expect(emitted.at(-1)).toBe('');
  });

  it('is required, and opens a decimal keyboard', () => {
    const { box } = open();
    expect(box).toBeRequired();
    expect(box).toHaveAttribute('inputmode', 'decimal');
    expect(box).toHaveAttribute('maxlength', '16');
  });
});
