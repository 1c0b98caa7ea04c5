import { observer } from 'mobx-react-lite';
import { cancellationReasonLimit } from '../../domain/policy/cancellation';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { TopAlert } from '../app/TopAlert';
import { useVisit } from '../app/useVisit';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { TextArea } from '../kit/TextArea';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import type { CancelPolicyViewModel } from './CancelPolicyViewModel';
import styles from './Policy.module.css';

/** Document 2, section 2, /policy/cancel. */
export const CancelPolicyScreen = observer(({ open }: { readonly open: () => CancelPolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const words = useFormWords();
  const { cancellation, state } = viewModel;
  const failures =
    state.kind === 'invalid' ? [{ field: state.failure.field, message: t(state.failure.message) }] : undefined;

  return (
    <Screen title={t('cancel.title')}>
      <Panel narrow>
        <Form {...words.form} onSubmit={() => void viewModel.submit()} failures={failures}>
          {state.kind === 'refused' && <TopAlert level="error">{state.message || t('cancel.refused')}</TopAlert>}
          <p className={styles['question']}>{t('cancel.question')}</p>
          <TextArea
            name="reason"
            label={t('cancel.reason')}
            value={cancellation.reason}
            onChange={viewModel.change}
            maxLength={cancellationReasonLimit}
            budget={words.budget}
          />
          {state.kind === 'cancelling' || state.kind === 'cancelled' ? (
            <Loading text={t('cancel.submitting')} once />
          ) : (
            <ButtonRow>
              <Button look="danger" type="submit">
                {t('cancel.submit')}
              </Button>
              <ButtonLink to={routes.policy}>{t('shell.back')}</ButtonLink>
            </ButtonRow>
          )}
        </Form>
      </Panel>
    </Screen>
  );
});
