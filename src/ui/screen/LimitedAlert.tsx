import type { Limited } from '../../application/limitedBy';
import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { ServerMessage } from './ServerMessage';
import { TooManyAttempts } from './TooManyAttempts';

/** The insurer refused the call, because there were too many. */
export const LimitedAlert = ({ by }: { readonly by: Limited }) => {
  const t = useText();
  return (
    <Alert level="error" takeFocus={by}>
      <p>
        <ServerMessage of={by.message} otherwise={t('serverError.text')} />
      </p>
      <TooManyAttempts seconds={by.seconds} />
    </Alert>
  );
};
