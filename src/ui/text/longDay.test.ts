import { eachDayOfInterval, format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { english } from './english';
import { spanish } from './spanish';

describe('longDay', () => {
  it.each([
    [english, enUS],
    [spanish, es],
  ])('writes each day of a year as the long format of policy dates does', ({ longDay, patterns }, locale) => {
    for (const day of eachDayOfInterval({ start: '2026-01-01T12:00', end: '2026-12-31T12:00' }))
      expect(longDay(2026, day.getMonth() + 1, day.getDate())).toBe(format(day, patterns.long, { locale }));
  });
});
