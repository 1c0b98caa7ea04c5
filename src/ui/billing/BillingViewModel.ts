import { makeAutoObservable } from 'mobx';
import type { Billing, LoadBilling } from '../../application/billing/loadBilling';
import type { OpenDocument } from '../../application/documents/openDocument';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { Payment } from '../../domain/billing/BillingHistory';
import { newestFirst } from '../../domain/newestFirst';
import { nextChargeDay } from '../../domain/billing/nextChargeDay';
import { maySettleBill } from '../../domain/billing/renewal';
import { type Receipt, settledReceipt } from '../../domain/billing/Receipt';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type BillingDocument, documentsOfKeys, isOfBilling } from '../../domain/documents/policyDocuments';
import { type Policy, isCancelled } from '../../domain/policy/Policy';
import type { VariantAction } from '../../domain/Variant';
import { type Page, type Paging, firstPage, pageOf } from '../kit/paging';
import type { OpenLink } from '../screen/DocumentLink';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';
import type { BillingDependencies } from './BillingDependencies';

/** A payment and its number in the list, because two payments can have the same moment. */
export type PaymentRow = Payment & { readonly number: number };

type State =
  | { readonly kind: 'loading' | 'unavailable' }
  | {
      readonly kind: 'idle';
      readonly billing: Billing;
      /** Newest first, like the documents. */
      readonly payments: readonly PaymentRow[];
      readonly documents: readonly BillingDocument[];
    };

interface Dependencies extends BillingDependencies {
  readonly loadBilling: LoadBilling;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  /** `undefined` where a link opens the documents, without the customer's tokens. */
  readonly openDocument: OpenDocument | undefined;
  readonly billingActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
}

export class BillingViewModel {
  state: State = { kind: 'loading' };
  paging = firstPage;

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    void this.load();
  }

  async load(): Promise<void> {
    const { completeRecord, loadBilling, documents, documentsBaseUrl, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    await runAction(
      errors,
      async () => {
        await completeRecord(signal);
        const reply = await loadBilling(signal);
        if (reply.kind === 'unavailable') return this.become(reply);
        const documentKeys = await documents.list(signal);
        const payments = newestFirst(reply.value.history.payments);
        this.become({
          kind: 'idle',
          billing: reply.value,
          payments: payments.map((payment, number) => ({ ...payment, number })),
          documents: documentsOfKeys(documentKeys, this.policyNumber, documentsBaseUrl).filter(isOfBilling),
        });
      },
      signal,
    );
  }

  turnTo(paging: Paging): void {
    this.paging = paging;
  }

  get payments(): Page<PaymentRow> {
    return pageOf(this.allPayments, this.paging);
  }

  get allPayments(): readonly PaymentRow[] {
    return this.state.kind === 'idle' ? this.state.payments : [];
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
    if (receipt === undefined || this.state.kind !== 'idle') return undefined;
    if (!['paymentMethod', 'frequency'].includes(receipt.kind)) return undefined;
    return settledReceipt(receipt, this.state.billing.history);
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  /** The end of the term, whose day of the month is the day of each recurring charge; `undefined` if there are none. */
  get chargedTermEnd(): CalendarDate | undefined {
    const { policy } = this;
    if (this.state.kind !== 'idle' || policy === undefined) return undefined;
    const { term, history } = this.state.billing;
    return nextChargeDay(policy, term, history.paymentMethod, this.today) && policy.termEnd;
  }

  /** Opens a document with the customer's tokens; `undefined` where its link opens it. */
  get openDocument(): OpenLink | undefined {
    const { openDocument, errors } = this.#dependencies;
    const signal = this.#visit;
    return openDocument && ((url, words) => void runAction(errors, () => openDocument(url, words, signal), signal));
  }

  /** Whether the payment method and the frequency can change: not once the policy is cancelled. */
  get mayChange(): boolean {
    return !isCancelled(this.policy);
  }

  /** Whether 'pay my bill' shows. */
  get mayPayBill(): boolean {
    const { policy, state, today } = this;
    return state.kind === 'idle' && policy !== undefined && maySettleBill(policy, state.billing.term, today);
  }

  get actions(): readonly VariantAction[] {
    return this.mayChange ? this.#dependencies.billingActions : [];
  }

  payBill(): void {
    this.#dependencies.navigation.go('payment');
  }

  private become(state: State): void {
    this.state = state;
  }
}
