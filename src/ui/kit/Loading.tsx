import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import type { Elements } from './Elements';
import { useLongWait } from './LongWait';
import styles from './Loading.module.css';

interface LoadingProps {
  readonly text: string;
  /** A call that must not be sent twice, so no reload is offered. */
  readonly once?: boolean;
  /** The content of the screen: what follows it stays hidden, so that nothing jumps when the content arrives. */
  readonly page?: boolean;
}

/** In milliseconds: an alert or a heading that appears in its place has taken the focus by then. */
const TAKEN = 100;

/** Continues at a part of the page, which no key stops at. */
const continueAt = (part: HTMLElement | null): void => {
  if (document.activeElement !== document.body || !part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/** A spinner with a text. Once it takes long it says so and offers a way out. Rule SHELL-18. */
export const Loading = ({ text, once = false, page = false }: LoadingProps) => {
  const longWait = useLongWait();
  const wayOut: Elements = longWait?.wayOut(once);
  const element = useRef<HTMLDivElement>(null);
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));

  // It takes the focus of the button that it replaces, or its screen does. An alert or a heading that appears with it takes the focus after that.
  useLayoutEffect(() => {
    const { current } = element;
    if (focused?.isConnected === false)
      (page ? document.querySelector<HTMLElement>('main h1') : current)?.focus({ preventScroll: true });
    return () => {
      const part = current?.parentElement ?? null;
      if (current?.contains(document.activeElement)) setTimeout(() => continueAt(part), TAKEN);
    };
  }, [focused, page]);

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
