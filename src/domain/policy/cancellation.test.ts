import { cancellationErrors, cancellationReasonLimit, changeReasons } from './cancellation';

describe('cancellationErrors', () => {
  it.each([
    ['', ['cancel.reason.required']],
    ['  ', ['cancel.reason.required']],
    ['We are moving.', []],
  ])('of the reason %j @POLICY-21', (reason, messages) => {
    expect(cancellationErrors({ reason }).map(({ message }) => message)).toEqual(messages);
  });

  it('belong to the reason', () => {
    expect(cancellationErrors({ reason: '' })[0]?.field).toBe('reason');
  });
});

describe('A cancellation', () => {
  it('has its change reasons and its limit @POLICY-22 @POLICY-81', () => {
    expect(changeReasons).toEqual({ cancellation: 'custcancelled', modification: 'custmodpolpckg' });
    expect(cancellationReasonLimit).toBe(255);
  });
});
