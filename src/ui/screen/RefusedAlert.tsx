import type { Pause } from '../../application/Pause';
import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { ServerParagraph } from './ServerMessage';
import { TooManyAttempts } from './TooManyAttempts';

interface RefusedAlertProps {
  /** The message is the insurer's, and may be empty. */
  readonly refusal: { readonly message: string; readonly pause?: Pause | undefined };
}

/** The insurer refused to save. */
export const RefusedAlert = ({ refusal }: RefusedAlertProps) => {
  const t = useText();
  return (
    <Alert level="error" takeFocus={refusal}>
      <p>{t('shell.notSaved')}</p>
      <ServerParagraph of={refusal.message} />
      {refusal.pause?.kind === 'tooManyAttempts' && <TooManyAttempts seconds={refusal.pause.seconds} />}
    </Alert>
  );
};
