import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Money } from '../../domain/Money';
import { routes } from '../screen/routes';
import { Alert, type AlertLevel } from '../kit/Alert';
import { Stack } from '../kit/Stack';
import { useLongDay } from '../text/useLongDay';
import { useText } from '../text/useText';
import type { DashboardViewModel } from './DashboardViewModel';

interface ItemProps {
  readonly level: AlertLevel;
  readonly children: ReactNode;
  readonly to: string;
  /** What the customer can do about it. */
  readonly action: string;
}

const Item = ({ level, children, to, action }: ItemProps) => (
  <Alert level={level}>
    <p>{children}</p>
    <p>
      <Link to={to}>{action}</Link>
    </p>
  </Alert>
);

/** What the customer should not miss, from data that has loaded; the most urgent first, each with one way on. Rule HOME-9. */
export const AttentionStrip = observer(({ viewModel }: { readonly viewModel: DashboardViewModel }) => {
  const t = useText();
  const longDay = useLongDay();
  const { isPolicyInactive, hasCancelled, pastDue, mayPay, endedOn, hasDraft } = viewModel;
  return (
    <section aria-labelledby="attention">
      <Stack space="tight">
        <h2 id="attention">{t('home.attention')}</h2>
        {pastDue && (
          <Item
            level="warning"
            to={mayPay ? routes.payment : routes.billing}
            action={t(mayPay ? 'billing.updateMethod' : 'home.toBilling')}
          >
            {t('billing.pastDue')}
            <strong>{pastDue.balance === undefined ? '...' : Money.format(pastDue.balance)}</strong>
          </Item>
        )}
        {isPolicyInactive && !hasCancelled && (
          <Item level="error" to={routes.policy} action={t('home.toPolicy')}>
            {t('shell.policyInactive')}
          </Item>
        )}
        {endedOn !== undefined && (
          <Item level="warning" to={routes.payment} action={t('home.pay')}>
            {t('home.ended', { date: longDay(endedOn) })}
          </Item>
        )}
        {hasDraft && (
          <Item level="info" to={routes.claimSummary} action={t('claims.continue')}>
            {t('claims.inProgress')}
          </Item>
        )}
      </Stack>
    </section>
  );
});
