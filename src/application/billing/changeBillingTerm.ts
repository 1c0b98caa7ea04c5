import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type ChangeBillingTerm = ReturnType<typeof changeBillingTerm>;

/** Changes how often the customer pays; the profile in the record knows it at once. Throws `ApiFailure`. */
export const changeBillingTerm =
  (billing: Pick<BillingGateway, 'updateTerm'>, record: Pick<CustomerRecord, 'profile'>) =>
  async (billingTerm: BillingTerm): Promise<void> => {
    await billing.updateTerm(billingTerm);
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, billingTerm });
  };
