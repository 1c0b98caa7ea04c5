import { useText } from '../text/useText';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import styles from './StartupError.module.css';

interface StartupErrorProps {
  readonly reason: 'unrecognizedHost' | 'configuration' | 'notLoaded';
  readonly details?: string;
}

/**
 * The portal cannot start: it is served from a host that it does not know, its configuration is not valid, or its scripts cannot
 * be had.
 */
export const StartupError = ({ reason, details }: StartupErrorProps) => {
  const t = useText();
  return (
    <main className={styles['page']}>
      <Alert level="error">
        <h1>{t(`shell.startup.${reason}`)}</h1>
        {reason === 'notLoaded' && <Button>{t('shell.tryAgain')}</Button>}
        {details !== undefined && <pre className={styles['details']}>{details}</pre>}
      </Alert>
    </main>
  );
};
