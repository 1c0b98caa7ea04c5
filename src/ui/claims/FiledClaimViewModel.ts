import { makeAutoObservable } from 'mobx';
import { failureRoute } from '../../application/failureRoute';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { runAction } from '../screen/runAction';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly details: ClaimDetails }
  | { readonly kind: 'unavailable' };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'claim'>;
  readonly claims: Pick<ClaimsGateway, 'details'>;
  readonly errors: ErrorHandler;
}

/** The claim that was just filed, as the insurer holds it. */
export class FiledClaimViewModel {
  state: State = { kind: 'loading' };
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { record, claims, errors } = this.#dependencies;
    const reference = record.claim.read().claimNumber;
    if (reference === '') return;
    // The claim is filed: only the end of the session takes the confirmation away.
    const handle = (error: unknown): void => {
      if (failureRoute(error).kind === 'signedOut') errors.handle(error);
      else this.become({ kind: 'unavailable' });
    };
    const load = async (): Promise<void> =>
      this.become({ kind: 'loaded', details: await claims.details(reference, signal) });
    void runAction({ handle }, load, signal);
  }

  private become(state: State): void {
    this.state = state;
  }
}
