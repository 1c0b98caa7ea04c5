import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock';
import type { Delay } from '../../application/ports/Delay';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { Instant } from '../../domain/Instant';
import { runAction } from '../screen/runAction';

type State = { readonly kind: 'canWait' | 'cannotWait' } | { readonly kind: 'waiting'; readonly secondsLeft: number };

interface Dependencies {
  readonly opensAt: Instant;
  readonly retry: () => void;
  readonly clock: Pick<Clock, 'now'>;
  readonly wait: Delay;
  readonly errors: ErrorHandler;
}

/** The longest wait, in seconds: shorter than the time after which an idle customer is signed out. */
const LONGEST_WAIT = 10 * 60;

/** Waits for the end of the insurer's maintenance if the customer asks for it, and then tries again once. */
export class MaintenanceViewModel {
  state: State;
  readonly #dependencies: Dependencies;
  #waiting = new AbortController();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.state = this.#now();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#waiting.abort(), { once: true });
  }

  async wait(): Promise<void> {
    const { wait, retry, errors } = this.#dependencies;
    const { signal } = (this.#waiting = new AbortController());
    await runAction(
      errors,
      async () => {
        // The clock counts, not the timer alone, because a computer may sleep meanwhile; and the timer, because a clock may be set back.
        for (let left = this.#secondsLeft(); left > 0; left = Math.min(left - 1, this.#secondsLeft())) {
          this.become({ kind: 'waiting', secondsLeft: left });
          await wait(1_000, signal);
        }
        this.become({ kind: 'cannotWait' });
        retry();
      },
      signal,
    );
  }

  stop(): void {
    this.#waiting.abort();
    this.become(this.#now());
  }

  private become(state: State): void {
    this.state = state;
  }

  #now(): State {
    const left = this.#secondsLeft();
    return { kind: left > 0 && left <= LONGEST_WAIT ? 'canWait' : 'cannotWait' };
  }

  #secondsLeft(): number {
    const { opensAt, clock } = this.#dependencies;
    return Math.ceil(Instant.millisecondsBetween(clock.now(), opensAt) / 1_000);
  }
}
