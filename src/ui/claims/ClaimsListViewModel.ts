import { makeAutoObservable } from 'mobx';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { ListClaims } from '../../application/claims/listClaims';
import type { Claim, ClaimDetails } from '../../domain/claims/Claim';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import {
  type ClaimKey,
  type ClaimOrder,
  defaultOrder,
  isFoundBy,
  inOrder,
  orderAfter,
  statusesOf,
} from '../../domain/claims/claimOrder';
import { isActive } from '../../domain/policy/Policy';
import { runAction } from '../screen/runAction';
import { type Page, pageOf, pageSizes } from '../kit/paging';

type List = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly claims: readonly Claim[] };

type Details =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly reference: string }
  | { readonly kind: 'loaded'; readonly reference: string; readonly details: ClaimDetails };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'claim' | 'policy'>;
  readonly listClaims: ListClaims;
  readonly claims: Pick<ClaimsGateway, 'details'>;
  readonly errors: ErrorHandler;
}

/** The customer's claims, a page at a time, and the details of one. */
export class ClaimsListViewModel {
  list: List = { kind: 'loading' };
  details: Details = { kind: 'none' };
  order: ClaimOrder = defaultOrder;
  /** Shows only claims with this status; empty for all. */
  status = '';
  /** Shows only claims whose reference contains this. */
  typedReference = '';
  pageIndex = 0;
  pageSize: number = pageSizes[0];

  readonly #dependencies: Dependencies;
  #selection = new AbortController();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    void runAction(
      this.#dependencies.errors,
      async () => {
        this.becomeLoaded(await this.#dependencies.listClaims(signal));
      },
      signal,
    );
    signal.addEventListener('abort', () => this.#selection.abort());
  }

  get isPolicyInactive(): boolean {
    const policy = this.#dependencies.record.policy.read();
    return policy !== undefined && !isActive(policy);
  }

  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }

  /** The statuses to choose from. */
  get statuses(): readonly string[] {
    return this.list.kind === 'loaded' ? statusesOf(this.list.claims) : [];
  }

  /** Whether there are more claims than a page shows at first. */
  get mayFind(): boolean {
    return this.list.kind === 'loaded' && this.list.claims.length > pageSizes[0];
  }

  get isEmpty(): boolean {
    return this.list.kind === 'loaded' && this.list.claims.length === 0;
  }

  /** Does not depend on the page, so that turning it sorts nothing. */
  get shown(): readonly Claim[] {
    if (this.list.kind !== 'loaded') return [];
    const { claims } = this.list;
    const ofStatus = this.status === '' ? claims : claims.filter(({ status }) => status === this.status);
    const chosen =
      this.typedReference === '' ? ofStatus : ofStatus.filter((claim) => isFoundBy(claim, this.typedReference));
    return this.order === defaultOrder ? chosen : inOrder(chosen, this.order);
  }

  get page(): Page<Claim> | undefined {
    return this.list.kind === 'loaded' ? pageOf(this.shown, this.pageIndex, this.pageSize) : undefined;
  }

  sortBy(key: ClaimKey): void {
    this.sortTo(orderAfter(this.order, key));
  }

  sortTo(order: ClaimOrder): void {
    this.order = order;
    this.pageIndex = 0;
  }

  showStatus(status: string): void {
    this.status = status;
    this.pageIndex = 0;
  }

  findReference(typedReference: string): void {
    this.typedReference = typedReference;
    this.pageIndex = 0;
  }

  showAll(): void {
    this.status = '';
    this.findReference('');
  }

  turnTo(pageIndex: number): void {
    this.pageIndex = pageIndex;
  }

  resize(pageSize: number): void {
    this.pageSize = pageSize;
    this.pageIndex = 0;
  }

  /** The reference of the claim whose details show. */
  get selected(): string | undefined {
    return this.details.kind === 'none' ? undefined : this.details.reference;
  }

  /** Shows the details of a claim, and aborts the call for the one before. */
  async select({ reference }: Claim): Promise<void> {
    this.#selection.abort();
    this.#selection = new AbortController();
    const { signal } = this.#selection;
    this.showDetails({ kind: 'loading', reference });
    await runAction(
      this.#dependencies.errors,
      async () => {
        const details = await this.#dependencies.claims.details(reference, signal);
        this.showDetails({ kind: 'loaded', reference, details });
      },
      signal,
    );
  }

  private becomeLoaded(claims: readonly Claim[]): void {
    this.list = { kind: 'loaded', claims };
  }

  private showDetails(details: Details): void {
    this.details = details;
  }
}
