import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Money } from '../../domain/Money';
import { routes } from '../app/routes';
import { Alert } from '../kit/Alert';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { DashboardViewModel } from './DashboardViewModel';

/** What the customer had better not miss, from what is known already; the most serious comes first. */
export const AttentionStrip = observer(({ viewModel }: { readonly viewModel: DashboardViewModel }) => {
  const t = useText();
  const { isPolicyInactive, pastDueBalance, hasDraft } = viewModel;
  return (
    <section aria-labelledby="attention">
      <Stack space="tight">
        <h2 id="attention">{t('home.attention')}</h2>
        {isPolicyInactive && <Alert level="error">{t('shell.policyInactive')}</Alert>}
        {pastDueBalance !== undefined && (
          <Alert level="warning">
            <p>
              {t('billing.pastDue')}
              <strong>{Money.format(pastDueBalance)}</strong>
            </p>
            <p>
              <Link to={routes.billing}>{t('home.toBilling')}</Link>
            </p>
          </Alert>
        )}
        {hasDraft && (
          <Alert level="info">
            <p>{t('claims.inProgress')}</p>
            <p>
              <Link to={routes.claimSummary}>{t('claims.continue')}</Link>
            </p>
          </Alert>
        )}
      </Stack>
    </section>
  );
});
