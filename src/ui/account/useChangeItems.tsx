import type { ReactNode } from 'react';
import { billingFrequency } from '../../domain/account/BillingTerm';
import type { AccountChange, Change } from '../../domain/account/Receipt';
import { Money } from '../../domain/Money';
import type { DescriptionItem, DescriptionItems } from '../kit/DescriptionList';
import { useStatusWords } from '../screen/useStatusWords';
import { useCoverageName } from '../text/useCoverageName';
import { useMethodWords } from '../text/useMethodWords';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import { BeforeAfter } from './BeforeAfter';

/** A change as the rows of a description list, before the customer makes it and on its receipt. Rule BILLING-73. */
export const useChangeItems = (): ((change: AccountChange) => DescriptionItems) => {
  const t = useText();
  const methodWords = useMethodWords();
  const coverageName = useCoverageName();
  const premiumWords = usePremiumWords();
  const statusWords = useStatusWords();

  const row = <Value,>(term: string, change: Change<Value> | undefined, words: (value: Value) => string) => {
    if (change === undefined) return undefined;
    const [before, after] = [change.before, change.after].map((value) => value !== undefined && words(value));
    const value: ReactNode =
      before === after ? after || undefined : <BeforeAfter before={before || undefined} after={after || undefined} />;
    return { term, value };
  };
  const frequency = (term: string): string => {
    const known = billingFrequency(term);
    return known === undefined ? term : t(`billing.frequency.${known}`);
  };
  const settled = (amount: Money | 'pending'): DescriptionItem => {
    if (amount === 'pending') return { term: t('receipt.amount'), value: t('receipt.amount.pending') };
    if (amount === Money.zero) return { term: t('receipt.amount'), value: t('receipt.amount.none') };
    return { term: t(amount > 0 ? 'receipt.charge' : 'receipt.refund'), value: Money.format(amount) };
  };

  return ({ amount, reason, ...change }) => [
    row(t('policy.status'), change.status, (status) => statusWords('policy', status)),
    row(
      t('policy.coverages'),
      change.coverages,
      (codes) => codes.map(coverageName).join('\n') || t('policy.coverages.none'),
    ),
    row(t('billing.frequency'), change.frequency, frequency),
    row(t('receipt.premium'), change.premium, (premium) => premiumWords(premium) ?? ''),
    row(t('receipt.due'), change.due, (due) => (due === Money.zero ? t('receipt.due.nothing') : Money.format(due))),
    amount !== undefined && settled(amount),
    row(t('billing.method'), change.method, methodWords),
    reason !== undefined && { term: t('cancel.reason'), value: reason },
  ];
};
