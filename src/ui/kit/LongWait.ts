import { type ReactElement, createContext, useContext, useEffect, useState } from 'react';
import type { Delay } from '../../application/ports/Delay';

export interface LongWait {
  readonly wait: Delay;
  readonly text: string;
  /**
   * What the customer can do instead of waiting.
   * @param once whether the call must not be sent twice
   */
  readonly wayOut: (once: boolean) => ReactElement;
}

/** Absent in the page that is rendered at build time. */
export const LongWaitContext = createContext<LongWait | undefined>(undefined);

/** After how many milliseconds a spinner says that it takes longer. */
const USUAL_TIME = 10_000;

/** The text and the way out, once loading has taken long. */
export const useLongWait = (): LongWait | undefined => {
  const longWait = useContext(LongWaitContext);
  const wait = longWait?.wait;
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const over = new AbortController();
    wait?.(USUAL_TIME, over.signal).then(
      () => setLong(true),
      () => undefined,
    );
    return () => over.abort();
  }, [wait]);

  return isLong ? longWait : undefined;
};
