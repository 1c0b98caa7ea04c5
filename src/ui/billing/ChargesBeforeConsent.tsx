import { observer } from 'mobx-react-lite';
import { policyOn } from '../../domain/account/PaidPolicy';
import { premiumOf } from '../../domain/account/premiumOf';
import { Money } from '../../domain/Money';
import { DescriptionList } from '../kit/DescriptionList';
import { amountOrDots } from '../kit/orDots';
import { useDates } from '../text/useDates';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import type { PaymentPartProps } from './PaymentPartProps';

/** Names the charges above the agreement to them, and says which of them are unknown. Rule BILLING-85. */
export const ChargesBeforeConsent = observer(({ viewModel, billing }: PaymentPartProps) => {
  const t = useText();
  const dates = useDates();
  const premiumWords = usePremiumWords();
  const { policy, charges } = viewModel;
  if (charges === undefined) return null;
  const { next, paidUntil } = charges;
  const premium = premiumWords(premiumOf(policy ? policyOn(policy, viewModel.today) : {}, billing.term));

  /** A premium that is not known yet, beside the one that is. */
  const besidePremium = (text: string, about: 'payment.charges.lastTerm' | 'payment.charges.present') => (
    <>
      <p>{text}</p>
      {premium !== undefined && <p>{t(about, { premium })}</p>}
    </>
  );
  const today = () => {
    switch (charges.today) {
      case 'nothing':
        return t('receipt.due.nothing');
      case 'pastDue':
        return t('payment.charges.pastDue', { amount: amountOrDots(billing.history.balance) });
      case 'unknown':
        return t('payment.charges.unknown');
      case 'nextTerm':
        return besidePremium(t('payment.charges.nextTerm'), 'payment.charges.lastTerm');
    }
  };
  const later = () => {
    if (paidUntil !== undefined)
      return besidePremium(t('payment.charges.paidUntil', { date: dates.long(paidUntil) }), 'payment.charges.present');
    if (next === undefined) return undefined;
    const date = dates.long(next.on);
    return next.amount === undefined
      ? besidePremium(t('payment.charges.next.term', { date }), 'payment.charges.present')
      : t('payment.charges.next.amount', { date, amount: Money.format(next.amount) });
  };
  const nextCharge = later();

  return (
    <DescriptionList
      isNarrow
      items={[
        { term: t('payment.charges.today'), value: today() },
        nextCharge !== undefined && { term: t('payment.charges.next'), value: nextCharge },
      ]}
    />
  );
});
