/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enUS } from 'date-fns/locale/en-US';
import { day } from '../../../tests/support/arbitraries';
import { InlineCalendar } from './InlineCalendar';

const words = {
  previous: 'The month before',
  next: 'The month after',
  month: 'Month',
  year: 'Year',
  today: (date: string) => date,
  selected: (date: string) => date,
};

describe('InlineCalendar', () => {
  it('is gone through as it is read, the lists, the arrows, the days, and no browser fills the lists', async () => {
    const today = day('2026-11-21');
    render(
      <InlineCalendar
        value={day('2026-10-02')}
        onChange={() => undefined}
        today={today}
        max={today}
        locale={enUS}
        words={words}
      />,
    );
    const user = userEvent.setup();
    for (const name of ['Month', 'Year', 'The month before', 'The month after', /^Friday, October 2nd/]) {
      await user.tab();
      expect(screen.getByLabelText(name)).toHaveFocus();
    }
    for (const list of screen.getAllByRole('combobox')) expect(list).toHaveAttribute('autocomplete', 'off');
  });
});
