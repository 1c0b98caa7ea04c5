import type { FailureDetails } from '../../application/ApiFailure';

/** What a failure may say in its `code` (an assumption). */
const failureCodes = [
  'token-expired',
  'email-exists',
  'code-expired',
  'too-many-attempts',
  'change-forbidden',
  'blank-field',
] as const;

/**
 * Whether a failure has this code. If it has no code, or one that the portal does not know, the message of the specification decides.
 *
 * @param inWords whether the message says so
 */
export const hasCode = (
  { code }: Pick<FailureDetails, 'code'>,
  wanted: (typeof failureCodes)[number],
  inWords: boolean,
): boolean => (failureCodes.some((known) => known === code) ? code === wanted : inWords);
