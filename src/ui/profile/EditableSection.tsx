import { Pencil } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Profile } from '../../domain/profile/Profile';
import { type ProfileSection, sectionForms } from '../../domain/profile/sectionForms';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import type { Elements } from '../kit/Elements';
import { Icon } from '../kit/Icon';
import { onPlainClick } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { refusedField } from '../screen/refusedField';
import { ServerMessage } from '../screen/ServerMessage';
import { TooManyAttempts } from '../screen/TooManyAttempts';
import { useFocusOn } from '../screen/useFocusOn';
import { useText } from '../text/useText';
import type { ProfileViewModel } from './ProfileViewModel';
import { SectionPanel } from './SectionPanel';

export interface SectionProps {
  readonly viewModel: ProfileViewModel;
  readonly profile: Profile;
}

interface EditableSectionProps {
  readonly viewModel: ProfileViewModel;
  readonly section: ProfileSection;
  readonly title: string;
  readonly children: Elements;
  /** Shown after the edit button. */
  readonly moreActions?: Elements;
  /** A section that cannot be edited now has a button to check again instead. */
  readonly onCheckAgain?: (() => void) | undefined;
}

interface ActionProps {
  readonly id: string;
  readonly title: string;
  readonly onEdit: () => void;
  readonly onCheckAgain?: (() => void) | undefined;
}

const EditAction = ({ id, title, onEdit, onCheckAgain }: ActionProps) => {
  const t = useText();
  if (onCheckAgain)
    return (
      <Button id={id} look="quiet" onClick={onCheckAgain}>
        {t('shell.checkAgain')}
      </Button>
    );
  return (
    <Button id={id} look="quiet" ariaLabel={t('profile.edit', { section: title })} onClick={onEdit}>
      <Icon of={Pencil} />
      <span>{t('shell.edit')}</span>
    </Button>
  );
};

const editIdOf = (section: ProfileSection): string => `edit-${section}`;

/** The state of this section; `undefined` while the customer is at another one. */
const stateOf = ({ state }: ProfileViewModel, section: ProfileSection) =>
  'section' in state && state.section === section ? state : undefined;

type OutcomeProps = Pick<EditableSectionProps, 'viewModel' | 'section'>;

interface NotSavedProps extends OutcomeProps {
  /** The insurer's, and may be empty. */
  readonly message: string;
}

/** Why the section was not saved. */
const NotSaved = observer(({ viewModel, section, message }: NotSavedProps) => {
  const t = useText();
  const state = stateOf(viewModel, section);
  const failed = state?.kind === 'notSaved' ? state : undefined;
  const pause = failed?.pause;
  const [wrong] = pause || section === 'email' ? [] : refusedField(message, sectionForms[section].fields);

  const reason = (): ReactNode => {
    if (viewModel.isUnknown(section)) return <span>{t('shell.unknownOutcome')}</span>;
    if (!wrong || viewModel.isEditing) return <ServerMessage of={message} otherwise={t('shell.notSaved')} />;
    return (
      // The form opens at the field.
      <a href={`#${editIdOf(section)}`} lang={wrong.lang} onClick={onPlainClick(() => viewModel.edit(section))}>
        {message}
      </a>
    );
  };

  return (
    <Alert level="error" title={wrong && t('shell.error.title')} takeFocus={failed}>
      <p>{reason()}</p>
      {pause?.kind === 'tooManyAttempts' && <TooManyAttempts seconds={pause.seconds} />}
    </Alert>
  );
});

/** What became of the last save. */
const SaveOutcome = observer(({ viewModel, section }: OutcomeProps) => {
  const t = useText();
  const state = stateOf(viewModel, section);
  const isChecked = state?.kind === 'checking';
  const isOpen = viewModel.editing?.section === section;
  const notSaved = isOpen || isChecked ? undefined : viewModel.notSaved(section);
  return (
    <>
      {state?.kind === 'saved' && (
        <Alert level="success" takeFocus={state}>
          {t(`profile.${section}.saved`)}
        </Alert>
      )}
      {state?.kind === 'changed' && (
        <Alert level="warning" takeFocus={state}>
          {t('profile.changed')}
        </Alert>
      )}
      {notSaved !== undefined && <NotSaved viewModel={viewModel} section={section} message={notSaved} />}
      {viewModel.isUnknown(section) && !viewModel.isEditing && (
        <ButtonRow>
          <Button onClick={() => void viewModel.submission.checkAgain()}>{t('shell.checkAgain')}</Button>
        </ButtonRow>
      )}
      {isChecked && <Loading text={t('profile.checking')} />}
    </>
  );
});

/** A section of the profile. Its edit button shows only while nothing is edited. */
export const EditableSection = observer(
  ({ viewModel, section, title, children, moreActions, onCheckAgain }: EditableSectionProps) => {
    const id = editIdOf(section);
    useFocusOn(id, stateOf(viewModel, section)?.kind === 'cancelled');
    const actions = (
      <>
        <EditAction id={id} title={title} onEdit={() => viewModel.edit(section)} onCheckAgain={onCheckAgain} />
        {moreActions}
      </>
    );
    return (
      <SectionPanel title={title} actions={viewModel.isEditing ? undefined : actions}>
        <SaveOutcome viewModel={viewModel} section={section} />
        {children}
      </SectionPanel>
    );
  },
);
