import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { Link } from '../kit/Link';
import { amountOrDots } from '../kit/orDots';
import { Stack } from '../kit/Stack';
import { AlertWithLink } from '../screen/AlertWithLink';
import { routes } from '../screen/routes';
import { StatusBadge } from '../screen/StatusBadge';
import { useMethodWords } from '../text/useMethodWords';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import type { DashboardViewModel } from './DashboardViewModel';
import { DateInSentence } from './DateInSentence';
import styles from './Home.module.css';

interface AtAGlanceProps {
  readonly viewModel: DashboardViewModel;
}

interface PastDueProps extends Pick<DashboardViewModel, 'mayPay'> {
  readonly pastDue: NonNullable<DashboardViewModel['pastDue']>;
}

const PastDue = ({ pastDue, mayPay }: PastDueProps) => {
  const t = useText();
  return (
    <AlertWithLink
      level="warning"
      to={mayPay ? routes.payment : routes.billing}
      action={t(mayPay ? 'billing.updateMethod' : 'home.toBilling')}
    >
      <span>{t('billing.pastDue')}</span>
      <strong className={styles['owed']}>{amountOrDots(pastDue.balance)}</strong>
    </AlertWithLink>
  );
};

/** The amount that is past due, or the next charge with its day, amount and method; an inactive policy has none. */
const Payments = observer(({ viewModel }: AtAGlanceProps) => {
  const t = useText();
  const methodWords = useMethodWords();
  const premiumWords = usePremiumWords();
  const { pastDue, mayPay, isNothingPastDue, isPolicyInactive, nextCharge, premium, paymentMethod } = viewModel;
  if (pastDue) return <PastDue pastDue={pastDue} mayPay={mayPay} />;
  const method = paymentMethod && methodWords(paymentMethod);
  const cost = premium && premiumWords(premium);
  const next = (date: string) =>
    nextCharge?.amount === undefined
      ? t('home.nextCharge', { date })
      : t('home.nextCharge.amount', { date, amount: Money.format(nextCharge.amount) });
  return (
    <div className={styles['fact']}>
      <h3>{t(isPolicyInactive ? 'billing.title' : 'billing.plan')}</h3>
      {isNothingPastDue && (
        <p className={styles['good']}>
          <Icon of={CircleCheck} size="1.25em" />
          <span>{t('home.nothingPastDue')}</span>
        </p>
      )}
      {nextCharge && (
        <p>
          <DateInSentence date={nextCharge.on} sentence={next} />
        </p>
      )}
      {nextCharge === undefined && cost && <p>{t('home.premium', { premium: cost })}</p>}
      {method && <p className={styles['soft']}>{method}</p>}
    </div>
  );
});

/** One button: to report a claim, or to go on with one. */
const Claims = observer(({ viewModel: { hasDraft, latestClaim } }: AtAGlanceProps) => {
  const t = useText();
  return (
    <div className={classNames(styles['fact'], styles['claims'])}>
      <h3>{t('claims.list.title')}</h3>
      {hasDraft && <p>{t('claims.inProgress')}</p>}
      <ButtonRow>
        <ButtonLink to={hasDraft ? routes.claimSummary : routes.claimReport} look="primary">
          {t(hasDraft ? 'claims.continue' : 'claims.report')}
        </ButtonLink>
      </ButtonRow>
      {latestClaim && (
        <p className={styles['claim']}>
          <Link to={`${routes.claim}?${new URLSearchParams({ reference: latestClaim.reference }).toString()}`}>
            {latestClaim.reference}
          </Link>
          <StatusBadge of="claim" status={latestClaim.status} />
        </p>
      )}
    </div>
  );
});

/** Payments and claims at a glance, the most urgent first. Each keeps its place before its facts arrive. Rule HOME-9. */
export const AtAGlance = observer(({ viewModel }: AtAGlanceProps) => {
  const t = useText();
  const { needsAttention, policy, showsClaims, isPolicyInactive } = viewModel;
  if (policy === undefined && !showsClaims) return null;
  return (
    <section aria-labelledby="at-a-glance">
      <Stack space="tight">
        <h2 id="at-a-glance">{t(needsAttention ? 'home.attention' : 'home.glance')}</h2>
        <div className={classNames(styles['facts'], isPolicyInactive && styles['brief'])}>
          {policy && <Payments viewModel={viewModel} />}
          {showsClaims && <Claims viewModel={viewModel} />}
        </div>
      </Stack>
    </section>
  );
});
