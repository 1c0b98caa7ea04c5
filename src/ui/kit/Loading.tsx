import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import type { Elements } from './Elements';
import styles from './Loading.module.css';
import { useLongWait } from './LongWait';

interface LoadingProps {
  readonly text: string;
  /** A call that must not be sent twice, so no reload is offered. */
  readonly once?: boolean;
  /** The content of the screen: what follows it stays hidden, so that nothing jumps when the content arrives. */
  readonly page?: boolean;
}

/** A spinner with a text. Once it takes long it says so and offers a way out. Rule SHELL-18. */
export const Loading = ({ text, once = false, page = false }: LoadingProps) => {
  const longWait = useLongWait();
  const wayOut: Elements = longWait?.wayOut(once);
  const element = useRef<HTMLDivElement>(null);
  const [focused] = useState(() => (page || typeof document === 'undefined' ? null : document.activeElement));

  // It takes the focus of the button that it replaces. An alert or a heading that appears with it takes the focus after that.
  useLayoutEffect(() => {
    if (focused?.isConnected === false) element.current?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <div ref={element} className={classNames(styles['waiting'], page && !longWait && styles['page'])} tabIndex={-1}>
      <div className={styles['loading']} role="status">
        <span className={styles['spinner']} aria-hidden />
        <span>{text}</span>
        {longWait && <span className={styles['long']}>{longWait.text}</span>}
      </div>
      {wayOut}
    </div>
  );
};
