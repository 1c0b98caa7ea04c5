import { day } from '../../../tests/support/arbitraries';
import { type PaidPolicy, hasStarted, isActive, isCancelled, isInactive, policyOn } from './PaidPolicy';

describe('The status of a policy', () => {
  it.each([
    ['', true, false],
    ['current', true, false],
    ['cancelled', false, true],
    ['Current', false, false],
    [' ', false, false],
    ['expired', false, false],
    ['lapsed', false, false],
    ['pending', false, false],
    ['canceled', false, false],
  ])('%j: active %s, cancelled %s @POLICY-13', (status, active, isGone) => {
    expect([isActive({ status }), isInactive({ status }), isCancelled({ status })]).toEqual([active, !active, isGone]);
  });
});

describe('hasStarted', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2027-01-01', false],
  ])('of a term that starts on %s, on 2026-11-21: %s @POLICY-42', (termStart, started) => {
    expect(hasStarted({ termStart: day(termStart) }, day('2026-11-21'))).toBe(started);
  });

  it('is false for a term without a start', () => {
    expect(hasStarted({}, day('2026-11-21'))).toBe(false);
  });
});

describe('policyOn @POLICY-99', () => {
  const running = { termEnd: day('2026-12-10') };
  const policy = { status: '', termStart: day('2026-12-12'), termEnd: day('2027-12-12'), running };

  it.each<[string, string, string | undefined, Partial<PaidPolicy>?]>([
    ['the current term', '2026-12-10', '2026-12-10'],
    ['the future term, after the current one', '2026-12-11', '2027-12-12'],
    ['the future term', '2026-12-12', '2027-12-12'],
    ['the future term, though the current one runs', '2026-12-05', '2027-12-12', { termStart: day('2026-12-01') }],
    ['the current term, whose end is missing', '2026-12-10', undefined, { running: {} }],
    ['the current term, before an unknown day', '2026-12-10', '2026-12-10', { termStart: undefined }],
    ['the only term', '2026-12-10', '2027-12-12', { running: undefined }],
  ])('is by %s', (_, on, termEnd, ...[change]) => {
    expect(policyOn({ ...policy, ...change }, day(on)).termEnd).toBe(termEnd);
  });
});
