import { Pencil } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import { contactPreferences } from '../../domain/profile/Profile';
import { Alert } from '../kit/Alert';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DescriptionList, type DescriptionItems } from '../kit/DescriptionList';
import { HeadingRow } from '../kit/HeadingRow';
import { Icon } from '../kit/Icon';
import { Link } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { routes } from '../screen/routes';
import { UnknownChange } from '../screen/UnknownChange';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import type { ClaimFlowViewModel } from './ClaimFlowViewModel';
import { ClaimStepScreen } from './ClaimStepScreen';

interface GroupProps {
  readonly title: string;
  readonly to: string;
  readonly items: DescriptionItems;
}

const Group = ({ title, to, items }: GroupProps) => {
  const t = useText();
  return (
    <Panel>
      <Stack>
        <HeadingRow
          actions={
            <ButtonLink to={to} state={{ returnTo: 'summary' }} look="quiet">
              <Icon of={Pencil} />
              <span>{t('shell.edit')}</span>
              <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          }
        >
          <h2>{title}</h2>
        </HeadingRow>
        <DescriptionList items={items} />
      </Stack>
    </Panel>
  );
};

/** The amount, with a link to enter one if it is zero. */
const Estimate = ({ amount }: { readonly amount: Money }) => {
  const t = useText();
  return (
    <>
      <span>{Money.format(amount)}</span>
      {amount === Money.zero && (
        <p>
          <span>{`${t('claim.summary.noEstimate')} `}</span>
          <Link to={routes.claimWhat} state={{ returnTo: 'summary' }}>
            {t('claim.summary.addEstimate')}
          </Link>
        </p>
      )}
    </>
  );
};

/** The button, or the progress of the claim that was sent. */
const Submit = observer(({ submission }: Pick<ClaimFlowViewModel, 'submission'>) => {
  const t = useText();
  const { state, isSending } = submission;
  return (
    <>
      {isSending && <Loading text={t('claim.summary.submitting')} once />}
      {state.kind === 'notFiled' && (
        <Alert level="error" takeFocus={state}>
          {t('claim.summary.notFiled')}
        </Alert>
      )}
      {!isSending && state.kind !== 'unknown' && (
        <ButtonRow>
          <Button look="primary" onClick={() => void submission.send()}>
            {t('claim.summary.submit')}
          </Button>
        </ButtonRow>
      )}
    </>
  );
});

const Contact = ({ contact }: { readonly contact: ClaimFlowViewModel['savedContact'] }) => {
  const t = useText();
  const preference = contactPreferences.find((value) => value === contact.contactPreference);
  return (
    <Group
      title={t('claim.summary.contact')}
      to={routes.claimContact}
      items={[
        { term: t('claim.summary.email'), value: contact.email },
        { term: t('claim.summary.phone'), value: contact.phoneNumber },
        contact.otherPhoneNumber !== '' && { term: t('claim.summary.otherPhone'), value: contact.otherPhoneNumber },
        { term: t('contactPreference.label'), value: preference && t(`contactPreference.${preference}`) },
      ]}
    />
  );
};

export const ClaimSummaryScreen = observer(() => {
  const { draft, savedContact, submission } = useClaimFlow();
  const t = useText();
  const dates = useDates();
  const dateOfLoss = CalendarDate.parse(draft.dateOfLoss);

  return (
    <ClaimStepScreen step="summary" title={t('claim.summary.title')}>
      <Stack>
        {submission.state.kind === 'unknown' && <UnknownChange onCheck={() => void submission.checkAgain()} />}
        <Group
          title={t('claim.summary.what')}
          to={routes.claimWhat}
          items={[
            { term: t('claim.description'), value: draft.description },
            { term: t('claim.summary.equipment'), value: draft.equipment },
            {
              term: t('claim.summary.estimate'),
              value: <Estimate amount={Money.parse(draft.estimate) ?? Money.zero} />,
            },
          ]}
        />
        <Group
          title={t('claim.summary.when')}
          to={routes.claimWhen}
          items={[{ term: t('claim.dateOfLoss'), value: dateOfLoss && dates.long(dateOfLoss) }]}
        />
        <Contact contact={savedContact} />
        <Submit submission={submission} />
      </Stack>
    </ClaimStepScreen>
  );
});
