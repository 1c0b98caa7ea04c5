/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { day } from '../../../tests/support/arbitraries';
import type { CalendarDate } from '../../domain/CalendarDate';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { InlineCalendar } from './InlineCalendar';

const open = (today: CalendarDate, initial?: CalendarDate) => {
  const Calendar = () => {
    const [value, setValue] = useState(initial);
    return <InlineCalendar value={value} onChange={setValue} today={today} />;
  };
  render(<Calendar />);
  return userEvent.setup();
};

describe('InlineCalendar', () => {
  it('has its visual order as its tab order, and lists that no browser fills in', async () => {
    const user = open(day('2026-11-21'), day('2026-10-02'));
    for (const name of [
      'Today',
      'Yesterday',
      'Choose the month',
      'Choose the year',
      'Go to the previous month',
      'Go to the next month',
      /^Friday, October 2nd/,
    ]) {
      await user.tab();
      expect(screen.queryByText(name) ?? screen.getByLabelText(name)).toHaveFocus();
    }
    for (const list of screen.getAllByRole('combobox')) expect(list).toHaveAttribute('autocomplete', 'off');
  });

  it('names its arrows in the language of the page', () => {
    const today = day('2026-11-21');
    render(
      <LanguageContext value={spanish}>
        <InlineCalendar value={today} onChange={() => undefined} today={today} />
      </LanguageContext>,
    );
    expect(screen.getByRole('navigation')).toHaveAccessibleName('Otros meses');
  });

  it('keeps the focus on the day that is chosen, by pointer and by keyboard', async () => {
    const user = open(day('2026-11-21'));
    const expectChosen = (name: RegExp): void => {
      expect(screen.getByLabelText(name)).toHaveFocus();
      expect(screen.getByRole('gridcell', { selected: true })).toContainElement(screen.getByLabelText(name));
    };
    await user.click(screen.getByLabelText(/^Sunday, November 1st/));
    expectChosen(/^Sunday, November 1st/);
    await user.keyboard('{ArrowLeft}{Enter}');
    expectChosen(/^Saturday, October 31st/);
    await user.click(screen.getByRole('button', { name: 'Go to the previous month' }));
    await user.click(screen.getByLabelText(/^Wednesday, September 30th/));
    expectChosen(/^Wednesday, September 30th/);
  });

  it('chooses today or yesterday in one step, and keeps the focus on the button @INPUT-31', async () => {
    const user = open(day('2026-12-01'), day('2026-10-02'));
    for (const [name, chosen] of [
      ['Yesterday', /^Monday, November 30th/],
      ['Today', /^Today, Tuesday, December 1st/],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('gridcell', { selected: true })).toContainElement(screen.getByLabelText(chosen));
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  });
});
