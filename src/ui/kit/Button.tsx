import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './classNames';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  /** Why the button is disabled. It stays in the tab order, so that a screen reader reads the reason. */
  readonly disabledReason?: string | undefined;
  /** The id of an element that says why the button is disabled. */
  readonly disabledBy?: string | undefined;
  readonly ariaLabel?: string | undefined;
  readonly id?: string;
}

export const Button = ({
  children,
  look = 'secondary',
  type = 'button',
  onClick,
  disabledReason,
  disabledBy,
  ariaLabel,
  id,
}: ButtonProps) => {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined || disabledBy !== undefined;
  const click = (event: MouseEvent): void => {
    if (isDisabled) event.preventDefault();
    else onClick?.();
  };
  const button = (
    <button
      type={type}
      id={id}
      className={classNames(styles['button'], styles[look])}
      onClick={click}
      aria-label={ariaLabel}
      aria-disabled={isDisabled || undefined}
      aria-describedby={disabledReason === undefined ? disabledBy : reasonId}
    >
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={styles['withReason']}>
      {button}
      <span id={reasonId} className={styles['reason']}>
        {disabledReason}
      </span>
    </span>
  );
};

/** Handles a plain click on a link in place of the browser. Any other click, such as one for a new tab, is the browser's. */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };

interface ButtonLinkProps {
  readonly to: string;
  /** Replaces the link's own navigation. */
  readonly onFollow?: () => void;
  readonly state?: unknown;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
  readonly id?: string;
}

/** A link within the portal that looks like a button. With a state it adds a history entry, even if the address stays the same. */
export const ButtonLink = ({ to, onFollow, state, look = 'secondary', children, id }: ButtonLinkProps) => (
  <Link
    to={to}
    state={state}
    {...(state !== undefined && { replace: false })}
    onClick={onFollow && onPlainClick(onFollow)}
    id={id}
    className={classNames(styles['button'], styles[look])}
  >
    {children}
  </Link>
);
