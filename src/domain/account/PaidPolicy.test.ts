import { isActive, isCancelled, isInactive } from './PaidPolicy';

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
