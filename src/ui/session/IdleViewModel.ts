import { makeAutoObservable, runInAction } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { IdleWatch, WatchIdleness } from '../../application/session/watchIdleness';
import type { Idleness } from '../../domain/session/idleness';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';

/** Warns a signed-in customer who does nothing, and signs out who does not answer. */
export class IdleViewModel {
  idleness: Idleness = { kind: 'present' };

  readonly #record: Pick<CustomerRecord, 'session'>;
  readonly #watchIdleness: WatchIdleness;
  readonly #clearSession: () => void;
  readonly #logOut: () => void;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #watch: IdleWatch | undefined;

  constructor(
    record: Pick<CustomerRecord, 'session'>,
    watchIdleness: WatchIdleness,
    clearSession: () => void,
    logOut: () => void,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#watchIdleness = watchIdleness;
    this.#clearSession = clearSession;
    this.#logOut = logOut;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    const visit = new AbortController();
    const { signal } = visit;
    const watch = this.#watchIdleness(this.#record.session.read()?.userName ?? '', {
      changed: (idleness) => {
        runInAction(() => {
          this.idleness = idleness;
        });
        if (idleness.kind === 'over') this.#signOut('idle');
      },
      loggedOutElsewhere: () => this.#signOut('signedOut'),
    });
    this.#watch = watch;
    void attempt(this.#failures, () => watch.run(signal), signal);
    return () => visit.abort();
  }

  stay(): void {
    this.#watch?.stay();
  }

  logOut(): void {
    this.#logOut();
    this.#navigation.go('login');
  }

  #signOut(notice: 'idle' | 'signedOut'): void {
    this.#clearSession();
    this.#navigation.go('login', { state: { notice }, replace: true });
  }
}
