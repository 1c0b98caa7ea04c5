import type { AccountChange } from '../../domain/account/Receipt';
import { unchanged } from '../../domain/account/unchanged';
import type { Money } from '../../domain/Money';
import type { Coverage, CoverageCode } from '../../domain/policy/Coverage';
import { coveragesOf } from '../../domain/policy/coverageChange';
import type { CustomerRecord } from '../ports/CustomerRecord';

/** What a selection of coverages changes, as far as the record knows it. */
export const coverageEffect = (
  record: Pick<CustomerRecord, 'policy' | 'rate' | 'standing'>,
  selection: readonly CoverageCode[],
): AccountChange => {
  const { coverages = [], annualPremium } = record.policy.read() ?? {};
  const preview = record.rate.read();
  const codes = (some: readonly Coverage[]) => some.map(({ code }) => code);
  const yearly = (amount: Money | undefined) => ({ period: 'yearly', amount }) as const;
  return {
    coverages: { before: codes(coverages), after: codes(coveragesOf(selection, coverages)) },
    premium: { before: yearly(annualPremium), after: yearly(preview?.annualPremium) },
    amount: preview?.proratedValue,
    method: unchanged(record.standing.read()?.paymentMethod),
  };
};
