import { ApiFailure, type FailureKind } from '../../application/ApiFailure';

/** Shown on the error page; the same statuses as over HTTP. */
const shownStatus: Readonly<Record<FailureKind, number>> = {
  unauthorized: 401,
  notFound: 404,
  unknownOutcome: 509,
  other: 400,
};

/** Refuses a call where the port has no variant for it. */
export const fail = (kind: FailureKind, message: string): never => {
  throw new ApiFailure({ kind, status: shownStatus[kind], message });
};
