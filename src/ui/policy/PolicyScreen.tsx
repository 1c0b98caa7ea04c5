import { observer } from 'mobx-react-lite';
import { isInactive } from '../../domain/account/PaidPolicy';
import { ReceiptPanel } from '../account/ReceiptPanel';
import { Alert } from '../kit/Alert';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { TitledPanel } from '../kit/TitledPanel';
import { ActionLinks } from '../screen/ActionLinks';
import { BackRow } from '../screen/BackLink';
import { ChangedYourMind } from '../screen/ChangedYourMind';
import { useHistoryState } from '../screen/historyState';
import { PrintButton } from '../screen/PrintButton';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { CoverageTable } from './CoverageTable';
import { PolicyDocuments } from './PolicyDocuments';
import { PolicyFacts } from './PolicyFacts';
import type { PolicyViewModel } from './PolicyViewModel';
import styles from './Policy.module.css';

export const PolicyScreen = observer(({ open }: { readonly open: () => PolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { notice } = useHistoryState('policy');
  const { isLoading, policy, premium, actions, receipt } = viewModel;

  return (
    <Screen title={t('policy.title')}>
      {notice === 'coveragesChanged' && <TopAlert level="success">{t('policy.changed')}</TopAlert>}
      {isLoading && <Loading text={t('policy.loading')} page />}
      {!isLoading && policy === undefined && <Panel>{t('policy.none')}</Panel>}
      {!isLoading && policy && premium && (
        <>
          {receipt && (notice === 'coveragesChanged' || receipt.kind === 'cancellation') && (
            <ReceiptPanel receipt={receipt} policyNumber={policy.policyNumber} />
          )}
          {isInactive(policy) && <Alert level="error">{t('shell.policyInactive')}</Alert>}
          {policy.sessionCancel && (
            <Alert level="info">
              <ChangedYourMind policyNumber={policy.policyNumber} />
            </Alert>
          )}
          <div className={styles['columns']}>
            <TitledPanel title={t('policy.details')} actions={<PrintButton />}>
              <PolicyFacts policy={policy} premium={premium} />
              <CoverageTable coverages={policy.coverages} />
              {actions.length > 0 && (
                <ButtonRow>
                  <ActionLinks actions={actions} />
                </ButtonRow>
              )}
            </TitledPanel>
            <PolicyDocuments viewModel={viewModel} />
          </div>
        </>
      )}
      {!isLoading && <BackRow to={routes.home} />}
    </Screen>
  );
});
