import type { CustomerActivity } from '../../application/ports/CustomerActivity';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;
const RETURNS = ['pageshow', 'focus'] as const;

/** What the customer does with the page. A page that comes into sight again may be seen before its timers run. */
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
