import type { CustomerRecord } from '../ports/CustomerRecord';

export type ClearSession = ReturnType<typeof clearSession>;

/** Signs the customer out here: tokens, user and every data group go (document 1, section 4). No call is made. */
export const clearSession = (record: Pick<CustomerRecord, 'clear'>) => (): void => record.clear();
