import { observer } from 'mobx-react-lite';
import { CANCELLATION_REASON_LIMIT } from '../../domain/policy/cancellation';
import { useChangeItems } from '../account/useChangeItems';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DescriptionList } from '../kit/DescriptionList';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { TextArea } from '../kit/TextArea';
import { BackLink } from '../screen/BackLink';
import { refusedField } from '../screen/refusedField';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { ServerMessage } from '../screen/ServerMessage';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { CancelPolicyViewModel } from './CancelPolicyViewModel';
import styles from './Policy.module.css';

interface CancellationProps {
  readonly viewModel: CancelPolicyViewModel;
}

const WhatEnds = observer(({ viewModel: { effect, policy } }: CancellationProps) => {
  const t = useText();
  const dates = useDates();
  const changeItems = useChangeItems();
  return (
    policy && (
      <DescriptionList
        items={[
          { term: t('policy.number'), value: policy.policyNumber },
          {
            term: t('cancel.coverEnds'),
            value: policy.termEnd
              ? t('cancel.coverEnds.text', { date: dates.long(policy.termEnd) })
              : t('cancel.coverEnds.unknown'),
          },
          ...changeItems(effect),
        ]}
      />
    )
  );
});

const Actions = observer(({ viewModel: { submission } }: CancellationProps) => {
  const t = useText();
  if (submission.isSending) return <Loading text={t('cancel.submitting')} once />;
  return (
    <ButtonRow>
      {submission.state.kind === 'unknown' ? (
        <Button look="primary" onClick={() => void submission.checkAgain()}>
          {t('shell.checkAgain')}
        </Button>
      ) : (
        <Button look="danger" type="submit">
          {t('cancel.submit')}
        </Button>
      )}
      <BackLink to={routes.policy} />
    </ButtonRow>
  );
});

export const CancelPolicyScreen = observer(({ open }: { readonly open: () => CancelPolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { cancellation, submission } = viewModel;
  const { state } = submission;
  const refused = state.kind === 'refused' ? state : undefined;
  const errors = refusedField(refused?.message, ['reason']);

  return (
    <Screen title={t('cancel.title')} narrow>
      <Panel>
        <Form onSubmit={() => void submission.send()} state={state} errors={errors}>
          {refused && errors.length === 0 && (
            <TopAlert level="error">
              <ServerMessage of={refused.message} otherwise={t('cancel.refused')} />
            </TopAlert>
          )}
          {state.kind === 'unknown' && <TopAlert level="error">{t('shell.unknownOutcome')}</TopAlert>}
          <p className={styles['question']}>{t('cancel.question')}</p>
          <WhatEnds viewModel={viewModel} />
          <TextArea
            name="reason"
            label={t('cancel.reason')}
            value={cancellation.reason}
            onChange={viewModel.change}
            maxLength={CANCELLATION_REASON_LIMIT}
          />
          <p>{t('cancel.final')}</p>
          <Actions viewModel={viewModel} />
        </Form>
      </Panel>
    </Screen>
  );
});
