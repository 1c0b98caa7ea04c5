import { useText } from '../text/useText';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import styles from './StartupError.module.css';

interface StartupErrorProps {
  readonly reason: 'unrecognizedHost' | 'configuration' | 'notLoaded';
  readonly details?: string;
}

/** Shows why the portal cannot start. */
export const StartupError = ({ reason, details }: StartupErrorProps) => {
  const t = useText();
  return (
    <main className={styles['page']}>
      <Alert level="error">
        <h1>{t(`shell.startup.${reason}`)}</h1>
        {reason === 'notLoaded' && <Button>{t('shell.retry')}</Button>}
        {details !== undefined && <pre className={styles['details']}>{details}</pre>}
      </Alert>
    </main>
  );
};
