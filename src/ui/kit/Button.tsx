import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import { Link } from './Link';
import styles from './Button.module.css';

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

interface ButtonLinkProps {
  readonly to: string;
  /** Replaces the link's own navigation. */
  readonly onFollow?: () => void;
  readonly state?: unknown;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
  readonly id?: string;
}

/** A link within the portal that looks like a button. */
export const ButtonLink = ({ look = 'secondary', ...link }: ButtonLinkProps) => (
  <Link {...link} className={classNames(styles['button'], styles[look])} />
);
