import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';

/** Has React adopt the login in one task, so that its nodes are as rendered meanwhile. No `Suspense` is around a screen that has loaded. */
export const adoptAtOnce = (container: HTMLElement, portal: ReactNode, options: HydrationOptions): void =>
  void flushSync(() => hydrateRoot(container, portal, options));
