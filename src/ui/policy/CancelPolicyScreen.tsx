import { observer } from 'mobx-react-lite';
import type { Policy } from '../../domain/policy/Policy';
import { cancellationReasonLimit } from '../../domain/policy/cancellation';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { DescriptionList } from '../kit/DescriptionList';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { TextArea } from '../kit/TextArea';
import { useFormWords } from '../text/useFormWords';
import { useCoverageName } from '../text/useCoverageName';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { CancelPolicyViewModel } from './CancelPolicyViewModel';
import styles from './Policy.module.css';

/** What the customer gives up. */
const CancelledFacts = ({ policy }: { readonly policy: Policy }) => {
  const t = useText();
  const dates = useDates();
  const coverageName = useCoverageName();
  const { policyNumber, coverages, termEnd } = policy;
  return (
    <DescriptionList
      items={[
        { term: t('policy.number'), value: policyNumber },
        {
          term: t('policy.coverages'),
          value: coverages.map(({ code }) => coverageName(code)).join('\n') || t('policy.coverages.none'),
        },
        { term: t('policy.termEnd'), value: termEnd && dates.full(termEnd) },
      ]}
    />
  );
};

export const CancelPolicyScreen = observer(({ open }: { readonly open: () => CancelPolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const words = useFormWords();
  const { cancellation, policy, state } = viewModel;
  const errors = state.kind === 'invalid' ? [{ field: state.error.field, message: t(state.error.message) }] : undefined;

  return (
    <Screen title={t('cancel.title')} narrow>
      <Panel>
        <Form {...words.form} onSubmit={() => void viewModel.submit()} errors={errors}>
          {state.kind === 'refused' && <TopAlert level="error">{state.message || t('cancel.refused')}</TopAlert>}
          {state.kind === 'unknown' && <TopAlert level="error">{t('shell.unknownOutcome')}</TopAlert>}
          <p className={styles['question']}>{t('cancel.question')}</p>
          {policy && <CancelledFacts policy={policy} />}
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
              {state.kind === 'unknown' ? (
                <Button look="primary" onClick={() => void viewModel.checkAgain()}>
                  {t('shell.checkAgain')}
                </Button>
              ) : (
                <Button look="danger" type="submit">
                  {t('cancel.submit')}
                </Button>
              )}
              <ButtonLink to={routes.policy}>{t('shell.back')}</ButtonLink>
            </ButtonRow>
          )}
        </Form>
      </Panel>
    </Screen>
  );
});
