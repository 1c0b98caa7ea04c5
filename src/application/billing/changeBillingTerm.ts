import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { WriteOnce } from '../unknownOutcome';
import type { TermIsChanged } from './termIsChanged';

type ChangeTermOutcome =
  | { readonly kind: 'changed' }
  /** The reply was lost, and the term could not be read back. */
  | { readonly kind: 'unknown' };

export type ChangeBillingTerm = ReturnType<typeof changeBillingTerm>;

/** Changes the billing term at the insurer, and in the profile of the record. Throws `ApiFailure`. */
export const changeBillingTerm =
  (
    billing: Pick<BillingGateway, 'updateTerm'>,
    record: Pick<CustomerRecord, 'profile' | 'receipt'>,
    writeOnce: WriteOnce,
    isTermChanged: TermIsChanged,
  ) =>
  async (billingTerm: BillingTerm): Promise<ChangeTermOutcome> => {
    record.receipt.reset();
    const outcome = await writeOnce({
      name: 'billingTerm',
      decision: billingTerm,
      send: (key) => billing.updateTerm(billingTerm, key),
      isDone: () => isTermChanged(billingTerm),
    });
    if (outcome.kind === 'notDone') throw outcome.failure;
    if (outcome.kind === 'unknown') return outcome;
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, billingTerm });
    return { kind: 'changed' };
  };
