import { day } from '../../../tests/support/arbitraries';
import { termSummary } from './termSummary';

const days = { termStart: day('2026-12-12'), termEnd: day('2027-12-11') };

describe('termSummary', () => {
  it.each([
    ['', '2026-12-11', { status: '', firstDay: '2026-12-12' }],
    ['', '2026-12-12', { status: '', lastDay: '2027-12-11' }],
    ['current', '2027-01-01', { status: 'current', lastDay: '2027-12-11' }],
    ['cancelled', '2026-12-11', { status: 'cancelled' }],
  ])('of a policy with the status "%s" is, on %s, %j @HOME-10', (status, today, summary) => {
    expect(termSummary({ ...days, status }, day(today))).toEqual(summary);
  });

  it('has no first day where the insurer sends none', () => {
    expect(termSummary({ status: '', termEnd: days.termEnd }, day('2026-12-11'))).toEqual({
      status: '',
      lastDay: '2027-12-11',
    });
  });
});
