import { makeAutoObservable } from 'mobx';
import type { Billing } from '../../application/billing/loadBilling';
import type {
  BillingWithDocuments,
  LoadBillingWithDocuments,
} from '../../application/billing/loadBillingWithDocuments';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { nextCharge } from '../../domain/account/nextCharge';
import { isCancelled } from '../../domain/account/PaidPolicy';
import { type Receipt, settledReceipt } from '../../domain/account/Receipt';
import type { Payment } from '../../domain/billing/BillingHistory';
import { chargedTermEnd } from '../../domain/billing/chargedTermEnd';
import { mayPayBill } from '../../domain/billing/mayPayBill';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type BillingDocument, documentsOfKeys, isBillingDocument } from '../../domain/documents/policyDocuments';
import { newestFirst } from '../../domain/newestFirst';
import type { Policy } from '../../domain/policy/Policy';
import type { VariantAction } from '../../domain/Variant';
import { type Page, type Paging, firstPage, pageOf } from '../kit/paging';
import type { DocumentOpening, OpeningOf } from '../screen/documentOpening';
import { Loaded } from '../screen/Loaded';
import type { Navigation } from '../screen/Navigation';

interface Dependencies {
  readonly loadBillingWithDocuments: LoadBillingWithDocuments;
  readonly openingOf: OpeningOf;
  readonly billingActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
  readonly record: Pick<CustomerRecord, 'paymentsPage' | 'policy' | 'receipt'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class BillingViewModel {
  readonly content: Loaded<BillingWithDocuments>;
  paging: Paging;

  readonly #dependencies: Dependencies;

  /** @param isReturn after Back, Forward or a reload. The payments then show the page that the customer left. */
  constructor(dependencies: Dependencies, isReturn = false) {
    this.#dependencies = dependencies;
    this.paging = (isReturn && dependencies.record.paymentsPage.read()) || firstPage;
    this.content = new Loaded({ load: dependencies.loadBillingWithDocuments, errors: dependencies.errors });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.content.start(signal);
  }

  /** `undefined` until it has loaded. */
  get billing(): Billing | undefined {
    const { state } = this.content;
    return state.kind === 'loaded' ? state.billing : undefined;
  }

  turnTo(paging: Paging): void {
    this.paging = paging;
    this.#dependencies.record.paymentsPage.write(paging);
  }

  get payments(): Page<Payment> {
    return pageOf(this.allPayments, this.paging);
  }

  /** Newest first, like the documents. */
  get allPayments(): readonly Payment[] {
    return newestFirst(this.billing?.history.payments ?? []);
  }

  get documents(): readonly BillingDocument[] {
    const { state } = this.content;
    const keys = state.kind === 'loaded' ? state.documentKeys : [];
    return documentsOfKeys(keys, this.policyNumber, this.#dependencies.documentsBaseUrl).filter(isBillingDocument);
  }

  opening(document: BillingDocument): DocumentOpening {
    return this.#dependencies.openingOf(document);
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  get policyNumber(): string {
    return this.policy?.policyNumber ?? '';
  }

  /** The receipt of the latest change, if the change was one of billing. */
  get receipt(): Receipt | undefined {
    const receipt = this.#dependencies.record.receipt.read();
    if (receipt === undefined || this.billing === undefined) return undefined;
    if (!['paymentMethod', 'frequency'].includes(receipt.kind)) return undefined;
    return settledReceipt(receipt, this.billing.history);
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  /** The end of the term, if charges recur on its day of the month. */
  get chargedTermEnd(): CalendarDate | undefined {
    const { policy, billing, today } = this;
    return billing && chargedTermEnd(policy, billing.term, billing.history.paymentMethod, today);
  }

  /** Whether the amount of the next charge is unknown, because the charge is for the next term. */
  get isNextAmountUnknown(): boolean {
    const { policy, billing, today } = this;
    const next = policy && billing && nextCharge(policy, billing.term, billing.history.paymentMethod, today);
    return next !== undefined && next.amount === undefined;
  }

  /** Whether the payment method and the frequency can change: not once the policy is cancelled. */
  get mayChange(): boolean {
    return !isCancelled(this.policy);
  }

  /** Whether 'pay my bill' shows. */
  get mayPayBill(): boolean {
    const { policy, billing, today } = this;
    return policy !== undefined && mayPayBill(policy, billing?.term, today);
  }

  get actions(): readonly VariantAction[] {
    return this.#dependencies.billingActions;
  }

  payBill(): void {
    this.#dependencies.navigation.go('payment');
  }
}
