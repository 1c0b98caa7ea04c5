import { cancellationErrors, CANCELLATION_REASON_LIMIT } from './cancellation';

describe('cancellationErrors', () => {
  it.each(['', '  '])('ask for a reason in place of %j @POLICY-21', (reason) => {
    expect(cancellationErrors({ reason })).toEqual([{ field: 'reason', message: 'cancel.reason.required' }]);
  });
});

describe('A cancellation', () => {
  it('has a reason of at most 255 characters @POLICY-22', () => {
    expect(CANCELLATION_REASON_LIMIT).toBe(255);
  });
});
