import { makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { LogOut } from '../../application/session/logOut';
import type { IdleWatch, WatchIdleness } from '../../application/session/watchIdleness';
import { type Idleness, present } from '../../domain/session/idleness';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';

interface Dependencies {
  readonly watchIdleness: WatchIdleness;
  readonly record: Pick<CustomerRecord, 'clear'>;
  readonly logOut: LogOut;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
  /** Resolves when the screen is painted, or the customer leaves. */
  readonly afterPaint: () => Promise<void>;
}

/** Warns an idle customer, and signs out one who does not answer. */
export class IdleViewModel {
  idleness: Idleness = present;

  readonly #dependencies: Dependencies;
  #watch: IdleWatch | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { watchIdleness, errors, afterPaint } = this.#dependencies;
    const watch = watchIdleness({
      changed: this.become,
      loggedOutElsewhere: () => this.#signOut('signedOut'),
    });
    this.#watch = watch;
    const run = async () => {
      // To enter the session in the register of tabs takes time, and the dashboard comes first.
      await afterPaint();
      if (!signal.aborted) await watch.run(signal);
    };
    void runAction(errors, run, signal);
  }

  stay(): void {
    this.#watch?.stay();
  }

  logOut(): void {
    this.#dependencies.logOut();
    this.#dependencies.navigation.go('login');
  }

  private become(idleness: Idleness): void {
    this.idleness = idleness;
    if (idleness.kind === 'over') this.#signOut('idle');
  }

  #signOut(notice: 'idle' | 'signedOut'): void {
    const { record, navigation } = this.#dependencies;
    record.clear();
    navigation.go('login', { state: { notice }, replace: true });
  }
}
