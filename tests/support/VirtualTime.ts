import type { Delay } from '../../src/application/ports/Delay';
import { Instant } from '../../src/domain/Instant';
import { settle } from './FakeNetwork';
import { movableClock } from './movableClock';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

const start = movableClock().now();

/** Time that a test passes by hand. Waits end in order. */
export class VirtualTime {
  now = 0;
  /** A clock that this time moves. */
  readonly clock = { now: () => Instant.secondsAfter(start, this.now / 1_000) };
  #sleepers: Sleeper[] = [];

  readonly wait: Delay = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(new DOMException('The wait was given up.', 'AbortError'));
      };
      const wake = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const sleeper = { at: this.now + milliseconds, wake };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      this.#sleepers.push(sleeper);
    });

  /** The number of pending waits. */
  get sleepers(): number {
    return this.#sleepers.length;
  }

  /** Passes milliseconds, and runs everything that happens meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const [next] = this.#sleepers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#sleepers = this.#sleepers.filter((other) => other !== next);
      this.now = next.at;
      next.wake();
      await settle();
    }
    this.now = end;
  }
}
