import { type ComponentProps, type MouseEvent, createContext, memo, useContext } from 'react';

/**
 * Goes to an address within the portal.
 * @param state given to the screen through the browser's history
 */
export type Follow = (to: string, state: unknown) => void;

/** Without it, the browser follows the links. */
export const FollowContext = createContext<Follow | undefined>(undefined);

/** Handles a plain click on a link in place of the browser. Any other click, such as one for a new tab, is the browser's. */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  readonly state?: unknown;
  /** Replaces the link's own navigation. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * A link within the portal. The router's own link depends on the address: every link of a page would render again and resolve its target at
 * each navigation, which took a fifth of the time (docs/performance-notes.md). Of the menu, only the links whose mark changes render again.
 */
export const Link = memo(({ to, state, onFollow, onClick, children, ...anchor }: LinkProps) => {
  const follow = useContext(FollowContext);
  const go = onFollow ?? (follow && (() => follow(to, state)));
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (go) onPlainClick(go)(event);
  };
  return (
    <a {...anchor} href={to} onClick={click}>
      {children}
    </a>
  );
});
