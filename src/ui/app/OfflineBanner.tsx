import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../text/useText';
import styles from './OfflineBanner.module.css';

const subscribe = (changed: () => void): (() => void) => {
  const stop = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: stop.signal });
  return () => stop.abort();
};

/** The page that the build draws is for whoever could load it. */
const neverInTheBuild = (): boolean => false;

/** Says so while the browser has no connection. The place is always there, so that the change is read out. */
export const OfflineBanner = () => {
  const t = useText();
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine, neverInTheBuild);
  return (
    <div aria-live="polite" className={styles['place']}>
      {isOffline && (
        <p role="status" className={styles['banner']}>
          <WifiOff size={22} aria-hidden />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
};
