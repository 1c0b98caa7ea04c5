import type { AccountChange } from '../account/Receipt';
import { unchanged } from '../account/unchanged';
import type { Policy } from './Policy';

/** What a cancellation changes. The insurer settles a charge or refund later. */
export const cancellationEffect = (policy: Pick<Policy, 'coverages'> | undefined): AccountChange => ({
  status: { before: 'current', after: 'cancelled' },
  coverages: unchanged((policy?.coverages ?? []).map(({ code }) => code)),
  amount: 'pending',
});
