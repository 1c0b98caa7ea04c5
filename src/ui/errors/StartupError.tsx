import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { useText } from '../text/useText';
import styles from './StartupError.module.css';

interface StartupErrorProps {
  readonly reason: 'unrecognizedHost' | 'configuration' | 'notLoaded';
  readonly details?: string | undefined;
}

/** Copies the support addresses of the page, rule SHELL-40. The variant is not known. */
const addContacts = (main: HTMLElement | null): void => {
  const contacts = document.getElementById('support-contacts')?.cloneNode(true);
  if (contacts) main?.append(contacts);
};

export const StartupError = ({ reason, details }: StartupErrorProps) => {
  const t = useText();
  return (
    <main className={styles['page']} ref={addContacts}>
      <Alert level="error">
        <h1>{t(`shell.startup.${reason}`)}</h1>
        {reason === 'notLoaded' && <Button>{t('shell.retry')}</Button>}
        {details !== undefined && <pre className={styles['details']}>{details}</pre>}
      </Alert>
    </main>
  );
};
