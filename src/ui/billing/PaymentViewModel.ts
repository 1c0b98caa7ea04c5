import { makeAutoObservable } from 'mobx';
import type { ChangePayment } from '../../application/billing/changePayment';
import type { Billing } from '../../application/billing/loadBilling';
import type { PreparePayment, PreparedPayment } from '../../application/billing/preparePayment';
import type { NewPaymentMethod, PaymentOutcome } from '../../application/billing/updatePaymentMethod';
import type { CardField } from '../../application/ports/CardService';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Draft } from '../../application/ports/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { AccountChange } from '../../domain/account/Receipt';
import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { Agreements } from '../../domain/billing/paymentAgreement';
import { type PaymentCharges, paymentCharges } from '../../domain/billing/paymentCharges';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { paymentEffect } from '../../domain/billing/paymentEffect';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Policy } from '../../domain/policy/Policy';
import { Loaded } from '../screen/Loaded';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';
import type { AgreementTexts } from './AgreementTexts';
import type { CardForm } from './CardForm';

/** Why the payment method did not change. */
export type PaymentProblem = Exclude<PaymentOutcome, { readonly kind: 'changed' | 'unknown' }>;

/** The fields of the card that the card service rejects. */
const rejectedFields = (outcome: PaymentOutcome): readonly CardField[] => {
  if (outcome.kind === 'invalidCard') return outcome.fields;
  return outcome.kind === 'invalid' ? outcome.card : [];
};

interface Dependencies {
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly preparePayment: PreparePayment;
  readonly changePayment: ChangePayment;
  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class PaymentViewModel {
  readonly prepared: Loaded<PreparedPayment>;
  readonly submission: Submission<PaymentOutcome>;
  /** The card fields start by themselves once their place is on the page. */
  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;
  /** Whether the change that is sent has its token: from then on it is completed, also without the customer. */
  hasToken = false;

  readonly #dependencies: Dependencies;
  #wasMethodChanged = false;

  constructor(dependencies: Dependencies) {
    const { preparePayment, errors } = dependencies;
    this.#dependencies = dependencies;
    this.cardForm = dependencies.cardForm;
    this.agreements = dependencies.agreements;
    this.prepared = new Loaded({ load: preparePayment, loaded: this.#afterLoad, errors });
    this.submission = new Submission({
      send: (_, visit) => this.#send(visit),
      done: { changed: () => this.leave('changed') },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.submission.start(signal);
    this.prepared.start(signal);
  }

  get state(): typeof this.prepared.state {
    const { state } = this.submission;
    return state.kind === 'unknown' ? { kind: state.kind } : this.prepared.state;
  }

  get draft(): PaymentDraft {
    return this.#dependencies.paymentDraft.read();
  }

  /** Whether only the billing term is left to send. The form keeps its shape during a send. */
  get isMethodChanged(): boolean {
    return this.submission.isSending ? this.#wasMethodChanged : this.draft.isMethodChanged;
  }

  /** Also what "Check again" does. */
  load(): Promise<void> {
    this.submission.clear();
    return this.prepared.load();
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  /** `undefined` until it has loaded. */
  get billing(): Billing | undefined {
    return 'billing' in this.state ? this.state.billing : undefined;
  }

  /** What the screen shows of the change before it is made. */
  get effect(): AccountChange | undefined {
    const { billing, policy, today } = this;
    return billing && paymentEffect(policy, billing.history, billing.term, today);
  }

  /** What the new method pays; `undefined` until billing has loaded. */
  get charges(): PaymentCharges | undefined {
    const { billing, policy, today } = this;
    return billing && paymentCharges(policy, billing.history, billing.term, today);
  }

  get problem(): PaymentProblem | undefined {
    const { state } = this.submission;
    if (state.kind === 'idle' || state.kind === 'sending') return undefined;
    return state.kind === 'changed' || state.kind === 'unknown' ? undefined : state;
  }

  /** Whether leaving now would give up the change that is under way. */
  get isTokenising(): boolean {
    return this.submission.state.kind === 'sending' && !this.hasToken;
  }

  /** Why 'Update Payment Method' is disabled. */
  get block() {
    if (this.billing === undefined) return undefined;
    if (this.newMethod === undefined) return this.cardForm.state.kind === 'error' ? 'cardFailed' : 'cardLoading';
    const { required } = this.agreements;
    if (required?.kind !== 'loaded') return required?.kind === 'failed' ? 'agreementsFailed' : 'agreementsLoading';
    return this.draft.agreed[required.agreement] ? undefined : required.agreement;
  }

  /** Only a customer who pays from a bank account may choose another one. */
  get mayPayFromAccount(): boolean {
    return this.billing?.history.paymentMethod?.type === 'bank_account_info';
  }

  get payBy(): PaymentDraft['payBy'] {
    return this.mayPayFromAccount ? this.draft.payBy : 'card';
  }

  choosePayBy(payBy: PaymentDraft['payBy']): void {
    this.write({ payBy });
  }

  changeAccount(change: Partial<BankAccount>): void {
    this.write({ account: { ...this.draft.account, ...change } });
  }

  changeAddress(change: Partial<BillingAddress>): void {
    this.write({ address: { ...this.draft.address, ...change } });
  }

  agree(change: Partial<Agreements>): void {
    this.write({ agreed: { ...this.draft.agreed, ...change } });
  }

  cancel(): void {
    this.leave(this.draft.isMethodChanged ? 'changed' : 'unchanged');
  }

  #send(visit: AbortSignal): Promise<PaymentOutcome> | undefined {
    const { newMethod, prepared, block } = this;
    if (prepared.state.kind !== 'editing' || block !== undefined || newMethod === undefined) return undefined;
    this.hasToken = newMethod.kind === 'alreadyChanged';
    this.#wasMethodChanged = this.hasToken;
    return this.#change(newMethod, prepared.state.billing, visit);
  }

  async #change(method: NewPaymentMethod, billing: Billing, leaving: AbortSignal): Promise<PaymentOutcome> {
    const { changePayment, paymentDraft } = this.#dependencies;
    const { cardForm, agreements, draft } = this;
    const recurringBilling = draft.agreed.recurringBilling && agreements.isLoaded('recurringBilling');
    const agreed = { ...draft.agreed, recurringBilling };
    const tokenising = { leaving, onToken: this.tokenMade };
    const outcome = await changePayment(method, { agreed, billing, tokenising });
    cardForm.card?.mark(rejectedFields(outcome));
    if (outcome.kind === 'changed') paymentDraft.reset();
    return outcome;
  }

  readonly #afterLoad = (state: PreparedPayment, visit: AbortSignal): void => {
    if (state.kind === 'changed') this.leave('changed');
    if (state.kind === 'editing') this.agreements.start(state.billing.term, visit);
  };

  private tokenMade(): void {
    this.hasToken = true;
  }

  private leave(payment: 'changed' | 'unchanged'): void {
    const { paymentDraft, navigation } = this.#dependencies;
    paymentDraft.reset();
    navigation.go('billing', { state: { payment }, replace: true });
  }

  private get newMethod(): NewPaymentMethod | undefined {
    if (this.draft.isMethodChanged) return { kind: 'alreadyChanged' };
    if (this.payBy === 'bankAccount') return { kind: 'bankAccount', account: this.draft.account };
    const { card } = this.cardForm;
    return card && { kind: 'card', card };
  }

  /** A new entry takes the problem off the screen. */
  private write(change: Partial<PaymentDraft>): void {
    this.#dependencies.paymentDraft.write({ ...this.draft, ...change });
    this.submission.clear();
  }
}
