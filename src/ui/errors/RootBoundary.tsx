import type { Variant } from '../../domain/Variant';
import type { Elements } from '../kit/Elements';
import { routes } from '../screen/routes';
import { VariantContext } from '../screen/VariantContext';
import type { Language } from '../text/Language';
import { LanguageContext, useText } from '../text/useText';
import { Boundary, ReferenceContext } from './ErrorBoundary';
import { ErrorReference } from './ErrorReference';
import type { ReferenceOf } from './errorReferences';
import styles from './StartupError.module.css';

const BrokenPage = ({ reference }: { readonly reference: string }) => {
  const t = useText();
  return (
    <main className={styles['page']}>
      <div role="alert">
        <h1>{t('serverError.title')}</h1>
        <p>{t('serverError.text')}</p>
      </div>
      <ErrorReference reference={reference} />
      {/* The router may be what broke, so the browser follows the link. */}
      <a href={routes.home}>{t('shell.menu.home')}</a>
    </main>
  );
};

interface RootBoundaryProps {
  /** The language to show the error page in. */
  readonly language: { readonly current: Language };
  readonly variant: Variant;
  readonly referenceOf: ReferenceOf;
  readonly children: Elements;
}

/** Shows a page with a way home when anything around the screens throws: the header, the footer, a provider. */
export const RootBoundary = ({ language, variant, referenceOf, children }: RootBoundaryProps) => (
  <Boundary
    visit=""
    fallback={(error) => (
      <LanguageContext value={language.current}>
        <VariantContext value={variant}>
          <BrokenPage reference={referenceOf(error)} />
        </VariantContext>
      </LanguageContext>
    )}
  >
    <ReferenceContext value={referenceOf}>{children}</ReferenceContext>
  </Boundary>
);
