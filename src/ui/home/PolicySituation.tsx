import { AlertWithLink } from '../screen/AlertWithLink';
import { NoPolicyAlert } from '../screen/NoPolicyAlert';
import { routes } from '../screen/routes';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { Situation } from './DashboardViewModel';

/** What the customer has to know first: there is no policy, or none that covers anything today. Rule HOME-13. */
export const PolicySituation = ({ situation }: { readonly situation: Situation }) => {
  const t = useText();
  const { long } = useDates();
  switch (situation.kind) {
    case 'none':
      return <NoPolicyAlert meaning="home.none.meaning" />;
    case 'upcoming':
      return (
        <AlertWithLink level="warning" to={routes.policy} action={t('home.toPolicy')}>
          <strong>{t('home.upcoming', { date: long(situation.day) })}</strong> <span>{t('home.upcoming.meaning')}</span>
        </AlertWithLink>
      );
    case 'inactive':
      return (
        <AlertWithLink level="error" to={routes.policy} action={t('home.toPolicy')}>
          {t('shell.policyInactive')}
        </AlertWithLink>
      );
    case 'ended':
      return (
        <AlertWithLink
          level="warning"
          to={situation.mayPay ? routes.payment : routes.policy}
          action={t(situation.mayPay ? 'home.pay' : 'home.toPolicy')}
        >
          <strong>{t('home.ended', { date: long(situation.day) })}</strong> <span>{t('home.ended.meaning')}</span>
        </AlertWithLink>
      );
  }
};
