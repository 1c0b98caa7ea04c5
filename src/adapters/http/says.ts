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
 * Whether a failure says this. Its code decides; without one, or with one that the portal does not know, the message that the
 * specification names.
 *
 * @param inWords what the message says
 */
export const says = (
  { code }: Pick<FailureDetails, 'code'>,
  wanted: (typeof failureCodes)[number],
  inWords: boolean,
): boolean => (failureCodes.some((known) => known === code) ? code === wanted : inWords);
