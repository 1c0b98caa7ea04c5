import { Menu as MenuIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../kit/Icon';
import { Link } from '../kit/Link';
import { openModal } from '../kit/openModal';
import { routes } from '../screen/routes';
import { useText } from '../text/useText';
import type { MenuItem } from './ShellViewModel';
import styles from './Shell.module.css';

interface MenuProps {
  readonly items: readonly MenuItem[];
}

/** Marks the item of the screen that shows, or of the one above it. */
const useCurrent = (): ((item: MenuItem) => 'page' | undefined) => {
  const path = `${useLocation().pathname.toLowerCase()}/`;
  return (item) => (path.startsWith(`${routes[item]}/`) ? 'page' : undefined);
};

/** The main menu as a bar, for wide screens. */
export const MenuBar = ({ items }: MenuProps) => {
  const t = useText();
  const current = useCurrent();
  return (
    <nav className={styles['menuBar']} aria-label={t('shell.menu.label')}>
      <ul className={styles['menu']}>
        {items.map((item) => (
          <li key={item}>
            <Link
              to={routes[item]}
              className={styles['menuLink']}
              data-text={t(`shell.menu.${item}`)}
              aria-current={current(item)}
            >
              {t(`shell.menu.${item}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface DrawerLinksProps extends MenuProps {
  readonly close: () => void;
}

/** Only an open menu follows the address: it closes when the customer goes somewhere. */
const DrawerLinks = ({ items, close }: DrawerLinksProps) => {
  const t = useText();
  const current = useCurrent();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key, close]);

  return (
    <ul className={styles['drawerLinks']}>
      {items.map((item) => (
        <li key={item}>
          <Link to={routes[item]} aria-current={current(item)} onClick={close}>
            {t(`shell.menu.${item}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The main menu behind a button, for phones. */
export const MenuButton = ({ items }: MenuProps) => {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => (isOpen ? openModal(dialog.current) : undefined), [isOpen]);

  const close = (): void => setIsOpen(false);

  return (
    <>
      <span className={styles['menuButton']}>
        <button
          type="button"
          className={styles['headerButton']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={items.length === 0}
          onClick={() => setIsOpen(true)}
        >
          <Icon of={MenuIcon} size="1.18em" />
          <span>{t('shell.menu')}</span>
        </button>
      </span>
      {/* Not beside the button, which a wider page hides: a phone that is turned would have an open dialog that no one sees. */}
      <dialog ref={dialog} className={styles['drawer']} aria-label={t('shell.menu.label')} onClose={close}>
        <button type="button" className={styles['close']} aria-label={t('shell.menu.close')} onClick={close}>
          <Icon of={X} size="1.41em" />
        </button>
        {isOpen && <DrawerLinks items={items} close={close} />}
      </dialog>
    </>
  );
};
