import { readRecoveryState, readResetState, recoveryState, resetState } from './recoveryState';

const nothing = [undefined, null, 'text', 7, [], {}, { email: 5, initialEmail: {}, action: 'SOMETHING' }];

describe('What the screens of password recovery hand on', () => {
  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)('is read as it was written: %s', (action) => {
    const state = recoveryState(action, 'ada@example.com');
    expect(readRecoveryState(structuredClone(state))).toEqual(state);
  });

  it('is read as it was written: the email that a code was sent to', () => {
    const state = resetState('ada@example.com');
    expect(readResetState(structuredClone(state))).toEqual(state);
  });

  it.each(nothing)('is a forgotten password without an email, where it is %j', (state) => {
    expect(readRecoveryState(state)).toEqual({ initialEmail: '', action: 'FORGOT_PASSWORD' });
    expect(readResetState(state)).toEqual({ email: '' });
  });
});
