/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { day } from '../../../tests/support/arbitraries';
import type { CalendarDate } from '../../domain/CalendarDate';
import { DateField } from './DateField';
import { Form } from './Form';

const impossible = 'Enter a date that exists, such as 11/20/2026';

const emitted: (CalendarDate | undefined)[] = [];

const Loss = ({ initial }: { readonly initial: CalendarDate | undefined }) => {
  const [value, setValue] = useState(initial);
  const change = (date: CalendarDate | undefined): void => {
    emitted.push(date);
    setValue(date);
  };
  return (
    <>
      <DateField name="loss" label="Date of loss" value={value} onChange={change} />
      <button onClick={() => setValue(day('2026-03-01'))}>Choose in the calendar</button>
    </>
  );
};

const boxes = () => ['Month', 'Day', 'Year'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
const values = (): readonly string[] => boxes().map(({ value }) => value);

const open = (initial?: CalendarDate) => {
  emitted.length = 0;
  render(<Loss initial={initial} />);
  return userEvent.setup();
};

/** Opens an empty field in a form. Returns the values that the form submits. */
const openInForm = (): readonly unknown[] => {
  emitted.length = 0;
  const submitted: unknown[] = [];
  render(
    <Form onSubmit={() => submitted.push(emitted.at(-1))}>
      <Loss initial={undefined} />
      <button type="submit">Next</button>
    </Form>,
  );
  return submitted;
};

/** Fills the boxes, part by part, and leaves each. */
const fill = (...parts: readonly string[]): void => {
  for (const [index, box] of boxes().entries()) {
    const value = parts[index] ?? '';
    if (value === '') continue;
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  }
};

const problem = (): string => document.getElementById('field-loss-error')?.textContent ?? '';

const note = (): string => document.getElementById('field-loss-note')?.textContent ?? '';

describe('DateField', () => {
  it('is submitted as a tool has filled it, without an event @INPUT-46', async () => {
    const submitted = openInForm();
    const parts = ['11', '05', '2026'];
    for (const [index, box] of boxes().entries()) box.value = parts[index] ?? '';
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect([submitted, values()]).toEqual([['2026-11-05'], parts]);
  });

  it('is submitted by a press that leaves the focus in it, as by voice @INPUT-46', async () => {
    const submitted = openInForm();
    await userEvent.type(screen.getByLabelText('Month'), '11/05/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(submitted).toEqual(['2026-11-05']);
  });

  it.each([
    ['01', '31', '2026', '2026-01-31'],
    ['1', '2', '2026', '2026-01-02'],
    ['2', '29', '2024', '2024-02-29'],
  ])('emits %s %s %s as %s @INPUT-8', (month, dayOfMonth, year, date) => {
    open();
    fill(month, dayOfMonth, year);
    expect(emitted.at(-1)).toBe(date);
    expect(problem()).toBe('');
    expect(values()).toEqual([month, dayOfMonth, year]);
  });

  it.each([
    ['2', '30', '2026', 'Day'],
    ['13', '1', '2026', 'Month'],
    ['0', '1', '2026', 'Month'],
    ['1', '32', '2026', 'Day'],
    ['1', '1', '1900', 'Year'],
    ['1', '1', '2100', 'Year'],
  ])(
    'says of %s %s %s that it does not exist, marks the part, and emits no date @INPUT-9',
    (month, dayOfMonth, year, wrong) => {
      open();
      fill(month, dayOfMonth, year);
      expect(emitted.at(-1)).toBeUndefined();
      expect(problem()).toBe(impossible);
      expect(document.querySelector('fieldset')).toHaveAccessibleDescription(impossible);
      expect(boxes().filter((box) => box.getAttribute('aria-invalid') === 'true')).toEqual([
        screen.getByLabelText(wrong),
      ]);
      for (const box of boxes()) expect(box).toHaveAccessibleDescription(impossible);
    },
  );

  it.each([
    ['1', '', ''],
    ['1', '31', ''],
    ['', '', '2026'],
    ['1', '31', '202'],
  ])('emits no date and shows no error while it is incomplete: %j %j %j', (...parts) => {
    open();
    fill(...parts);
    expect(emitted.filter(Boolean)).toEqual([]);
    expect(problem()).toBe('');
  });

  describe('while it is typed', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const typeYear = (value: string): void => {
      fireEvent.input(screen.getByLabelText('Year'), { target: { value }, inputType: 'insertText' });
    };

    it('emits a second after the last key, and not before @INPUT-11', () => {
      open(day('2026-11-21'));
      typeYear('202');
      act(() => jest.advanceTimersByTime(999));
      typeYear('2025');
      act(() => jest.advanceTimersByTime(999));
      expect(emitted).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
      expect(emitted).toEqual(['2025-11-21']);
    });

    it.each([
      ['is left', (box: HTMLElement) => fireEvent.blur(box)],
      ['is followed by Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
    ])('emits at once, and once, when a part %s', (_, goOn) => {
      open(day('2026-11-21'));
      typeYear('2025');
      act(() => void goOn(screen.getByLabelText('Year')));
      expect(emitted).toEqual(['2025-11-21']);
      act(() => jest.advanceTimersByTime(5_000));
      expect(emitted).toEqual(['2025-11-21']);
    });

    it.each([{ isComposing: true }, { keyCode: 229 }])(
      'does not emit at the Enter that ends a composition: %j',
      (how) => {
        open(day('2026-11-21'));
        typeYear('2025');
        fireEvent.keyDown(screen.getByLabelText('Year'), { key: 'Enter', ...how });
        expect(emitted).toEqual([]);
      },
    );

    it('emits when the pointer is released, so that no error moves a button while it is pressed', () => {
      open(day('2026-11-21'));
      typeYear('2025');
      const year = screen.getByLabelText('Year');
      fireEvent.pointerDown(document.body);
      fireEvent.blur(year);
      expect(emitted).toEqual([]);
      fireEvent.pointerUp(document.body);
      expect(emitted).toEqual(['2025-11-21']);
    });

    it.each([
      ['screen', cleanup],
      ['page', () => fireEvent(window, new Event('pagehide'))],
    ])('emits once what was just typed when the %s is left', (_, go) => {
      open(day('2026-11-21'));
      typeYear('2025');
      act(() => go());
      act(() => jest.advanceTimersByTime(5_000));
      expect(emitted).toEqual(['2025-11-21']);
    });
  });

  it('takes two, two and four digits, and nothing else @INPUT-7', async () => {
    const user = open();
    expect(boxes().map((box) => box.placeholder)).toEqual(['mm', 'dd', 'yyyy']);
    await user.type(screen.getByLabelText('Month'), '1x23');
    await user.type(screen.getByLabelText('Day'), '4x56');
    await user.type(screen.getByLabelText('Year'), '20267');
    expect(values()).toEqual(['12', '45', '2026']);

    expect(note()).toBe('1 character did not fit');

    fill('987', '654', '32109');
    expect(values()).toEqual(['98', '65', '3210']);
    expect(note()).toBe('1 character did not fit');
  });

  it.each(['11/20/2025', '11-20-2025', '11.20.2025', '11 20 2025', '１１／２０／２０２５'])(
    'moves to the next part at a separator: %s @INPUT-42',
    async (typed) => {
      const user = open(day('2026-01-31'));
      await user.clear(screen.getByLabelText('Month'));
      await user.type(screen.getByLabelText('Month'), typed);
      expect([values(), note()]).toEqual([['11', '20', '2025'], '']);
    },
  );

  it('keeps no letter that a keyboard has composed in a part, as it keeps none that is typed @INPUT-7', () => {
    open(day('2025-11-20'));
    const month = screen.getByLabelText<HTMLInputElement>('Month');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(month, '11あ');
    fireEvent(month, new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
    expect(month).toHaveValue('11あ');
    fireEvent.compositionEnd(month);
    expect([values(), note(), problem()]).toEqual([['11', '20', '2025'], '1 character did not fit', '']);
  });

  it('stays in a part without digits, and in the last one', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Month'), '/1');
    await user.type(screen.getByLabelText('Year'), '2025/');
    expect(values()).toEqual(['1', '', '2025']);
    expect(screen.getByLabelText('Year')).toHaveFocus();
  });

  it.each(['11/20/2026', '2026-11-20', '11202026', 'Nov 20, 2026', ' 20 de noviembre de 2026\n'])(
    'fills every part with %j that is pasted into any of them, and emits it at once @INPUT-42',
    async (pasted) => {
      const user = open();
      for (const box of boxes()) {
        await user.clear(box);
        await user.paste(pasted);
        expect(values()).toEqual(['11', '20', '2026']);
        expect(emitted.at(-1)).toBe('2026-11-20');
        expect([problem(), note()]).toEqual(['', '']);
      }
    },
  );

  it('takes a date that is pasted behind what is there @INPUT-42', async () => {
    const user = open(day('2026-11-21'));
    await user.click(screen.getByLabelText('Year'));
    await user.paste('10/05/2025');
    expect([values(), emitted.at(-1), problem()]).toEqual([['10', '05', '2025'], '2025-10-05', '']);
  });

  it.each(['05.06.2026', 'yesterday', '11/20'])('ignores a pasted %j, and says so @INPUT-42', async (pasted) => {
    const user = open(day('2026-11-21'));
    await user.click(screen.getByLabelText('Month'));
    await user.paste(pasted);
    expect(values()).toEqual(['11', '21', '2026']);
    expect(problem()).toBe(impossible);
    await user.type(screen.getByLabelText('Month'), '{Backspace}2');
    expect(problem()).toBe('');
  });

  it('says of a year of two digits that it needs four, once it is left @INPUT-43', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Month'), '11');
    await user.type(screen.getByLabelText('Day'), '20');
    await user.type(screen.getByLabelText('Year'), '26');
    expect(problem()).toBe('');
    await user.tab();
    expect(problem()).toBe('Enter the year with four digits, such as 2026');
  });

  it('reads the digits of other scripts', () => {
    open();
    fill('１１', '٢٠', '２０２６');
    expect(emitted.at(-1)).toBe('2026-11-20');
  });

  it('shows and emits a typed text that is no date', () => {
    const typed: string[] = [];
    render(
      <DateField
        name="loss"
        label="Date"
        value={undefined}
        typed="2/29/2026"
        onChange={(_, text) => typed.push(text)}
      />,
    );
    expect(values()).toEqual(['2', '29', '2026']);
    expect(problem()).toBe(impossible);
    fill('', '30');
    expect(typed.at(-1)).toBe('2/30/2026');
  });

  it('is required in every part', () => {
    open();
    for (const box of boxes()) expect(box).toBeRequired();
  });

  it('shows a given date, and one that is chosen elsewhere', async () => {
    const user = open(day('2026-11-21'));
    fill('', '5');
    expect(values()).toEqual(['11', '5', '2026']);
    await user.click(screen.getByText('Choose in the calendar'));
    expect(values()).toEqual(['03', '01', '2026']);
    fill('', '9');
    expect(values()).toEqual(['03', '9', '2026']);
  });

  it('keeps what is typed as it is typed when the same date is given back', () => {
    const field = (value: CalendarDate | undefined) => (
      <DateField name="loss" label="Date of loss" value={value} onChange={() => undefined} />
    );
    const { rerender } = render(field(undefined));
    fill('3', '1', '2026');
    for (const value of [day('2026-03-01'), undefined, day('2026-03-01')]) rerender(field(value));
    expect(values()).toEqual(['3', '1', '2026']);
  });

  it('emits no date as soon as a part is emptied', async () => {
    const user = open(day('2026-11-21'));
    const [, dayBox] = boxes();
    if (dayBox) await user.clear(dayBox);
    expect(emitted).toEqual([undefined]);
    expect(values()).toEqual(['11', '', '2026']);
  });

  it('masks the year on request @INPUT-10', () => {
    render(<DateField name="birth" label="Date of birth" value={undefined} onChange={() => undefined} maskYear />);
    expect(boxes().map((box) => box.classList.contains('masked'))).toEqual([false, false, true]);
  });

  it('shows the error of its form', () => {
    render(
      <Form onSubmit={() => undefined} errors={[{ field: 'loss', message: 'Required' }]}>
        <DateField name="loss" label="Date of loss" value={undefined} onChange={() => undefined} />
      </Form>,
    );
    expect(problem()).toBe('Required');
    // The alert of the form is announced, and the field does not say it once more.
    expect(screen.getByText('Required', { selector: 'span' })).toHaveAttribute('aria-live', 'off');
    expect(screen.getByRole('link', { name: 'Required' })).toHaveAttribute('href', `#${boxes()[0]?.id ?? ''}`);
  });
});
