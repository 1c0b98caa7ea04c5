import { ApiFailure } from '../../application/ApiFailure';

/** Shown on the error page; the same statuses as over HTTP. */
const shownStatus = { unauthorized: 401, notFound: 404, other: 400 } as const;

/** Refuses a call whose reply has no variant for it. */
export const fail = (kind: keyof typeof shownStatus, message: string): never => {
  throw new ApiFailure({ kind, status: shownStatus[kind], message });
};

/** The variant of a reply that refuses. */
export const refused = (message: string) => ({ kind: 'refused', message }) as const;
