import { computedStruct, makeAutoObservable, observableRef, when } from 'mobx';
import { ApiFailure } from '../../application/ApiFailure';
import type { ListClaims } from '../../application/claims/listClaims';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { isInactive } from '../../domain/account/PaidPolicy';
import type { Claim, ClaimDetails } from '../../domain/claims/Claim';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { type StatusWords, asReceived } from '../../domain/claims/claimOrder';
import { type ClaimQuery, claimMeant, claimsMatching, everyClaim, statusesOf } from '../../domain/claims/claimQuery';
import type { TimeZone } from '../../domain/TimeZone';
import { type Page, type Paging, firstPage, pageOf } from '../kit/paging';
import { runAction } from '../screen/runAction';

/** A claim whose details show, once they have loaded. */
interface Selected {
  readonly reference: Claim['reference'];
  /** `null` where the customer has no such claim. */
  readonly details?: ClaimDetails | null;
}

/** Whether the insurer does not give the customer this claim. */
const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.details.kind === 'notFound' || failure.details.isDenied === true);

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'claim' | 'claims' | 'claimsPlace' | 'policy'>;
  readonly listClaims: ListClaims;
  readonly claims: Pick<ClaimsGateway, 'details'>;
  readonly errors: ErrorHandler;
  readonly afterPaint: () => Promise<void>;
  readonly timeZone: TimeZone;
}

/** The customer's claims, a page at a time, and the details of one. */
export class ClaimsListViewModel {
  selected: Selected | undefined;
  query: ClaimQuery;
  paging: Paging;
  private statusWords = asReceived;

  readonly #dependencies: Dependencies;
  #selection = new AbortController();

  /** @param isReturn after Back, Forward or a reload. The list then opens where the customer left it. */
  constructor(dependencies: Dependencies, isReturn = false) {
    this.#dependencies = dependencies;
    const place = isReturn ? dependencies.record.claimsPlace.read() : undefined;
    this.query = place?.query ?? everyClaim;
    this.paging = place?.paging ?? firstPage;
    // Claims that are listed again the same change nothing on the screen. What only reads the record needs no cache.
    makeAutoObservable<this, 'statusWords'>(
      this,
      {
        statusWords: observableRef,
        page: computedStruct,
        statuses: computedStruct,
        claims: false,
        hasDraft: false,
        isPolicyInactive: false,
      },
      { autoBind: true, deep: false },
    );
  }

  start(signal: AbortSignal): void {
    const { listClaims, errors, afterPaint } = this.#dependencies;
    const list = async (): Promise<void> => {
      // A screen with known data is painted before the data is read again.
      if (this.claims !== undefined) await afterPaint();
      await listClaims(signal);
    };
    void runAction(errors, list, signal);
    signal.addEventListener('abort', () => this.follow(undefined));
  }

  /** The claims of the last visit, until the list has loaded again. `undefined` if none have loaded yet. */
  get claims(): readonly Claim[] | undefined {
    return this.#dependencies.record.claims.read();
  }

  get isListed(): boolean {
    return this.claims !== undefined;
  }

  get isPolicyInactive(): boolean {
    return isInactive(this.#dependencies.record.policy.read());
  }

  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }

  /** The options of the status filter. The chosen status stays an option when no claim has it any more. */
  get statuses(): readonly string[] {
    const { status } = this.query;
    return statusesOf([...(this.claims ?? []), ...(status === '' ? [] : [{ status }])]);
  }

  /** Whether there are more claims than a page shows at first. */
  get isSearchable(): boolean {
    return this.claims !== undefined && this.claims.length > firstPage.size;
  }

  get isEmpty(): boolean {
    return this.claims?.length === 0;
  }

  /** Does not depend on the page, so that turning it sorts nothing. */
  get shown(): readonly Claim[] {
    const { query } = this;
    const words = query.order.by === 'status' ? this.statusWords : undefined;
    return claimsMatching(this.claims ?? [], query, this.#dependencies.timeZone, words);
  }

  get page(): Page<Claim> {
    return pageOf(this.shown, this.paging);
  }

  /** Sorts by these words of a status, which are those that the customer reads. */
  nameStatuses(words: StatusWords): void {
    this.statusWords = words;
  }

  /** Shows other claims, or another order, from the first page on. */
  show(change: Partial<ClaimQuery>): void {
    this.query = { ...this.query, ...change };
    this.turnTo({ ...this.paging, index: 0 });
  }

  turnTo(paging: Paging): void {
    this.paging = paging;
    this.#dependencies.record.claimsPlace.write({ query: this.query, paging });
  }

  /** Shows the claim that the address names; without one, the list alone. */
  follow(reference: string | undefined): void {
    if (reference === this.selected?.reference) return;
    if (reference !== undefined) return void this.select({ reference });
    this.#selection.abort();
    this.setSelected(undefined);
  }

  /** Shows the details of a claim, and aborts the call for the one before. */
  async select({ reference }: Pick<Claim, 'reference'>): Promise<void> {
    this.#selection.abort();
    const { signal } = (this.#selection = new AbortController());
    const { claims, errors } = this.#dependencies;
    this.setSelected({ reference });
    const load = async (): Promise<void> => {
      try {
        this.setSelected({ reference, details: await claims.details(reference, signal) });
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
        await when(() => this.claims !== undefined, { signal });
        const meant = claimMeant(this.claims ?? [], reference);
        if (meant && meant.reference !== reference) return await this.select(meant);
        if (meant) throw failure;
        this.setSelected({ reference, details: null });
      }
    };
    await runAction(errors, load, signal);
  }

  private setSelected(selected: Selected | undefined): void {
    this.selected = selected;
  }
}
