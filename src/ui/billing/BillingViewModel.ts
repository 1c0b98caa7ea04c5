import { makeAutoObservable, runInAction } from 'mobx';
import type { CompleteRecord } from '../../application/customer/completeRecord';
import type { Billing, LoadBilling } from '../../application/billing/loadBilling';
import type { BillingLoadReply } from '../../application/ports/BillingGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { type Payment, newestPaymentsFirst } from '../../domain/billing/BillingHistory';
import { isRecurring } from '../../domain/billing/BillingTerm';
import type { CalendarDate } from '../../domain/CalendarDate';
import { maySettleBill } from '../../domain/billing/renewal';
import { type PolicyDocument, billingDocumentKinds, documentsOfKeys } from '../../domain/documents/policyDocuments';
import { isActive, isCancelled } from '../../domain/policy/Policy';
import type { VariantAction } from '../../domain/Variant';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import { type Page, pageOf, pageSizes } from '../kit/paging';
import { payingState } from './payingState';

/** What of the configuration concerns the page. */
export interface BillingSettings {
  readonly billingActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
}

/** A payment and its number in the list, which tells it from others of the same moment. */
export type PaymentRow = Payment & { readonly number: number };

/** How Payment Information comes and goes. */
export interface PaymentPage {
  opened(): void;
  cancelled(): void;
  changed(): Promise<void>;
}

type Content =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'idle'; readonly billing: Billing; readonly payments: readonly PaymentRow[] };

/** How the customer pays and has paid (document 2, sections 2 and 4, billing page). */
export class BillingViewModel {
  content: Content = { kind: 'loading' };
  /** The customer has just come back from Payment Information: having changed the payment method, or not. */
  cameBack: 'no' | 'changed' | 'unchanged' = 'no';
  /** The visit of Payment Information that is over. */
  closedVisit: string | undefined = undefined;
  pageIndex = 0;
  pageSize: number = pageSizes[0];
  documentKeys: readonly string[] = [];

  readonly #record: Pick<CustomerRecord, 'policy'>;
  readonly #completeRecord: CompleteRecord;
  readonly #loadBilling: LoadBilling;
  readonly #documents: Pick<DocumentsGateway, 'list'>;
  readonly #settings: BillingSettings;
  readonly #clock: Clock;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(
    record: Pick<CustomerRecord, 'policy'>,
    completeRecord: CompleteRecord,
    loadBilling: LoadBilling,
    documents: Pick<DocumentsGateway, 'list'>,
    settings: BillingSettings,
    clock: Clock,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#completeRecord = completeRecord;
    this.#loadBilling = loadBilling;
    this.#documents = documents;
    this.#settings = settings;
    this.#clock = clock;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    void this.load();
    return () => this.#visit.abort();
  }

  /** Everything that the page shows; also what Retry does. */
  async load(): Promise<void> {
    const { signal } = this.#visit;
    this.content = { kind: 'loading' };
    await attempt(
      this.#failures,
      async () => {
        await this.#completeRecord(signal);
        const reply = await this.#loadBilling(signal);
        const documentKeys = reply.kind === 'loaded' ? await this.#documents.list(signal) : [];
        runInAction(() => {
          this.documentKeys = documentKeys;
          this.content = contentOf(reply);
        });
      },
      signal,
    );
  }

  turnTo(pageIndex: number): void {
    this.pageIndex = pageIndex;
  }

  resize(pageSize: number): void {
    this.pageSize = pageSize;
    this.pageIndex = 0;
  }

  get payments(): Page<PaymentRow> | undefined {
    return this.content.kind === 'idle' ? pageOf(this.content.payments, this.pageIndex, this.pageSize) : undefined;
  }

  get allPayments(): readonly PaymentRow[] {
    return this.content.kind === 'idle' ? this.content.payments : [];
  }

  get policyNumber(): string {
    return this.#record.policy.read()?.policyNumber ?? '';
  }

  get today(): CalendarDate {
    return this.#clock.today();
  }

  /** The day from which recurring charges follow; nothing where none are made. */
  get chargedFrom(): CalendarDate | undefined {
    const policy = this.#record.policy.read();
    if (this.content.kind !== 'idle' || policy === undefined || !isActive(policy)) return undefined;
    const { term, history } = this.content.billing;
    return isRecurring(term) && history.paymentMethod.type !== 'NONE' ? policy.termEnd : undefined;
  }

  /** The customer's billing documents, newest first. */
  get documents(): readonly PolicyDocument[] {
    return documentsOfKeys(this.documentKeys, this.policyNumber, this.#settings.documentsBaseUrl).filter(({ kind }) =>
      billingDocumentKinds.includes(kind),
    );
  }

  /** Nothing about billing may be changed once the policy is cancelled (document 2, section 6). */
  get mayChange(): boolean {
    const policy = this.#record.policy.read();
    return policy === undefined || !isCancelled(policy);
  }

  /** Whether 'pay my bill' shows. */
  get mayPayBill(): boolean {
    const policy = this.#record.policy.read();
    return (
      this.content.kind === 'idle' &&
      policy !== undefined &&
      maySettleBill(policy, this.content.billing.term, this.today)
    );
  }

  get actions(): readonly VariantAction[] {
    return this.mayChange ? this.#settings.billingActions : [];
  }

  payBill(): void {
    this.#navigation.go('billing', { state: payingState });
  }

  /** What a visit of Payment Information tells this page; a closed one does not open again while the address still changes. */
  paymentPage(visit: string): PaymentPage {
    return {
      opened: () => this.#paymentOpened(),
      cancelled: () => this.#paymentCancelled(),
      changed: () => this.#paymentMethodChanged(visit),
    };
  }

  #paymentOpened(): void {
    runInAction(() => {
      this.cameBack = 'no';
    });
  }

  #paymentCancelled(): void {
    runInAction(() => {
      this.cameBack = 'unchanged';
    });
    this.#navigation.go('billing', { replace: true });
  }

  /** Back to the page, which reloads history and term and says so (document 2, section 4). */
  async #paymentMethodChanged(visit: string): Promise<void> {
    const { signal } = this.#visit;
    runInAction(() => {
      this.cameBack = 'changed';
      this.closedVisit = visit;
      this.content = { kind: 'loading' };
    });
    if (signal.aborted) return;
    this.#navigation.go('billing', { replace: true });
    await attempt(
      this.#failures,
      async () => {
        const reply = await this.#loadBilling(signal);
        runInAction(() => {
          this.content = contentOf(reply);
        });
      },
      signal,
    );
  }
}

const contentOf = (reply: BillingLoadReply<Billing>): Content =>
  reply.kind === 'unavailable'
    ? reply
    : {
        kind: 'idle',
        billing: reply.value,
        payments: newestPaymentsFirst(reply.value.history.payments).map((payment, number) => ({ ...payment, number })),
      };
