import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { TopAlert } from '../app/TopAlert';
import { useVisit } from '../app/useVisit';
import { Alert } from '../kit/Alert';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import { CoverageOffers } from './CoverageOffers';
import { EditPolicyProblem } from './EditPolicyProblem';
import type { EditPolicyViewModel } from './EditPolicyViewModel';
import styles from './Policy.module.css';
import { PremiumPreview } from './PremiumPreview';
import { SubmitSection } from './SubmitSection';

/** Where the past-due message stands; the controls that it disables point to it. */
const pastDueId = 'edit-past-due';

const Editor = observer(({ viewModel }: { readonly viewModel: EditPolicyViewModel }) => {
  const t = useText();
  return (
    <Stack>
      {viewModel.isPastDue && (
        <div id={pastDueId}>
          <Alert level="warning">
            <p>{t('edit.pastDue')}</p>
            <p>
              <Link to={routes.billing}>{t('edit.pastDue.billing')}</Link>
            </p>
          </Alert>
        </div>
      )}
      <div className={styles['editor']}>
        <CoverageOffers viewModel={viewModel} disabledBy={viewModel.isPastDue ? pastDueId : undefined} />
        <div className={styles['premium']}>
          <PremiumPreview viewModel={viewModel} />
        </div>
        <Stack>
          <SubmitSection viewModel={viewModel} />
        </Stack>
      </div>
    </Stack>
  );
});

/** Edit Policy (document 2, section 2, /policy/edit). */
export const EditPolicyScreen = observer(({ open }: { readonly open: () => EditPolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { state, isEffective, refusal } = viewModel;
  const back = <ButtonLink to={routes.policy}>{t('shell.back')}</ButtonLink>;

  if (!isEffective) {
    return (
      <Screen title={t('edit.title')}>
        <Panel narrow>
          <Stack>
            <p>{t('edit.notEffective')}</p>
            <ButtonRow>{back}</ButtonRow>
          </Stack>
        </Panel>
      </Screen>
    );
  }
  return (
    <Screen title={t('edit.title')}>
      {refusal && <EditPolicyProblem refusal={refusal} policy={viewModel.policy} />}
      {state.kind === 'loading' && <Loading text={t('edit.loading')} />}
      {state.kind === 'unavailable' && (
        <>
          <TopAlert level="error">{t('edit.refused')}</TopAlert>
          <ButtonRow>
            <Button look="primary" onClick={() => void viewModel.load()}>
              {t('edit.retry')}
            </Button>
            {back}
          </ButtonRow>
        </>
      )}
      {state.kind !== 'loading' && state.kind !== 'unavailable' && <Editor viewModel={viewModel} />}
    </Screen>
  );
});
