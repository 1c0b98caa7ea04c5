/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';
import { EntryNote } from './EntryNote';
import { InlineSearch } from './InlineSearch';
import { PhoneField } from './PhoneField';
import { noNotice } from './useEntry';

const leftOut = (text: string) => <EntryNote id="note" notice={{ ...noNotice, leftOut: text }} />;
const note = (): string => document.getElementById('note')?.textContent ?? '';

/** Presses the mouse outside a field, and shows a text meanwhile. */
const pressAndLeaveOut = () => {
  const { rerender } = render(leftOut(''));
  fireEvent.pointerDown(document.body);
  rerender(leftOut('x12'));
  expect(note()).toBe('');
};

const Phone = () => {
  const [value, setValue] = useState('');
  return <PhoneField name="phone" label="Phone" value={value} onChange={setValue} />;
};

const Page = () => {
  const [error, setError] = useState<string>();
  const leave = (): void => setError('There is no such page');
  return <InlineSearch label="Page" value="9" onChange={() => undefined} maxLength={5} error={error} onEnd={leave} />;
};

describe('A text beside a field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows at once where nothing is pressed', () => {
    const { rerender } = render(leftOut(''));
    rerender(leftOut('x12'));
    expect(note()).toBe('“x12” was left out');
  });

  it.each(['click', 'pointerCancel'] as const)('waits during a press, until the %s @INPUT-51', (end) => {
    pressAndLeaveOut();
    fireEvent.pointerUp(document.body);
    expect(note()).toBe('');
    fireEvent[end](document.body);
    expect(note()).toBe('“x12” was left out');
  });

  it('waits no longer for the click of a press that has none @INPUT-51', () => {
    pressAndLeaveOut();
    fireEvent.pointerUp(document.body);
    act(() => jest.advanceTimersByTime(299));
    expect(note()).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(note()).toBe('“x12” was left out');
  });

  it.each<[string, () => void, string, string]>([
    ['a phone number', () => render(<Phone />), 'Phone', '(201) 555-0199 x12'],
    ['a page', () => render(<Page />), 'Page', '9'],
    [
      'a date',
      () => render(<DateField name="loss" label="Date" value={undefined} typed="11/20/" onChange={() => undefined} />),
      'Year',
      '26',
    ],
  ])('moves no button while %s is left by a press @INPUT-51', async (_, open, label, typed) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    await user.type(screen.getByLabelText(label), typed);
    const before = document.body.textContent;
    await user.pointer({ target: document.body, keys: '[MouseLeft>]' });
    expect(screen.getByLabelText(label)).not.toHaveFocus();
    expect(document.body.textContent).toBe(before);
    await user.pointer({ target: document.body, keys: '[/MouseLeft]' });
    expect(document.body.textContent).not.toBe(before);
  });
});
