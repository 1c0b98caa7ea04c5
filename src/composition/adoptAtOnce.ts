import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type HydrationOptions, type Root, hydrateRoot } from 'react-dom/client';

interface HydratedRoot extends Root {
  unstable_scheduleHydration(target: Node | null): void;
}

/** Has React adopt the login in one task, so that its nodes are as rendered meanwhile. A Suspense boundary would wait for another task. */
export const adoptAtOnce = (container: HTMLElement, portal: ReactNode, options: HydrationOptions): void => {
  const root = flushSync(() => hydrateRoot(container, portal, options)) as HydratedRoot;
  flushSync(() => root.unstable_scheduleHydration(container.querySelector('form')));
};
