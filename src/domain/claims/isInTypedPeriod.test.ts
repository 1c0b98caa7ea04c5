import type { CalendarDate } from '../CalendarDate';
import { isInTypedPeriod } from './isInTypedPeriod';

const days = ['2025-03-31', '2026-03-01', '2026-05-15', '2026-09-30'] as const;
const found = (typed: string) => days.filter((day) => isInTypedPeriod(typed)?.(day as CalendarDate));

describe('The month or day of a submission', () => {
  it.each([
    ['March', ['2025-03-31', '2026-03-01']],
    [' mar ', ['2025-03-31', '2026-03-01']],
    ['marzo', ['2025-03-31', '2026-03-01']],
    ['March 2026', ['2026-03-01']],
    ['MARCH, 2026', ['2026-03-01']],
    ['Mar. 2026', ['2026-03-01']],
    ['marzo de 2026', ['2026-03-01']],
    ['marzo del 2025', ['2025-03-31']],
    ['setiembre', ['2026-09-30']],
    ['2026-03', ['2026-03-01']],
    ['03/2026', ['2026-03-01']],
    ['3/2026', ['2026-03-01']],
    ['2026/3', ['2026-03-01']],
    ['03.2026', ['2026-03-01']],
    ['3 2026', ['2026-03-01']],
    ['mar-2026', ['2026-03-01']],
    ['marzo/2026', ['2026-03-01']],
    ['March of 2026', ['2026-03-01']],
    ['2026\u201303', ['2026-03-01']],
    ['March 20', ['2025-03-31', '2026-03-01']],
    ['May', ['2026-05-15']],
    ['March 2024', []],
    ['03/31/2025', ['2025-03-31']],
    ['3/1/2026, 3:30 PM', ['2026-03-01']],
    ['2026-09-30', ['2026-09-30']],
    ['Sep 30, 2026', ['2026-09-30']],
    ['15 de mayo de 2026', ['2026-05-15']],
    ['05/16/2026', []],
  ])('that is typed as "%s" is %j @CLAIM-64', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it.each(['', 'ma', 'mars', 'HC-204938', '2026', '03', '03/26', 'March 2026 claim', '12345-67', '02/30/2026'])(
    'is not in "%s" @CLAIM-64',
    (typed) => {
      expect(isInTypedPeriod(typed)).toBeUndefined();
    },
  );
});
