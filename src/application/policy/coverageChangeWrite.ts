import type { AccountChange } from '../../domain/account/Receipt';
import type { CoverageCode } from '../../domain/policy/Coverage';
import { isSameSelection, selectionOf, selectionText } from '../../domain/policy/coverageChange';
import type { LoadPolicy } from '../account/loadPolicy';
import { type WriteOnce, writeOnce } from '../changes/writeOnce';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { findInPolicy } from './findInPolicy';

interface Needs {
  readonly record: Pick<CustomerRecord, 'sent'>;
  readonly loadPolicy: LoadPolicy;
  readonly ids: UniqueIds;
}

export type CoverageChangeWrite = WriteOnce<readonly CoverageCode[]>;

/** A change of coverage shows in the policy. */
export const coverageChangeWrite = ({ record, loadPolicy, ids }: Needs): CoverageChangeWrite =>
  writeOnce(record, ids, {
    name: 'coverageChange',
    text: { of: selectionText, parse: selectionOf },
    readBack: (selection, signal) =>
      findInPolicy(loadPolicy, signal, ({ coverages }) => isSameSelection(selection, coverages)),
  });

/** The record has the changed policy and the receipt. */
export interface Complete {
  readonly kind: 'complete';
}

/** Keeps the receipt of a change that was carried out. */
export const keepReceipt = (
  { record, clock }: { readonly record: Pick<CustomerRecord, 'receipt'>; readonly clock: Pick<Clock, 'now'> },
  change: AccountChange,
): Complete => {
  record.receipt.write({ kind: 'coverages', at: clock.now(), change });
  return { kind: 'complete' };
};
