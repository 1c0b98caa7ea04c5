import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';
import { AlertWithLink } from '../screen/AlertWithLink';
import { BackLink } from '../screen/BackLink';
import { routes } from '../screen/routes';
import { useText } from '../text/useText';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

/** The id of the status of a change that was sent; the controls that it disables point to it. */
export const SUBMITTING_ID = 'edit-submitting';

interface SubmitSectionProps {
  readonly viewModel: EditPolicyViewModel;
}

/** A change that was sent, and whose outcome is not known yet. */
const PendingChange = observer(({ viewModel: { problem, submission } }: SubmitSectionProps) => {
  const t = useText();
  return (
    <Stack>
      <div id={SUBMITTING_ID}>
        {problem?.kind === 'takingLonger' && (
          <Alert level="info" title={t('shell.longerThanUsual')} takeFocus>
            {t('edit.sent')}
          </Alert>
        )}
        {problem?.kind === 'interrupted' && <p>{t('edit.sent')}</p>}
      </div>
      <ButtonRow>
        <Button look="primary" onClick={() => void submission.checkAgain()}>
          {t('shell.checkAgain')}
        </Button>
        <BackLink to={routes.policy} />
      </ButtonRow>
    </Stack>
  );
});

/** The buttons, or the status of the change that was sent. */
export const SubmitSection = observer(({ viewModel }: SubmitSectionProps) => {
  const t = useText();
  const { state, edit, problem } = viewModel;

  if (state.kind === 'submitting') {
    return (
      <div id={SUBMITTING_ID}>
        <Loading text={t('edit.submitting')} once />
      </div>
    );
  }
  if (state.kind === 'pending') return <PendingChange viewModel={viewModel} />;
  const obstacle = state.kind === 'ready' ? edit?.obstacle : 'busy';
  return (
    <Stack>
      {edit?.canSettle === false && (
        <AlertWithLink level="error" to={routes.payment} action={t('billing.updateMethod')}>
          {t('edit.electronicTransfer')}
        </AlertWithLink>
      )}
      <ButtonRow>
        <Button
          look="primary"
          onClick={() => void viewModel.submission.send()}
          disabledReason={obstacle && t(`edit.blocked.${obstacle}`)}
        >
          {t(edit?.isPayment ? 'edit.submit.payment' : 'edit.submit.update')}
        </Button>
        {obstacle === 'notRated' && problem?.kind !== 'forbidden' && (
          <Button onClick={viewModel.rateAgain}>{t('shell.retry')}</Button>
        )}
        <BackLink to={routes.policy} />
      </ButtonRow>
    </Stack>
  );
});
