import type { CustomerActivity } from '../../application/ports/CustomerActivity';

/** Dictation inserts text without a key, and assistive technology clicks without a pointer. */
const touches = ['pointerdown', 'keydown', 'touchstart', 'click', 'input'] as const;
const moves = ['pointermove', 'wheel'] as const;
const returns = ['pageshow', 'focus'] as const;

/** Reports the customer's activity, and when the page becomes visible, which may be before its timers run. */
export const pageActivity = (page: Window): CustomerActivity => ({
  watch: ({ acted, returned }) => {
    const stop = new AbortController();
    const { signal } = stop;
    const options = { signal, passive: true, capture: true };
    for (const sign of touches) page.addEventListener(sign, () => acted(true), options);
    for (const sign of moves) page.addEventListener(sign, () => acted(false), options);
    for (const name of returns) page.addEventListener(name, returned, { signal });
    page.document.addEventListener('visibilitychange', returned, { signal });
    return () => stop.abort();
  },
});
