import type { Pause } from '../../application/Pause';
import { Alert } from '../kit/Alert';
import type { PlainTextKey } from '../text/Language';
import { useText } from '../text/useText';
import { ServerParagraph } from './ServerMessage';
import { TooManyAttempts } from './TooManyAttempts';

interface RefusedAlertProps {
  /** The message is the insurer's, and may be empty. */
  readonly refusal: { readonly message: string; readonly pause?: Pause | undefined };
  readonly about?: PlainTextKey;
  readonly takesFocus?: boolean;
}

/** The insurer refused to save, or to send a document. Rule DOC-14. */
export const RefusedAlert = ({ refusal, about = 'shell.notSaved', takesFocus = true }: RefusedAlertProps) => {
  const t = useText();
  return (
    <Alert level="error" takeFocus={takesFocus ? refusal : undefined}>
      <p>{t(about)}</p>
      <ServerParagraph of={refusal.message} />
      {refusal.pause?.kind === 'tooManyAttempts' && <TooManyAttempts seconds={refusal.pause.seconds} />}
    </Alert>
  );
};
