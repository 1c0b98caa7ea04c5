import { cancellationErrors, cancellationReasonLimit, changeReasons } from './cancellation';

describe('cancellationErrors', () => {
  it.each(['', '  '])('ask for a reason in place of %j @POLICY-21', (reason) => {
    expect(cancellationErrors({ reason })).toEqual([{ field: 'reason', message: 'cancel.reason.required' }]);
  });

  it('are none for a reason @POLICY-21', () => {
    expect(cancellationErrors({ reason: 'We are moving.' })).toEqual([]);
  });
});

describe('A cancellation', () => {
  it('has its change reasons and its limit @POLICY-22 @POLICY-81', () => {
    expect(changeReasons).toEqual({ cancellation: 'custcancelled', modification: 'custmodpolpckg' });
    expect(cancellationReasonLimit).toBe(255);
  });
});
