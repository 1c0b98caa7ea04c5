import { observer } from 'mobx-react-lite';
import { Alert } from '../kit/Alert';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { languages } from '../text/languages';
import { useText } from '../text/useText';
import type { LanguageViewModel } from './LanguageViewModel';
import styles from './Shell.module.css';

interface LanguageProps {
  readonly language: LanguageViewModel;
}

/** Offers the other language, under its own name; on a phone, by its code. Rule SHELL-24. */
export const LanguageSwitch = observer(({ language: { choice, current, choose } }: LanguageProps) => {
  const t = useText();
  const [other] = languages.filter(({ code }) => code !== current.code);
  return (
    <>
      {/* The same button in each language, so that it keeps the focus. */}
      <button
        type="button"
        className={styles['headerButton']}
        lang={other?.code}
        aria-label={other?.name}
        onClick={() => other && void choose(other.code)}
      >
        <span className={styles['name']}>{other?.name}</span>
        <span className={styles['code']}>{other?.code}</span>
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{choice.kind === 'loading' && t('shell.loading')}</span>
      </VisuallyHidden>
    </>
  );
});

/** Says in both languages that the chosen one does not load. Rule SHELL-25. */
export const LanguageProblem = observer(({ language: { choice } }: LanguageProps) => {
  const t = useText();
  const failed = choice.kind === 'failed' && languages.find(({ code }) => code === choice.code);
  return (
    failed && (
      <Alert level="error">
        <p>{t('shell.language.failed', { language: failed.name })}</p>
        <p lang={failed.code}>{failed.failed}</p>
      </Alert>
    )
  );
});
