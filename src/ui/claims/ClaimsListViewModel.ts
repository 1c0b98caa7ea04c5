import { makeAutoObservable, runInAction } from 'mobx';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { type Claim, type ClaimDetails, newestFirst } from '../../domain/claims/Claim';
import {
  type ClaimKey,
  type ClaimOrder,
  defaultOrder,
  inOrder,
  orderAfter,
  statusesOf,
} from '../../domain/claims/claimOrder';
import { attempt } from '../app/attempt';
import { type Page, pageOf, pageSizes } from '../kit/paging';

type List = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly claims: readonly Claim[] };

type Details =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly reference: string }
  | { readonly kind: 'loaded'; readonly reference: string; readonly details: ClaimDetails };

/** The customer's claims, newest first unless the customer wants otherwise, one page at a time, and the details of one (document 1, section 2). */
export class ClaimsListViewModel {
  list: List = { kind: 'loading' };
  details: Details = { kind: 'none' };
  order: ClaimOrder = defaultOrder;
  /** The only status to be shown; empty for all. */
  status = '';
  pageIndex = 0;
  pageSize: number = pageSizes[0];

  readonly #claims: Pick<ClaimsGateway, 'list' | 'details'>;
  readonly #failures: FailureHandler;
  #visit = new AbortController();
  #selection = new AbortController();

  constructor(claims: Pick<ClaimsGateway, 'list' | 'details'>, failures: FailureHandler) {
    this.#claims = claims;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    const { signal } = this.#visit;
    void attempt(
      this.#failures,
      async () => {
        const claims = newestFirst(await this.#claims.list(signal));
        runInAction(() => {
          this.list = { kind: 'loaded', claims };
        });
      },
      signal,
    );
    return () => {
      this.#visit.abort();
      this.#selection.abort();
    };
  }

  /** The statuses that can be chosen from. */
  get statuses(): readonly string[] {
    return this.list.kind === 'loaded' ? statusesOf(this.list.claims) : [];
  }

  /** Worked out anew for another order or status, and not for another page. */
  get shown(): readonly Claim[] {
    if (this.list.kind !== 'loaded') return [];
    const { claims } = this.list;
    const chosen = this.status === '' ? claims : claims.filter(({ status }) => status === this.status);
    return this.order === defaultOrder ? chosen : inOrder(chosen, this.order);
  }

  get page(): Page<Claim> | undefined {
    return this.list.kind === 'loaded' ? pageOf(this.shown, this.pageIndex, this.pageSize) : undefined;
  }

  sortBy(key: ClaimKey): void {
    this.order = orderAfter(this.order, key);
    this.pageIndex = 0;
  }

  sortTo(order: ClaimOrder): void {
    this.order = order;
    this.pageIndex = 0;
  }

  showStatus(status: string): void {
    this.status = status;
    this.pageIndex = 0;
  }

  turnTo(pageIndex: number): void {
    this.pageIndex = pageIndex;
  }

  resize(pageSize: number): void {
    this.pageSize = pageSize;
    this.pageIndex = 0;
  }

  isSelected(claim: Claim): boolean {
    return this.details.kind !== 'none' && this.details.reference === claim.reference;
  }

  /** Shows the details of a claim; those of a claim that was selected before are no longer waited for. */
  async select({ reference }: Claim): Promise<void> {
    this.#selection.abort();
    this.#selection = new AbortController();
    const { signal } = this.#selection;
    this.details = { kind: 'loading', reference };
    await attempt(
      this.#failures,
      async () => {
        const details = await this.#claims.details(reference, signal);
        runInAction(() => {
          this.details = { kind: 'loaded', reference, details };
        });
      },
      signal,
    );
  }
}
