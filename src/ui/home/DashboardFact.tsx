import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { StatusBadge } from '../screen/StatusBadge';
import { amountOrDots } from '../kit/orDots';
import { useLongDay } from '../text/useLongDay';
import { useText } from '../text/useText';
import type { DashboardCard, DashboardViewModel } from './DashboardViewModel';

interface FactProps {
  readonly viewModel: DashboardViewModel;
}

const PolicyFact = observer(({ viewModel: { term } }: FactProps) => {
  const t = useText();
  const longDay = useLongDay();
  if (term === undefined) return null;
  const { status, firstDay, lastDay } = term;
  return (
    <>
      {status !== '' && <StatusBadge of="policy" status={status} />}
      {firstDay !== undefined && <span>{t('home.fact.firstDay', { date: longDay(firstDay) })}</span>}
      {lastDay !== undefined && <span>{t('home.fact.lastDay', { date: longDay(lastDay) })}</span>}
    </>
  );
});

const ProfileFact = observer(
  ({ viewModel: { profile } }: FactProps) =>
    profile && <span>{`${profile.firstName} ${profile.lastName}`.trim()}</span>,
);

const ClaimFact = observer(({ viewModel: { latestClaim } }: FactProps) => {
  const t = useText();
  if (latestClaim === undefined) return null;
  return (
    <>
      <span>{t('home.fact.claim', { reference: latestClaim.reference })}</span>
      <StatusBadge of="claim" status={latestClaim.status} />
    </>
  );
});

const BillingFact = observer(({ viewModel: { pastDue, nextCharge, premium } }: FactProps) => {
  const t = useText();
  const longDay = useLongDay();
  if (pastDue !== undefined) return <span>{t('home.fact.pastDue', { amount: amountOrDots(pastDue.balance) })}</span>;
  if (nextCharge !== undefined) {
    const { amount } = nextCharge;
    const date = longDay(nextCharge.on);
    return (
      <span>
        {amount === undefined
          ? t('home.fact.nextCharge', { date })
          : t('home.fact.nextCharge.amount', { date, amount: Money.format(amount) })}
      </span>
    );
  }
  if (premium?.amount === undefined) return null;
  return <span>{t(`policy.premium.${premium.period}.amount`, { amount: Money.format(premium.amount) })}</span>;
});

const facts = { policy: PolicyFact, profile: ProfileFact, claim: ClaimFact, billing: BillingFact } as const;

/** What the portal already knows about a card, rule HOME-10. */
export const DashboardFact = ({ card, viewModel }: FactProps & { readonly card: DashboardCard }) => {
  const Fact = facts[card];
  return <Fact viewModel={viewModel} />;
};
