import { ApiFailure } from '../../application/ApiFailure';
import type { UniqueIds } from '../../application/ports/UniqueIds';

/** The reference of an error: the same for the customer who reports it and for the operator who looks for it. */
export type ReferenceOf = (error: unknown) => string;

/** A failed call has the reference of its call. Any other error gets one when it is first asked for. */
export const errorReferences = (ids: UniqueIds): ReferenceOf => {
  const given = new WeakMap<object, string>();
  return (error) => {
    if (error instanceof ApiFailure && error.details.correlationId) return error.details.correlationId;
    const key = Object(error) as object;
    const reference = given.get(key) ?? ids.next();
    given.set(key, reference);
    return reference;
  };
};
