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
    keepTerm(record, billingTerm);
    return { kind: 'changed' };
  };

const keepTerm = ({ profile }: Pick<CustomerRecord, 'profile'>, billingTerm: BillingTerm): void => {
  const known = profile.read();
  if (known) profile.write({ ...known, billingTerm });
};

/** A change of the billing term shows in the term. The profile of the record then has it. */
export const termWrite = (
  record: Pick<CustomerRecord, 'profile' | 'sent'>,
  ids: UniqueIds,
  billing: Pick<BillingGateway, 'term'>,
) =>
  writeOnce(record, ids, {
    name: 'billingTerm',
    readBack: async (sent, signal) => {
      const reply = await billing.term(signal);
      if (reply.kind === 'unavailable') return undefined;
      if (reply.value !== sent) return false;
      keepTerm(record, reply.value);
      return true;
    },
  });
