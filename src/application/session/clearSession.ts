import type { CustomerRecord } from '../ports/CustomerRecord';

export type ClearSession = ReturnType<typeof clearSession>;

/** Clears the whole record of the customer in this tab. It makes no call. Rule SIGNIN-35. */
export const clearSession = (record: Pick<CustomerRecord, 'clear'>) => (): void => record.clear();
