import { type ReactNode, createContext, useContext, useEffect, useState } from 'react';
import type { Wait } from '../../application/ports/Wait';

/** What is said and offered where something takes long. */
export interface Patience {
  readonly wait: Wait;
  readonly text: string;
  /**
   * What the customer can do other than wait.
   *
   * @param once must not be begun a second time
   */
  readonly wayOut: (once: boolean) => ReactNode;
}

/** Without it, as in the page that the build draws, nothing is said. */
export const PatienceContext = createContext<Patience | undefined>(undefined);

/** What takes longer than this, in milliseconds, is said to. */
export const usualTime = 10_000;

/** What there is to say and to offer, as soon as what is under way has taken long. */
export const useLostPatience = (): Patience | undefined => {
  const patience = useContext(PatienceContext);
  const wait = patience?.wait;
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const over = new AbortController();
    wait?.(usualTime, over.signal).then(
      () => setLost(true),
      () => undefined,
    );
    return () => over.abort();
  }, [wait]);

  return isLost ? patience : undefined;
};
