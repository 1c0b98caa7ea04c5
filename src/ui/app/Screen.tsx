import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { displayName } from '../../domain/Variant';
import styles from './Screen.module.css';
import { useVariant } from './VariantContext';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands above the heading: where one is in a flow. */
  readonly above?: ReactNode;
}

/** The address whose screen had the focus last; the very first page is left to the browser. */
let lastFocused: string | undefined;

/** Whether the screen opens with something to say, which has the focus already. */
const isTelling = (): boolean => document.activeElement?.matches('[role="alert"], [role="status"]') ?? false;

/** One screen: its heading, which takes the focus when the customer comes here, and its title, "Screen – Product". */
export const Screen = ({ title, children, above }: ScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const variant = useVariant();
  const { pathname, key } = useLocation();

  // Before the effects of what is inside, which may put something before the title.
  useLayoutEffect(() => {
    document.title = `${title} – ${displayName(variant)}`;
  }, [title, variant]);

  useEffect(() => {
    const here = `${pathname} ${key}`;
    if (lastFocused !== undefined && lastFocused !== here && !isTelling())
      heading.current?.focus({ preventScroll: true });
    lastFocused = here;
  }, [pathname, key]);

  return (
    <div className={styles['screen']}>
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
