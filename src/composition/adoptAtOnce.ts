import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';

/** Lets React adopt the login in one task, so that nothing changes its nodes meanwhile. A screen that has loaded has no `Suspense`. */
export const adoptAtOnce = (container: HTMLElement, portal: ReactNode, options: HydrationOptions): void =>
  void flushSync(() => hydrateRoot(container, portal, options));
