import { observer } from 'mobx-react-lite';
import { routes } from '../app/routes';
import { Alert } from '../kit/Alert';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Checkbox } from '../kit/Checkbox';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

/** Where it says that the change is being sent; the controls that wait for it point there. */
export const submittingId = 'edit-submitting';

const Buttons = observer(({ viewModel }: { readonly viewModel: EditPolicyViewModel }) => {
  const t = useText();
  const { state, obstacle, isPayment, refusal } = viewModel;
  const back = <ButtonLink to={routes.policy}>{t('shell.back')}</ButtonLink>;
  const reason = obstacle && t(`edit.blocked.${obstacle === 'busy' ? 'rating' : obstacle}`);

  if (state.kind === 'submitting') {
    return (
      <div id={submittingId}>
        <Loading text={t('edit.submitting')} once />
      </div>
    );
  }
  if (state.kind === 'takingLonger') {
    return (
      <Stack>
        <div id={submittingId}>
          <Alert level="info" title={t('edit.takingLonger')} takeFocus>
            {t('edit.takingLonger.text')}
          </Alert>
        </div>
        <ButtonRow>
          <Button look="primary" onClick={() => void viewModel.checkAgain()}>
            {t('edit.checkAgain')}
          </Button>
          {back}
        </ButtonRow>
      </Stack>
    );
  }
  return (
    <ButtonRow>
      <Button look="primary" onClick={() => void viewModel.submit()} disabledReason={reason}>
        {t(isPayment ? 'edit.submit.payment' : 'edit.submit.update')}
      </Button>
      {obstacle === 'notRated' && refusal?.kind !== 'forbidden' && (
        <Button onClick={viewModel.rateAgain}>{t('edit.retry')}</Button>
      )}
      {back}
    </ButtonRow>
  );
});

/** What the customer has to know and to agree to, and the way on (document 2, section 4, disclosure scenarios). */
export const SubmitSection = observer(({ viewModel }: { readonly viewModel: EditPolicyViewModel }) => {
  const t = useText();
  const { scenario, needsConsent, hasConsented, state } = viewModel;
  return (
    <>
      {scenario && (
        <Panel labelledBy="edit-disclosure">
          <Stack>
            <h2 id="edit-disclosure">{t('edit.disclosure')}</h2>
            <p>{t(`legal.disclosure.${scenario}`)}</p>
            {needsConsent && (
              <Checkbox
                name="consent"
                label={t('edit.consent')}
                checked={hasConsented}
                onChange={viewModel.consent}
                disabled={state.kind === 'submitting' || state.kind === 'takingLonger'}
              />
            )}
          </Stack>
        </Panel>
      )}
      <Buttons viewModel={viewModel} />
    </>
  );
});
