import { ifUnread } from '../../application/ifUnread';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { Loaded } from '../screen/Loaded';

type FiledClaim = { readonly kind: 'loaded'; readonly details: ClaimDetails } | { readonly kind: 'unavailable' };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'claim'>;
  readonly claims: Pick<ClaimsGateway, 'details'>;
  readonly errors: ErrorHandler;
}

/** The claim that was just filed, as the insurer holds it. */
export class FiledClaimViewModel {
  readonly content: Loaded<FiledClaim>;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.content = new Loaded({ load: this.#load, errors: dependencies.errors });
  }

  start(signal: AbortSignal): void {
    if (this.#reference !== '') this.content.start(signal);
  }

  get #reference(): string {
    return this.#dependencies.record.claim.read().claimNumber;
  }

  /** The claim is filed: only the end of the session takes the confirmation away. */
  readonly #load = async (visit: AbortSignal): Promise<FiledClaim> => {
    const details = await this.#dependencies.claims.details(this.#reference, visit).catch(ifUnread(undefined));
    return details ? { kind: 'loaded', details } : { kind: 'unavailable' };
  };
}
