import { english } from './english';
import { spanish } from './spanish';

describe('longDay', () => {
  it.each([english, spanish])('writes each month as the browser does, in $code', ({ code, longDay }) => {
    const byBrowser = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1)
      expect(longDay(2026, month, 9)).toBe(byBrowser.format(new Date(Date.UTC(2026, month - 1, 9))));
  });
});
