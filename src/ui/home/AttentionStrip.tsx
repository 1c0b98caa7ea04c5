import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Obstacle } from '../screen/Obstacle';
import { routes } from '../screen/routes';
import { amountOrDots } from '../kit/orDots';
import { Stack } from '../kit/Stack';
import { useLongDay } from '../text/useLongDay';
import { useText } from '../text/useText';
import type { DashboardViewModel } from './DashboardViewModel';
import styles from './Home.module.css';

/** What the customer should not miss, the most urgent first. Rule HOME-9. */
export const AttentionStrip = observer(({ viewModel }: { readonly viewModel: DashboardViewModel }) => {
  const t = useText();
  const longDay = useLongDay();
  const { isPolicyInactive, hasCancelled, pastDue, mayPay, endedOn, hasDraft } = viewModel;
  const { needsAttention, keepsPastDuePlace, isNothingPastDue } = viewModel;
  return (
    <section aria-labelledby={needsAttention ? 'attention' : undefined}>
      <Stack space="tight">
        {needsAttention ? <h2 id="attention">{t('home.attention')}</h2> : <div className={styles['heading']} />}
        {keepsPastDuePlace && (
          <div className={styles['pastDue']}>
            {isNothingPastDue && (
              <p className={styles['nothing']}>
                <CircleCheck size="1.3em" aria-hidden />
                <span>{t('home.nothingPastDue')}</span>
              </p>
            )}
            {pastDue && (
              <Obstacle
                level="warning"
                to={mayPay ? routes.payment : routes.billing}
                action={t(mayPay ? 'billing.updateMethod' : 'home.toBilling')}
              >
                <span>{t('billing.pastDue')}</span>
                <strong>{amountOrDots(pastDue.balance)}</strong>
              </Obstacle>
            )}
          </div>
        )}
        {isPolicyInactive && !hasCancelled && (
          <Obstacle level="error" to={routes.policy} action={t('home.toPolicy')}>
            {t('shell.policyInactive')}
          </Obstacle>
        )}
        {endedOn !== undefined && (
          <Obstacle level="warning" to={routes.payment} action={t('home.pay')}>
            {t('home.ended', { date: longDay(endedOn) })}
          </Obstacle>
        )}
        {hasDraft && (
          <Obstacle level="info" to={routes.claimSummary} action={t('claims.continue')}>
            {t('claims.inProgress')}
          </Obstacle>
        )}
      </Stack>
    </section>
  );
});
