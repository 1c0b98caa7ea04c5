import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { EmailChangeViewModel } from './EmailChangeViewModel';
import { RefusedAlert } from './RefusedAlert';

/** A change of the email address that was accepted, and takes longer or could not be recorded. */
export const CompleteEmailChange = observer(({ change }: { readonly change: EmailChangeViewModel }) => {
  const t = useText();
  const { state } = change;
  if (state.kind === 'completing') return <Loading text={t('email.verifying')} once />;
  return (
    <Stack>
      {state.kind === 'notRecorded' ? (
        <RefusedAlert refusal={state} />
      ) : (
        <Alert level="info" takeFocus={state}>
          {t('email.takingLonger')}
        </Alert>
      )}
      <ButtonRow>
        <Button look="primary" onClick={() => void change.checkAgain()}>
          {t(state.kind === 'notRecorded' ? 'email.tryAgain' : 'email.checkAgain')}
        </Button>
        <Button onClick={change.close}>{t('email.close')}</Button>
      </ButtonRow>
    </Stack>
  );
});
