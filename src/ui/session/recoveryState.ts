import type { RecoveryAction } from '../../domain/session/passwordRecovery';

/** What the forgot screen is handed by the history's entry; the address never holds it (decisions, "Signing in"). */
export interface RecoveryState {
  readonly initialEmail: string;
  readonly action: RecoveryAction;
}

export const recoveryState = (action: RecoveryAction, initialEmail: string): RecoveryState => ({ initialEmail, action });

/** Reads it back; anything else is a forgotten password without an email. */
export const readRecoveryState = (state: unknown): RecoveryState => {
  const given = typeof state === 'object' && state !== null ? state : {};
  const email: unknown = Reflect.get(given, 'initialEmail');
  return {
    initialEmail: typeof email === 'string' ? email : '',
    action: Reflect.get(given, 'action') === 'FIRST_TIME' ? 'FIRST_TIME' : 'FORGOT_PASSWORD',
  };
};
