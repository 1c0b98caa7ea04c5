import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly customer: Pick<CustomerGateway, 'load'>;
  readonly record: Pick<CustomerRecord, 'profile'>;
}

export type LoadProfile = ReturnType<typeof loadProfile>;

/** Loads the customer's profile into the record. Throws `ApiFailure`. */
export const loadProfile =
  ({ customer, record }: Needs) =>
  async (signal: AbortSignal): Promise<void> => {
    record.profile.write(await customer.load(signal));
  };
