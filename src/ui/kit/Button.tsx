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
  /** Why the button cannot be used now. It stays in the tab order, so that the reason is heard. */
  readonly disabledReason?: string | undefined;
  /** The same, where the page already says why elsewhere: the id of what says so. */
  readonly disabledBy?: string | undefined;
  readonly ariaLabel?: string;
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

interface ButtonLinkProps {
  readonly to: string;
  readonly state?: unknown;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
  readonly id?: string;
}

/** A link within the portal that looks like a button. One with a state is a step of its own, even where the address stays. */
export const ButtonLink = ({ to, state, look = 'secondary', children, id }: ButtonLinkProps) => (
  <Link
    to={to}
    state={state}
    {...(state !== undefined && { replace: false })}
    id={id}
    className={classNames(styles['button'], styles[look])}
  >
    {children}
  </Link>
);
