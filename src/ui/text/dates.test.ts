import { eachDayOfInterval, format, getDay } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { english } from './english';
import { spanish } from './spanish';

const year = eachDayOfInterval({ start: '2026-01-01T12:00', end: '2026-12-31T12:00' });

describe.each([
  [english, enUS, { short: 'P', long: 'PPP', time: 'p' }],
  [spanish, es, { short: 'd MMM yyyy', long: "d 'de' MMMM 'de' yyyy", time: 'h:mm aaaa' }],
])('the dates of $code', ({ dates }, locale, patterns) => {
  it('are as date-fns writes them, on each day of a year', () => {
    for (const date of year) {
      const [month, day] = [date.getMonth() + 1, date.getDate()];
      const by = (pattern: string) => format(date, pattern, { locale });
      expect(dates.short(2026, month, day)).toBe(by(patterns.short));
      expect(dates.long(2026, month, day)).toBe(by(patterns.long));
      expect([dates.month(month), dates.weekday(getDay(date))]).toEqual([by('MMMM'), by('EEEE')]);
    }
  });

  it('have times as date-fns writes them, in each minute of a day', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = new Date(2026, 5, 13, Math.floor(minute / 60), minute % 60);
      expect(dates.time(time.getHours(), time.getMinutes())).toBe(format(time, patterns.time, { locale }));
    }
  });
});
