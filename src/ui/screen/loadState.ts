import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { runAction } from './runAction';

export interface Loading {
  readonly kind: 'loading';
}

interface Load<State> {
  readonly load: (signal: AbortSignal) => Promise<State>;
  /** Shows first that the screen loads, and then the state that has loaded. */
  readonly show: (state: Loading | State) => void | Promise<void>;
  /** Of the visit: what arrives after the customer has left is dropped. */
  readonly signal: AbortSignal;
  readonly errors: ErrorHandler;
}

/** Loads the state of a screen, when the visit starts and when the customer tries again. An error goes to the shared handler. */
export const loadState = async <State>({ load, show, signal, errors }: Load<State>): Promise<void> => {
  await show({ kind: 'loading' });
  await runAction(
    errors,
    async () => {
      const state = await load(signal);
      if (!signal.aborted) await show(state);
    },
    signal,
  );
};
