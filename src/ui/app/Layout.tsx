import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { displayName } from '../../domain/Variant';
import { classNames } from '../kit/classNames';
import { Loading } from '../kit/Loading';
import { useText } from '../text/useText';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';
import type { LanguageViewModel } from './LanguageViewModel';
import { LastResort } from './LastResort';
import { Logo } from './Logo';
import { MenuBar, MenuButton } from './Menu';
import { OfflineBanner } from './OfflineBanner';
import { routes } from './routes';
import styles from './Shell.module.css';
import type { ShellViewModel } from './ShellViewModel';
import { useVariant } from './VariantContext';

interface LayoutProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'>;
  readonly language: LanguageViewModel;
  readonly year: string;
  /** The root layout has a menu, the public one has none (document 1, section 2). */
  readonly menu: boolean;
  readonly children?: ReactNode;
}

/** Says that it loads in place of the screen that one comes from; what the screens of an area share stays from one to the next. */
const Screens = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  const [, area] = useLocation().pathname.split('/');
  return (
    <Suspense key={area} fallback={<Loading text={t('shell.loading')} />}>
      {children}
    </Suspense>
  );
};

/** Header, main area and footer around every screen. */
export const Layout = observer(({ shell, language, year, menu, children }: LayoutProps) => {
  const t = useText();
  const variant = useVariant();
  const items = menu ? shell.menu : [];
  const product = displayName(variant);

  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {t('shell.skip')}
      </a>
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <Link to={routes.login} className={styles['logo']}>
            <Logo />
            <span>{product}</span>
          </Link>
          {items.length > 0 && <MenuButton items={items} />}
          {shell.isAuthenticated && (
            <button type="button" className={styles['headerButton']} onClick={shell.logOut}>
              {t('shell.logOut')}
            </button>
          )}
        </div>
        {items.length > 0 && <MenuBar items={items} />}
        {items.length === 0 && menu && shell.isAuthenticated && <div className={styles['menuBar']} />}
      </header>
      <main id="main" className={classNames(styles['main'], !menu && styles['slim'])} tabIndex={-1}>
        <LastResort>
          <Screens>{children ?? <Outlet />}</Screens>
        </LastResort>
      </main>
      <Footer year={year}>
        <LanguageSwitch language={language} />
      </Footer>
      <OfflineBanner />
    </div>
  );
});
