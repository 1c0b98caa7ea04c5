/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { today } from '../../../tests/support/memoryCustomer';
import type { CalendarDate } from '../../domain/CalendarDate';
import { TimeMachine } from './TimeMachine';

describe('TimeMachine', () => {
  it("has a checkbox, and an input for today's date while it is checked; each only sets the date @CONFIG-11", () => {
    const chosen: (CalendarDate | undefined)[] = [];
    render(
      <TimeMachine today={today} travel={{ chosen: () => undefined, choose: (date) => void chosen.push(date) }} />,
    );
    const checkbox = screen.getByRole('checkbox', { name: "Change Today's Date" });
    expect(screen.queryByRole('group', { name: "Today's date" })).toBeNull();

    fireEvent.click(checkbox);
    const year = screen.getByLabelText('Year');
    fireEvent.change(year, { target: { value: '2031' } });
    fireEvent.blur(year);
    fireEvent.click(checkbox);

    expect(screen.queryByRole('group', { name: "Today's date" })).toBeNull();
    expect(chosen).toStrictEqual(['2026-11-21', '2031-11-21', undefined]);
  });
});
