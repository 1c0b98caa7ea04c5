import { isCancelled } from '../../domain/account/PaidPolicy';
import type { AccountChange } from '../../domain/account/Receipt';
import { type Cancellation, emptyCancellation } from '../../domain/policy/cancellation';
import { cancellationEffect } from '../../domain/policy/cancellationEffect';
import { cancelled } from '../../domain/policy/Policy';
import type { LoadPolicy } from '../account/loadPolicy';
import { type WriteOnce, asText, writeOnce } from '../changes/writeOnce';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Draft } from '../ports/Drafts';
import type { UniqueIds } from '../ports/UniqueIds';
import { findInPolicy } from './findInPolicy';

export const cancellationDraft = ({ drafts }: Pick<CustomerRecord, 'drafts'>): Draft<Cancellation> =>
  drafts.of('cancellation', emptyCancellation);

interface Needs {
  readonly record: Pick<CustomerRecord, 'sent'>;
  readonly loadPolicy: LoadPolicy;
  readonly ids: UniqueIds;
}

export type CancellationWrite = WriteOnce<string>;

/** A cancellation, whose decision is its reason, shows in the policy. */
export const cancellationWrite = ({ record, loadPolicy, ids }: Needs): CancellationWrite =>
  writeOnce(record, ids, {
    name: 'cancellation',
    text: asText,
    readBack: (_, signal) => findInPolicy(loadPolicy, signal, isCancelled),
    supersedesLater: true,
  });

/** What a cancellation changes. Call it before the record has the cancelled policy. */
export const changeOfCancellation = ({ policy }: Pick<CustomerRecord, 'policy'>, reason: string): AccountChange => ({
  ...cancellationEffect(policy.read()),
  reason,
});

interface MarkNeeds {
  readonly record: Pick<CustomerRecord, 'drafts' | 'policy' | 'receipt'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Marks the policy in the record as cancelled in this session, and keeps the receipt. */
export const markCancelled = ({ record, clock }: MarkNeeds, change: AccountChange): { readonly kind: 'cancelled' } => {
  const policy = record.policy.read();
  if (policy) record.policy.write(cancelled(policy));
  record.receipt.write({ kind: 'cancellation', at: clock.now(), change });
  cancellationDraft(record).reset();
  return { kind: 'cancelled' };
};
