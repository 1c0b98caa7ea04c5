import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../kit/Icon';
import { useText } from '../text/useText';
import styles from './OfflineBanner.module.css';

const subscribe = (changed: () => void): (() => void) => {
  const stop = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: stop.signal });
  return () => stop.abort();
};

/** The page is rendered at build time as if online. */
const isOfflineInBuild = (): boolean => false;

/**
 * Shows while the browser is offline. The live region is always there, so that a screen reader reads the change. Another one inside it would
 * be read as well.
 */
export const OfflineBanner = () => {
  const t = useText();
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine, isOfflineInBuild);
  return (
    <div aria-live="polite" className={styles['place']}>
      {isOffline && (
        <p className={styles['banner']}>
          <Icon of={WifiOff} size="1.3em" />
          <span>
            <span>{t('shell.offline')}</span> <span className={styles['meaning']}>{t('shell.offline.meaning')}</span>
          </span>
        </p>
      )}
    </div>
  );
};
