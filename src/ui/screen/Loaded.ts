import { makeAutoObservable } from 'mobx';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { readDuring } from './runAction';
import { notStarted } from './useVisit';

interface Loading {
  readonly kind: 'loading';
}

/** A shared constant, so that a screen that is already loading does not render again when its visit starts. */
export const loading: Loading = { kind: 'loading' };

interface Reading<State> {
  readonly load: (visit: AbortSignal) => Promise<State>;
  /** What follows when something has loaded. */
  readonly loaded?: (state: State, visit: AbortSignal) => void | Promise<void>;
  readonly errors: ErrorHandler;
}

/** What a screen loads when the visit starts, and when the customer tries again. A failure goes to the shared handler. */
export class Loaded<State> {
  state: Loading | State = loading;

  readonly #reading: Reading<State>;
  #visit = notStarted;

  constructor(reading: Reading<State>) {
    this.#reading = reading;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Loads for a visit. A result that arrives after the visit is dropped. */
  start(visit: AbortSignal): void {
    this.#visit = visit;
    void this.load();
  }

  async load(): Promise<void> {
    const { load, loaded, errors } = this.#reading;
    const visit = this.#visit;
    this.state = loading;
    await readDuring(visit, errors, load, (state) => {
      this.state = state;
      return loaded?.(state, visit);
    });
  }
}
