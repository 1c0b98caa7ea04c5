import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { EmailAddress } from '../../domain/EmailAddress';
import { Screen } from '../app/Screen';
import { useVisit } from '../app/useVisit';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import type { ForgotViewModel } from './ForgotViewModel';
import { type RecoveryState, readRecoveryState } from './recoveryState';

/** Document 1, section 2, forgot screen. */
export const ForgotScreen = observer(({ open }: { readonly open: (given: RecoveryState) => ForgotViewModel }) => {
  const given = readRecoveryState(useLocation().state);
  const viewModel = useVisit(() => open(given));
  const t = useText();
  const words = useFormWords();
  const { request, failure, isSending } = viewModel;

  return (
    <Screen title={t(`forgot.title.${given.action}`)}>
      <Panel>
        <Form
          {...words.form}
          onSubmit={() => void viewModel.submit()}
          failures={failure && [{ field: failure.field, message: t(failure.message) }]}
        >
          <p>{t('forgot.question')}</p>
          <TextField
            name="userName"
            type="email"
            label={t('forgot.userName')}
            hint={t('forgot.validity')}
            value={request.userName}
            onChange={viewModel.change}
            maxLength={EmailAddress.maxLength}
            autoComplete="username"
          />
          {isSending ? (
            <Loading text={t('forgot.sending')} once />
          ) : (
            <ButtonRow>
              <Button look="primary" type="submit">
                {t('forgot.submit')}
              </Button>
              <Button onClick={viewModel.cancel}>{t('shell.cancel')}</Button>
            </ButtonRow>
          )}
        </Form>
      </Panel>
    </Screen>
  );
});
