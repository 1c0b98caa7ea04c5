import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { languages } from '../text/languages';
import { useText } from '../text/useText';
import type { LanguageViewModel } from './LanguageViewModel';
import styles from './Shell.module.css';

export const LanguageSwitch = observer(({ language }: { readonly language: LanguageViewModel }) => {
  const t = useText();
  const { choice, current } = language;
  const failed = choice.kind === 'failed' ? languages.find(({ code }) => code === choice.code) : undefined;
  return (
    <div role="group" aria-label={t('shell.language')}>
      <ul className={styles['links']}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={styles['language']}
              lang={code}
              aria-current={code === current.code || undefined}
              onClick={() => void language.choose(code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <span aria-live="polite">{choice.kind === 'loading' && t('shell.loading')}</span>
      {failed && (
        <Alert level="error">
          <p>{t('shell.language.failed', { language: failed.name })}</p>
          <p lang={failed.code}>{failed.failed}</p>
        </Alert>
      )}
    </div>
  );
});
