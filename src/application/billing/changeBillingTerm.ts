import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { type WriteOnce, writeOnce } from '../writeOnce';

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
    write: WriteOnce,
  ) =>
  async (billingTerm: BillingTerm): Promise<ChangeTermOutcome> => {
    record.receipt.reset();
    const outcome = await write.send({
      decision: billingTerm,
      send: (key) => billing.updateTerm(billingTerm, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, billingTerm });
    return { kind: 'changed' };
  };

/** A change of the billing term shows in the term. */
export const termWrite = (
  record: Pick<CustomerRecord, 'sent'>,
  ids: UniqueIds,
  billing: Pick<BillingGateway, 'term'>,
) =>
  writeOnce(record, ids, {
    name: 'billingTerm',
    readBack: async (sent, signal) => {
      const reply = await billing.term(signal);
      return reply.kind === 'loaded' ? reply.value === sent : undefined;
    },
  });
