import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';
import { RefusedAlert } from '../screen/RefusedAlert';
import { useText } from '../text/useText';
import type { EmailChangeViewModel } from './EmailChangeViewModel';

/** An accepted email change that takes a while, or was not saved in the profile. */
export const CompleteEmailChange = observer(({ change }: { readonly change: EmailChangeViewModel }) => {
  const t = useText();
  const { state, isSending, checkAgain } = change.submission;
  if (isSending) return <Loading text={t('email.verifying')} once />;
  return (
    <Stack>
      {state.kind === 'notRecorded' ? (
        <RefusedAlert refusal={state} />
      ) : (
        <Alert level={state.kind === 'recordUnknown' ? 'error' : 'info'} takeFocus={state}>
          {t(state.kind === 'recordUnknown' ? 'shell.unknownOutcome' : 'shell.longerThanUsual')}
        </Alert>
      )}
      <ButtonRow>
        <Button look="primary" onClick={() => void checkAgain()}>
          {t(state.kind === 'notRecorded' ? 'shell.retry' : 'shell.checkAgain')}
        </Button>
        <Button onClick={change.close}>{t('email.close')}</Button>
      </ButtonRow>
    </Stack>
  );
});
