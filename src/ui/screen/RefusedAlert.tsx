import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { ServerParagraph } from './ServerMessage';

interface RefusedAlertProps {
  /** The message is the insurer's, and may be empty. */
  readonly refusal: { readonly message: string };
}

/** The insurer refused to save. */
export const RefusedAlert = ({ refusal }: RefusedAlertProps) => {
  const t = useText();
  return (
    <Alert level="error" takeFocus={refusal}>
      <p>{t('shell.notSaved')}</p>
      <ServerParagraph of={refusal.message} />
    </Alert>
  );
};
