import { cancellationFailures, cancellationReasonLimit, changeReasons } from './cancellation';

describe('cancellationFailures', () => {
  it.each([
    ['', ['cancel.reason.required']],
    ['  ', ['cancel.reason.required']],
    ['We are moving.', []],
  ])('of the reason %j', (reason, messages) => {
    expect(cancellationFailures({ reason }).map(({ message }) => message)).toEqual(messages);
  });

  it('stand at the reason', () => {
    expect(cancellationFailures({ reason: '' })[0]?.field).toBe('reason');
  });
});

describe('A cancellation', () => {
  it('has the reasons and the limit of the specification', () => {
    expect(changeReasons).toEqual({ cancellation: 'custcancelled', modification: 'custmodpolpckg' });
    expect(cancellationReasonLimit).toBe(255);
  });
});
