import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { displayName } from '../../domain/Variant';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { classNames } from '../kit/classNames';
import { Link, onPlainClick } from '../kit/Link';
import { routes } from '../screen/routes';
import { useVariant } from '../screen/VariantContext';
import { useText } from '../text/useText';
import { Footer } from './Footer';
import { LanguageProblem, LanguageSwitch } from './LanguageSwitch';
import type { LanguageViewModel } from './LanguageViewModel';
import { Logo } from './Logo';
import { MenuBar, MenuButton } from './Menu';
import { OfflineBanner } from './OfflineBanner';
import type { ShellViewModel } from './ShellViewModel';
import styles from './Shell.module.css';

interface LayoutProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'>;
  readonly language: LanguageViewModel;
  readonly year: () => string;
  /** Whether the main menu shows; the public screens have none. */
  readonly menu: boolean;
  readonly children: ReactElement;
}

/** Removes the footer and inserts it again for each screen. The browser then does not count its move as a layout shift. */
const ReinsertFooter = ({ of: footer }: { readonly of: RefObject<HTMLElement | null> }) => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) footer.current?.replaceWith(footer.current);
    shown.current = pathname;
  }, [pathname, footer]);
  return null;
};

/** Only the header depends on the session, so the screen around it does not render when a customer signs in. */
const Header = observer(({ shell, language, menu }: Omit<LayoutProps, 'year' | 'children'>) => {
  const t = useText();
  const variant = useVariant();
  // The header changes together with the screen, which follows a session in a transition.
  const isAuthenticated = useDeferredValue(shell.isAuthenticated);
  const items = menu ? shell.menu : [];
  // Reserve the place of the menu before its items are known.
  const hasMenu = items.length > 0 || (menu && isAuthenticated);

  return (
    <header className={styles['header']}>
      {/* A new bar for a new session, which has other buttons: the browser does not count their move as a layout shift. */}
      <div key={String(isAuthenticated)} className={styles['bar']}>
        <Link to={routes.login} className={styles['logo']}>
          <Logo />
          <span>{displayName(variant)}</span>
        </Link>
        <LanguageSwitch language={language} />
        {hasMenu && <MenuButton items={items} />}
        {isAuthenticated && (
          <button type="button" className={styles['headerButton']} data-leaves onClick={shell.logOut}>
            {t('shell.logOut')}
          </button>
        )}
      </div>
      {items.length > 0 && <MenuBar items={items} />}
      {hasMenu && items.length === 0 && <div className={styles['menuBar']} />}
    </header>
  );
});

/** The frame around every screen. A navigation renders only the parts of it that depend on the address. */
export const Layout = ({ shell, language, year, menu, children }: LayoutProps) => {
  const t = useText();
  const footer = useRef<HTMLElement>(null);
  return (
    <div className={styles['page']}>
      {/* Left to the browser, the link would add an entry to the history without the state of this one. */}
      <a className={styles['skip']} href="#main" onClick={onPlainClick(() => document.getElementById('main')?.focus())}>
        {t('shell.skip')}
      </a>
      <Header shell={shell} language={language} menu={menu} />
      <main key={String(menu)} id="main" className={classNames(styles['main'], !menu && styles['slim'])} tabIndex={-1}>
        <LanguageProblem language={language} />
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer ref={footer} year={year} />
      <ReinsertFooter of={footer} />
      <OfflineBanner />
    </div>
  );
};
