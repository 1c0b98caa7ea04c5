import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { AlertWithLink } from '../screen/AlertWithLink';
import { BackLink, BackRow } from '../screen/BackLink';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { ServerMessage } from '../screen/ServerMessage';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { CoverageOffers } from './CoverageOffers';
import { Disclosure } from './Disclosure';
import type { EditorProps } from './EditorProps';
import { EditPolicyProblem } from './EditPolicyProblem';
import type { EditPolicyViewModel } from './EditPolicyViewModel';
import { PremiumPreview } from './PremiumPreview';
import { SubmitSection } from './SubmitSection';
import styles from './Policy.module.css';

/** The id of the past-due message; the controls that it disables point to it. */
const PAST_DUE_ID = 'edit-past-due';

const Editor = observer(({ viewModel, edit }: EditorProps) => {
  const t = useText();
  const isPastDue = edit.obstacle === 'pastDue';
  return (
    <Stack>
      {isPastDue && (
        <div id={PAST_DUE_ID}>
          <AlertWithLink level="warning" to={routes.billing} action={t('edit.pastDue.billing')}>
            {t('edit.pastDue')}
          </AlertWithLink>
        </div>
      )}
      <div className={styles['editor']}>
        <CoverageOffers viewModel={viewModel} edit={edit} disabledBy={isPastDue ? PAST_DUE_ID : undefined} />
        <div className={styles['premium']}>
          <PremiumPreview viewModel={viewModel} edit={edit} />
        </div>
        <Stack>
          <Disclosure viewModel={viewModel} edit={edit} />
          <SubmitSection viewModel={viewModel} />
        </Stack>
      </div>
    </Stack>
  );
});

/** The term has not started. */
const NotEffective = () => {
  const t = useText();
  return (
    <Screen title={t('edit.title')} narrow>
      <Panel>
        <Stack>
          <p>{t('edit.notEffective')}</p>
          <BackRow to={routes.policy} />
        </Stack>
      </Panel>
    </Screen>
  );
};

interface UnavailableProps {
  /** The insurer's. */
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

/** The billing history did not load. */
const Unavailable = ({ message = '', onRetry }: UnavailableProps) => {
  const t = useText();
  return (
    <>
      <TopAlert level="error">
        <ServerMessage of={message} otherwise={t('edit.refused')} />
      </TopAlert>
      <ButtonRow>
        <Button look="primary" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
        <BackLink to={routes.policy} />
      </ButtonRow>
    </>
  );
};

export const EditPolicyScreen = observer(({ open }: { readonly open: () => EditPolicyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { state, edit, isEffective, policy, problem } = viewModel;
  if (!isEffective) return <NotEffective />;

  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <Loading text={t('edit.loading')} page />;
      case 'unavailable':
        return <Unavailable message={state.message} onRetry={() => void viewModel.load()} />;
      default:
        // After a reload the change that was sent is followed before the billing history is loaded.
        return edit ? <Editor viewModel={viewModel} edit={edit} /> : <SubmitSection viewModel={viewModel} />;
    }
  };
  return (
    <Screen title={t('edit.title')}>
      {problem && problem.kind !== 'takingLonger' && (
        <EditPolicyProblem problem={problem} policy={policy} later={'later' in state ? state.later : undefined} />
      )}
      {content()}
    </Screen>
  );
});
