import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';

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
      {refusal.message !== '' && <p>{refusal.message}</p>}
    </Alert>
  );
};
