/** The header of a write that happens once per decision of the customer. */
export const keyed = (idempotencyKey = '') => (idempotencyKey === '' ? {} : { 'Idempotency-Key': idempotencyKey });
