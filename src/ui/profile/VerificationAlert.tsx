import { Alert } from '../kit/Alert';
import { LimitedAlert } from '../screen/LimitedAlert';
import { ServerParagraph } from '../screen/ServerMessage';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import type { VerificationNotice } from './EmailChangeViewModel';

interface VerificationAlertProps {
  /** The expiry of a code is an error of its field instead. */
  readonly notice: Exclude<VerificationNotice, { readonly kind: 'expired' }>;
  readonly oldEmail: string;
}

export const VerificationAlert = ({ notice, oldEmail }: VerificationAlertProps) => {
  const t = useText();
  if (notice.kind === 'limited') return <LimitedAlert by={notice} />;
  const text = {
    resent: t('email.resent'),
    tooManyAttempts: t('email.tooManyAttempts', { email: oldEmail }),
    rejected: t('email.rejected'),
    failed: t('email.rejected'),
  }[notice.kind];

  return (
    <Alert level={notice.kind === 'resent' ? 'success' : 'error'} takeFocus={notice}>
      <p>{text}</p>
      {'later' in notice && <WhenToTryAgain later={notice.later} />}
      {notice.kind === 'failed' && <ServerParagraph of={notice.message} />}
    </Alert>
  );
};
