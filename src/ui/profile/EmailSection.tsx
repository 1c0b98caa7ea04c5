import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { EmailChangeDialog } from './EmailChangeDialog';

/** The email address changes in a dialog, in two steps. */
export const EmailSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing, pendingEmail } = viewModel;
  return (
    <EditableSection
      viewModel={viewModel}
      section="email"
      title={t('profile.email')}
      onCheckAgain={pendingEmail === undefined ? undefined : viewModel.checkEmailChange}
    >
      <p>{profile.email}</p>
      {pendingEmail !== undefined && editing?.section !== 'email' && (
        <Alert level="info">{t('profile.email.pending', { email: pendingEmail })}</Alert>
      )}
      {editing?.section === 'email' && <EmailChangeDialog change={editing} currentEmail={profile.email} />}
    </EditableSection>
  );
});
