import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ScrollPositions } from './ScrollPositions';

const customerInput = ['wheel', 'touchstart', 'pointerdown', 'mousedown', 'keydown'] as const;

/**
 * Scrolls to the position, and again whenever the size of the page changes: a list may still load. It stops when the customer does anything. A
 * scroll event does not stop it, because the browser scrolls too when content appears above.
 * @param signal aborts when the customer leaves
 * @param moved receives every position that the customer scrolls to
 */
const holdPosition = (position: number, signal: AbortSignal, moved: (position: number) => void): void => {
  const hold = new AbortController();
  const release = (): void => hold.abort();
  const scroll = (): void => window.scrollTo(0, position);
  scroll();
  if (position === 0) release();
  else {
    const resized = new ResizeObserver(scroll);
    resized.observe(document.documentElement);
    hold.signal.addEventListener('abort', () => resized.disconnect());
    for (const input of customerInput) window.addEventListener(input, release, { signal: hold.signal, passive: true });
  }
  const remember = (): void => {
    if (hold.signal.aborted) moved(window.scrollY);
  };
  window.addEventListener('scroll', remember, { signal, passive: true });
  signal.addEventListener('abort', release);
};

/** A hash that is not valid has no target: `decodeURIComponent` throws, and the page would stay blank. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Scrolls a screen that opens to the target of the address's hash, or to the saved position, or to the top. Each entry of the browser's
 * history has a position, and a reload keeps them.
 */
export const ScrollRestoration = ({ positions }: { readonly positions: ScrollPositions }) => {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    window.addEventListener('pagehide', positions.save, { signal: stop.signal });
    // A phone discards a hidden page without another event.
    document.addEventListener('visibilitychange', positions.save, { signal: stop.signal });
    return () => stop.abort();
  }, [positions]);

  useLayoutEffect(() => {
    const visit = new AbortController();
    const target = targetOf(hash);
    const saved = navigationType === NavigationType.Pop && !target ? positions.of(key) : 0;
    // The customer may have scrolled the login of the page before React adopted it.
    const position = isFirst.current && saved === 0 ? window.scrollY : saved;
    isFirst.current = false;
    holdPosition(position, visit.signal, (reached) => positions.keep(key, reached));
    target?.scrollIntoView();
    return () => visit.abort();
  }, [key, hash, navigationType, positions]);

  return null;
};
