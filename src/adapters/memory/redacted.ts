import type { CallName } from '../../application/ports/Gateways';

/** Calls whose only argument is a secret. */
const secretCalls: readonly string[] = ['auth.checkInvitation', 'billing.updateMethod'] satisfies CallName[];

const SECRET_FIELD = /password|token|^(?:confirmation|verification)Code$/i;

const HIDDEN = '…';

const withoutSecrets = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([field, content]) => [field, SECRET_FIELD.test(field) ? HIDDEN : content]),
      )
    : value;

/** The arguments of a call for the log, as JSON without passwords, codes and tokens. */
export const redacted = (call: string, sent: readonly unknown[]): string =>
  sent
    .filter((value) => !(value instanceof AbortSignal))
    .map((value) => JSON.stringify(secretCalls.includes(call) ? HIDDEN : withoutSecrets(value)))
    .join(', ');
