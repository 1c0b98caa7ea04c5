import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { StatusBadge } from '../screen/StatusBadge';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { DashboardCard, DashboardViewModel } from './DashboardViewModel';

interface FactProps {
  readonly viewModel: DashboardViewModel;
}

const PolicyFact = observer(({ viewModel: { term } }: FactProps) => {
  const t = useText();
  const { long } = useDates();
  if (term === undefined) return null;
  const { policyNumber, status, day } = term;
  return (
    <>
      {policyNumber !== '' && <span>{t('home.fact.policy', { number: policyNumber })}</span>}
      {status !== '' && <StatusBadge of="policy" status={status} />}
      {day && <span>{t(`home.fact.${day.kind}`, { date: long(day.date) })}</span>}
    </>
  );
});

const ProfileFact = observer(
  ({ viewModel: { profile } }: FactProps) =>
    profile && <span>{`${profile.firstName} ${profile.lastName}`.trim()}</span>,
);

const BillingFact = observer(({ viewModel: { premium } }: FactProps) => {
  const t = useText();
  if (premium?.amount === undefined) return null;
  return <span>{t(`policy.premium.${premium.period}.amount`, { amount: Money.format(premium.amount) })}</span>;
});

const facts = { policy: PolicyFact, profile: ProfileFact, claim: () => null, billing: BillingFact } as const;

/** What the portal already knows about a card, rule HOME-10. */
export const DashboardFact = ({ card, viewModel }: FactProps & { readonly card: DashboardCard }) => {
  const Fact = facts[card];
  return <Fact viewModel={viewModel} />;
};
