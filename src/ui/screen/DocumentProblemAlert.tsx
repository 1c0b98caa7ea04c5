import type { DocumentProblem } from '../../application/ports/DocumentDesk';
import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { ServerParagraph } from './ServerMessage';
import { TooManyAttempts } from './TooManyAttempts';

/** Says why a document did not open. Rule DOC-14. */
export const DocumentProblemAlert = ({ problem }: { readonly problem: DocumentProblem }) => {
  const t = useText();
  return (
    <Alert level="error">
      <p>{t('shell.document.failed')}</p>
      <ServerParagraph of={problem.message} />
      {problem.pause?.kind === 'tooManyAttempts' && <TooManyAttempts seconds={problem.pause.seconds} />}
    </Alert>
  );
};
