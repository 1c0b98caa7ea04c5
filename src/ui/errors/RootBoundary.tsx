import type { ReactNode } from 'react';
import { routes } from '../screen/routes';
import type { Language } from '../text/Language';
import { LanguageContext, useText } from '../text/useText';
import { Boundary } from './ErrorBoundary';
import styles from './StartupError.module.css';

const BrokenPage = () => {
  const t = useText();
  return (
    <main className={styles['page']}>
      <div role="alert">
        <h1>{t('serverError.title')}</h1>
        <p>{t('serverError.text')}</p>
      </div>
      {/* The router may be what broke, so the browser follows the link. */}
      <a href={routes.home}>{t('errors.home')}</a>
    </main>
  );
};

interface RootBoundaryProps {
  /** Holds the language of the moment. */
  readonly language: { readonly current: Language };
  readonly children: ReactNode;
}

const InLanguage = ({ language }: Pick<RootBoundaryProps, 'language'>) => (
  <LanguageContext value={language.current}>
    <BrokenPage />
  </LanguageContext>
);

/** Shows a page with a way home when anything around the screens throws: the header, the footer, a provider. */
export const RootBoundary = ({ language, children }: RootBoundaryProps) => (
  <Boundary pathname="" fallback={<InLanguage language={language} />}>
    {children}
  </Boundary>
);
