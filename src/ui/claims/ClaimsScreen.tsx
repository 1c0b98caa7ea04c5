import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { BackRow } from '../screen/BackLink';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useIsReturn } from '../screen/useIsReturn';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { ClaimsList } from './ClaimsList';
import type { ClaimsListViewModel } from './ClaimsListViewModel';
import styles from './Claims.module.css';

export const ClaimsScreen = observer(({ open }: { readonly open: (isReturn: boolean) => ClaimsListViewModel }) => {
  const isReturn = useIsReturn();
  const viewModel = useVisit(() => open(isReturn));
  const t = useText();
  return (
    <Screen title={t('claims.title')}>
      {viewModel.isPolicyInactive && <Alert level="error">{t('shell.policyInactive')}</Alert>}
      <div className={styles['instructions']}>
        <p>{t('claims.intro')}</p>
        {viewModel.hasDraft && <Alert level="info">{t('claims.inProgress')}</Alert>}
      </div>
      <ButtonRow>
        {viewModel.hasDraft && (
          <ButtonLink to={routes.claimSummary} look="primary">
            {t('claims.continue')}
          </ButtonLink>
        )}
        <ButtonLink to={routes.claimReport} look={viewModel.hasDraft ? 'secondary' : 'primary'}>
          {t('claims.report')}
        </ButtonLink>
      </ButtonRow>
      <ClaimsList viewModel={viewModel} />
      <BackRow to={routes.home} />
    </Screen>
  );
});
