import type { BillingTerm } from '../../domain/account/BillingTerm';
import { type WriteOnce, asText, found, writeOnce } from '../changes/writeOnce';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';

/** Writes the billing term to the profile of the record. */
export const keepTerm = ({ profile }: Pick<CustomerRecord, 'profile'>, billingTerm: BillingTerm): void => {
  const known = profile.read();
  if (known) profile.write({ ...known, billingTerm });
};

interface Needs {
  readonly record: Pick<CustomerRecord, 'profile' | 'sent'>;
  readonly ids: UniqueIds;
  readonly billing: Pick<BillingGateway, 'term'>;
}

export type TermWrite = WriteOnce<BillingTerm>;

/** A change of the billing term shows in the term at the insurer. The profile of the record then has the new term. */
export const termWrite = ({ record, ids, billing }: Needs): TermWrite =>
  writeOnce(record, ids, {
    name: 'billingTerm',
    text: asText,
    readBack: async (sent, signal) => {
      const reply = await billing.term(signal);
      if (reply.kind === 'unavailable') return { kind: 'unknown' };
      if (reply.value === sent) keepTerm(record, reply.value);
      return found(reply.value === sent);
    },
  });
