import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Cancellation } from '../../domain/policy/cancellation';

const emptyCancellation: Cancellation = { reason: '' };

/** Keeps the reason while a failed call shows the error page, for the customer who wrote it and no one else. */
export class CancellationDrafts {
  readonly #session: CustomerRecord['session'];
  #kept: { readonly owner: string; readonly cancellation: Cancellation } | undefined;

  constructor(session: CustomerRecord['session']) {
    this.#session = session;
  }

  read(): Cancellation {
    const owner = this.#session.read()?.userName;
    return this.#kept !== undefined && this.#kept.owner === owner ? this.#kept.cancellation : emptyCancellation;
  }

  write(cancellation: Cancellation): void {
    const owner = this.#session.read()?.userName;
    this.#kept = owner === undefined ? undefined : { owner, cancellation };
  }

  reset(): void {
    this.#kept = undefined;
  }
}
