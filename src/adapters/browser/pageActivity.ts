import type { CustomerActivity } from '../../application/ports/CustomerActivity';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;
const RETURNS = ['pageshow', 'focus'] as const;

/** Reports the customer's activity, and when the page becomes visible, which may be before its timers run. */
export const pageActivity = (page: Window): CustomerActivity => ({
  watch: ({ acted, returned }) => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const sign of SIGNS) page.addEventListener(sign, acted, { signal, passive: true, capture: true });
    for (const name of RETURNS) page.addEventListener(name, returned, { signal });
    page.document.addEventListener('visibilitychange', returned, { signal });
    return () => stop.abort();
  },
});
