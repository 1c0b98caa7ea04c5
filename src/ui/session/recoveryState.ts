import type { RecoveryAction } from '../../domain/session/passwordRecovery';

/**
 * What the screens of password recovery hand on to one another: through the history's entry, never through the address
 * (decisions, "Signing in").
 */
export interface RecoveryState {
  readonly initialEmail: string;
  readonly action: RecoveryAction;
}

export const recoveryState = (action: RecoveryAction, initialEmail: string): RecoveryState => ({
  initialEmail,
  action,
});

const textOf = (state: unknown, field: string): string => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/** What the forgot screen was handed; anything else is a forgotten password without an email. */
export const readRecoveryState = (state: unknown): RecoveryState => ({
  initialEmail: textOf(state, 'initialEmail'),
  action: textOf(state, 'action') === 'FIRST_TIME' ? 'FIRST_TIME' : 'FORGOT_PASSWORD',
});

export interface ResetState {
  readonly email: string;
}

export const resetState = (email: string): ResetState => ({ email });

/** What the reset screen was handed; an empty email means that no code was asked for. */
export const readResetState = (state: unknown): ResetState => ({ email: textOf(state, 'email') });
