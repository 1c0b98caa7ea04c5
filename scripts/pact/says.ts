/** What a failure has to say. The portal reads the code; without one that it knows, the status and the message. */
export interface Says {
  readonly code: string;
  /** A regular expression. */
  readonly message: string;
  /** The statuses with which the message counts; any without them. */
  readonly statuses?: readonly number[];
  /** Whether a 401 is read; with all others it signs the customer out. */
  readonly isReadWith401?: boolean;
}

/** The codes of docs/backend.md. Any other one says nothing. */
const codes = ['token-expired', 'email-exists', 'code-expired', 'too-many-attempts', 'change-forbidden', 'blank-field'];

export const isSaid = (
  { code, message, statuses, isReadWith401 = false }: Says,
  given: { readonly status: number; readonly code: string; readonly message: string },
): boolean => {
  if (given.status < 400 || (given.status === 401 && !isReadWith401)) return false;
  if (codes.includes(given.code)) return given.code === code;
  return (statuses?.includes(given.status) ?? true) && new RegExp(message).test(given.message);
};

/** "the code "email-exists", or the status 400 and a message that matches "already exists"" */
export const describedSays = ({ code, message, statuses }: Says): string =>
  `the code "${code}", or ${statuses ? `the status ${statuses.join(' or ')} and ` : ''}a message that matches "${message}"`;

/** The failures that the portal tells from others. */
export const failures = {
  tokenExpired: {
    code: 'token-expired',
    message: '^The incoming token has expired$',
    statuses: [401],
    isReadWith401: true,
  },
  emailExists: { code: 'email-exists', message: 'already exists', statuses: [400] },
  codeExpired: { code: 'code-expired', message: 'expired', isReadWith401: true },
  tooManyAttempts: { code: 'too-many-attempts', message: 'attempts', isReadWith401: true },
  changeForbidden: { code: 'change-forbidden', message: 'PolicyChangeForbidden' },
  previewForbidden: { code: 'change-forbidden', message: 'PolicyChangeForbidden', statuses: [400, 500] },
  blankField: { code: 'blank-field', message: "can't be blank", statuses: [400] },
} as const satisfies Record<string, Says>;
