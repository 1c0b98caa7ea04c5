import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type LoadProfile = ReturnType<typeof loadProfile>;

/** Brings the customer's profile into the record. Throws `ApiFailure`. */
export const loadProfile =
  (customer: Pick<CustomerGateway, 'load'>, record: Pick<CustomerRecord, 'profile'>) =>
  async (signal: AbortSignal): Promise<void> => {
    record.profile.write(await customer.load(signal));
  };
