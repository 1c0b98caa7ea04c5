import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { classNames } from './classNames';
import type { Elements } from './Elements';
import { Icon } from './Icon';
import styles from './Alert.module.css';

export type AlertLevel = 'error' | 'info' | 'warning' | 'success';

const icons = { error: CircleX, info: Info, warning: TriangleAlert, success: CircleCheck } as const;

interface AlertProps {
  readonly level: AlertLevel;
  readonly children: string | Elements;
  readonly title?: string | undefined;
  /** Takes the focus when it appears, and again whenever the given value changes. */
  readonly takeFocus?: unknown;
}

/** Rule INPUT-19. */
export const Alert = ({ level, children, title, takeFocus }: AlertProps) => {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const alert = element.current;
    if (takeFocus === undefined || alert === null) return;
    alert.focus();
    // The browser scrolls to the middle of an alert that is taller than the window.
    if (alert.getBoundingClientRect().top < 0) alert.scrollIntoView();
  }, [takeFocus]);

  return (
    <div
      ref={element}
      className={classNames(styles['alert'], styles[level])}
      role={level === 'error' || level === 'warning' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon of={icons[level]} className={styles['icon']} size="1.3em" />
      <div className={styles['body']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  );
};
