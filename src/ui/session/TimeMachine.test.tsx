/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { today } from '../../../tests/support/memoryCustomer';
import type { CalendarDate } from '../../domain/CalendarDate';
import { TimeMachine } from './TimeMachine';

const show = () => {
  const chosen: (CalendarDate | undefined)[] = [];
  render(<TimeMachine today={today} travel={{ chosen: () => undefined, choose: (date) => void chosen.push(date) }} />);
  return chosen;
};

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

describe('TimeMachine @CONFIG-11', () => {
  it("has a checkbox and an input for today's date; each only sets the date", () => {
    const chosen = show();
    const checkbox = screen.getByRole('checkbox', { name: "Change Today's Date" });
    expect(screen.getByRole('group', { name: "Today's date" })).toBeVisible();
    expect(screen.getByLabelText('Year')).toHaveValue('');

    fireEvent.click(checkbox);
    expect(screen.getByLabelText('Year')).toHaveValue('2026');
    type('Year', '2031');
    fireEvent.click(checkbox);

    expect(screen.getByLabelText('Year')).toHaveValue('');
    expect(chosen).toStrictEqual(['2026-11-21', '2031-11-21', undefined]);
  });

  it('is on once a date is typed, and the customer goes on typing', () => {
    const chosen = show();
    screen.getByLabelText('Year').focus();
    type('Month', '3');
    type('Day', '9');
    type('Year', '2031');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(chosen.at(-1)).toBe('2031-03-09');
    expect(screen.getByLabelText('Year')).toHaveFocus();
  });
});
