import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { displayName } from '../../domain/Variant';
import { classNames } from '../kit/classNames';
import type { Elements } from '../kit/Elements';
import { setPageTitle } from '../kit/pageTitle';
import { useVariant } from './VariantContext';
import styles from './Screen.module.css';

interface ScreenProps {
  readonly title: string;
  readonly children: Elements;
  /** As wide as a form, in the middle of the page. */
  readonly narrow?: boolean;
  /** Shown above the heading, such as the step of a flow. */
  readonly above?: Elements;
}

/** The entry whose screen had the focus last. On the first page the browser places the focus. */
let lastFocused: string | undefined;

export const isFirstScreen = (): boolean => lastFocused === undefined;

/** Whether an alert took the focus when the screen opened. */
const alertHasFocus = (): boolean => document.activeElement?.matches('[role="alert"], [role="status"]') ?? false;

/** One screen: its heading, which takes the focus on a route change, and the title of the page. Rule SHELL-15. */
export const Screen = ({ title, children, above, narrow = false }: ScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const variant = useVariant();
  const { pathname, key } = useLocation();

  // A layout effect, so that it runs before a form inside adds "Error: " to the title.
  useLayoutEffect(() => {
    setPageTitle(`${title} – ${displayName(variant)}`);
  }, [title, variant]);

  useEffect(() => {
    const here = `${pathname} ${key}`;
    if (lastFocused !== undefined && lastFocused !== here && !alertHasFocus())
      heading.current?.focus({ preventScroll: true });
    lastFocused = here;
  }, [pathname, key]);

  return (
    <div className={classNames(styles['screen'], narrow && styles['narrow'])}>
      <div className={styles['heading']}>
        {above}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
};
