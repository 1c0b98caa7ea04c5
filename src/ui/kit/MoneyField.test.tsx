/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './MoneyField';

const emitted: string[] = [];

const Estimate = ({ initial }: { readonly initial: string }) => {
  const [value, setValue] = useState(initial);
  const change = (text: string): void => {
    emitted.push(text);
    setValue(text);
  };
  return <MoneyField name="estimate" label="Estimate" value={value} onChange={change} />;
};

const open = (initial = '') => {
  emitted.length = 0;
  render(<Estimate initial={initial} />);
  return { user: userEvent.setup(), box: screen.getByLabelText<HTMLInputElement>('Estimate') };
};

describe('MoneyField', () => {
  it.each([
    ['1234.5', '$ 1,234.50'],
    ['80', '$ 80.00'],
    ['1234567.89', '$ 1,234,567.89'],
    ['.5', '$ 0.50'],
    ['250,75', '$ 250.75'],
    ['-5', '-5'],
    ['12.345', '12.345'],
    ['a lot', 'a lot'],
  ])('shows %j as it is typed, and as %j when it is left @INPUT-15 @INPUT-39', async (typed, left) => {
    const { user, box } = open();
    await user.type(box, typed);
    expect(box).toHaveValue(typed);
    expect(emitted.at(-1)).toBe(left);
    await user.tab();
    expect(box).toHaveValue(left);
  });

  it.each([
    ['a digit that is put in', 7, '5', '$ 12,345.50'],
    ['a digit that is deleted', 7, '{Backspace}', '$ 123.50'],
    ['the first digit', 2, '{Delete}', '$ 234.50'],
    ['the last ones', 10, '{Backspace}{Backspace}{Backspace}{Backspace}', '$ 123.00'],
    ['a third decimal', 10, '9', '$ 1,234.509'],
    ['a comma that is typed for the cents', 10, '{Backspace}{Backspace}{Backspace},75', '$ 1,234,75'],
    ['a comma after its own are gone', 10, '{Backspace>7/},50', '$ 1.50'],
  ])('tells its own commas from typed ones: %s @INPUT-15 @INPUT-39', async (_, caret, keys, left) => {
    const { user, box } = open('$ 1,234.50');
    await user.click(box);
    await user.type(box, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
    await user.tab();
    expect([box.value, emitted.at(-1)]).toEqual([left, left]);
  });

  it.each(['insertCompositionText', 'insertFromComposition', 'insertReplacementText'])(
    'writes no amount while a keyboard composes it, or hears it, digit by digit: %s @INPUT-15 @INPUT-46',
    async (inputType) => {
      const { user, box } = open();
      await user.click(box);
      const enter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const text of ['2', '25', '250', '250,', '250,7']) {
        enter?.call(box, text);
        fireEvent(box, new InputEvent('input', { bubbles: true, inputType }));
        fireEvent.compositionEnd(box);
        expect(box).toHaveValue(text);
      }
      await user.tab();
      expect([box.value, emitted.at(-1)]).toEqual(['$ 250.70', '$ 250.70']);
    },
  );

  it('writes no amount when a composition ends in Safari 16, where a script makes no event with a kind @INPUT-15', () => {
    const { box } = open();
    box.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '25');
    const { InputEvent: Original } = globalThis;
    const made = jest.spyOn(globalThis, 'InputEvent').mockImplementation((type) => new Original(type));
    fireEvent.compositionEnd(box);
    made.mockRestore();
    expect(box).toHaveValue('25');
  });

  it('formats a given amount, and emits nothing until something is typed', async () => {
    const { user, box } = open('0');
    expect(box).toHaveValue('$ 0');
    await user.click(box);
    await user.tab();
    expect([box.value, emitted]).toEqual(['$ 0', []]);
  });

  it('cuts no amount that is too long: it is refused as it is', async () => {
    const { user, box } = open();
    await user.click(box);
    await user.paste('12345678901234');
    expect(box).toHaveValue('$ 12,345,678,901,234.00');
  });

  it('accepts a pasted amount with its dollar sign', async () => {
    const { user, box } = open();
    await user.click(box);
    await user.paste('$1,234.50');
    expect(box).toHaveValue('$ 1,234.50');
  });

  it('selects an amount of zero when it is tapped, so that another one takes its place @INPUT-48', async () => {
    const { user, box } = open('0');
    await user.click(box);
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3]);
    await user.paste('1500');
    expect(box).toHaveValue('$ 1,500.00');
    await user.click(box);
    expect(box.selectionStart).toBe(box.selectionEnd);
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
  });
});
