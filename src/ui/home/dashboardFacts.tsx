import type { ReactNode } from 'react';
import { StatusBadge } from '../screen/StatusBadge';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import type { DashboardCard, DashboardViewModel } from './DashboardViewModel';
import { DateInSentence } from './DateInSentence';

const PolicyFact = ({ term }: Pick<DashboardViewModel, 'term'>) => {
  const t = useText();
  if (term === undefined) return null;
  const { policyNumber, status, day } = term;
  return (
    <>
      {policyNumber !== '' && <span>{t('home.fact.policy', { number: policyNumber })}</span>}
      {status !== '' && <StatusBadge of="policy" status={status} />}
      {day && <DateInSentence date={day.date} sentence={(date) => t(`home.fact.${day.kind}`, { date })} />}
    </>
  );
};

const BillingFact = ({ premium }: Pick<DashboardViewModel, 'premium'>) => {
  const premiumWords = usePremiumWords();
  const words = premium && premiumWords(premium);
  return words && <span>{words}</span>;
};

/** What the portal already knows about each card, rule HOME-10. */
export const dashboardFacts = ({
  term,
  profile,
  premium,
}: Pick<DashboardViewModel, 'term' | 'profile' | 'premium'>): Readonly<Partial<Record<DashboardCard, ReactNode>>> => ({
  policy: <PolicyFact term={term} />,
  profile: profile && <span>{`${profile.firstName} ${profile.lastName}`.trim()}</span>,
  billing: <BillingFact premium={premium} />,
});
