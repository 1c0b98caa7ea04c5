import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type TermWrite, keepTerm } from './termWrite';

type ChangeTermOutcome =
  | { readonly kind: 'changed' }
  /** The reply was lost, and the term could not be read back. */
  | { readonly kind: 'unknown' };

interface Needs {
  readonly billing: Pick<BillingGateway, 'updateTerm'>;
  readonly record: Pick<CustomerRecord, 'profile' | 'receipt'>;
  readonly termWrite: TermWrite;
}

export type ChangeBillingTerm = ReturnType<typeof changeBillingTerm>;

/** Changes the billing term at the insurer, and in the profile of the record. Throws `ApiFailure`. */
export const changeBillingTerm =
  ({ billing, record, termWrite }: Needs) =>
  async (billingTerm: BillingTerm): Promise<ChangeTermOutcome> => {
    record.receipt.reset();
    const outcome = await termWrite.send({
      decision: billingTerm,
      send: (key) => billing.updateTerm(billingTerm, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    keepTerm(record, billingTerm);
    return { kind: 'changed' };
  };
