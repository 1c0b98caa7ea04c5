import { Alert } from '../kit/Alert';
import { fieldId } from '../kit/Form';
import { LimitedAlert } from '../screen/LimitedAlert';
import { ServerParagraph } from '../screen/ServerMessage';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import type { VerificationNotice } from './EmailChangeViewModel';

interface VerificationAlertProps {
  readonly notice: VerificationNotice;
  readonly oldEmail: string;
  readonly onResend: () => void;
}

/** The result of verifying the new email. */
export const VerificationAlert = ({ notice, oldEmail, onResend }: VerificationAlertProps) => {
  const t = useText();
  if (notice.kind === 'limited') return <LimitedAlert by={notice} />;
  const text = {
    resent: t('email.resent'),
    expired: t('email.expired'),
    tooManyAttempts: t('email.tooManyAttempts', { email: oldEmail }),
    rejected: t('email.rejected'),
    failed: t('email.rejected'),
  }[notice.kind];

  return (
    <Alert level={notice.kind === 'resent' ? 'success' : 'error'} takeFocus={notice}>
      <p>{text}</p>
      {'later' in notice && <WhenToTryAgain later={notice.later} />}
      {notice.kind === 'failed' && <ServerParagraph of={notice.message} />}
      {notice.kind === 'expired' && (
        <p>
          {/* A link that acts as a button, because the specification asks for a link. */}
          <a
            href={`#${fieldId('code')}`}
            onClick={(event) => {
              event.preventDefault();
              onResend();
            }}
          >
            {t('email.resend')}
          </a>
        </p>
      )}
    </Alert>
  );
};
