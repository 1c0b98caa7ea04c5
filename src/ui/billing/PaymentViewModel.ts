import { makeAutoObservable } from 'mobx';
import type { Billing } from '../../application/billing/loadBilling';
import type { ChangePayment } from '../../application/billing/changePayment';
import type { PaymentEffect } from '../../application/billing/paymentEffect';
import type { PreparePayment } from '../../application/billing/preparePayment';
import type { NoChange } from '../../application/billing/resolvePayment';
import type { NewPaymentMethod, PaymentOutcome } from '../../application/billing/updatePaymentMethod';
import type { Draft } from '../../application/ports/Drafts';
import type { CardField } from '../../application/ports/CardElement';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { Agreements } from '../../domain/billing/paymentAgreement';
import { type PaymentCharges, paymentCharges } from '../../domain/billing/paymentCharges';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { AccountChange } from '../../domain/account/Receipt';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Policy } from '../../domain/policy/Policy';
import { type Loading, loadState } from '../screen/loadState';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';
import type { AgreementTexts } from './AgreementTexts';
import type { CardForm } from './CardForm';

/** Why the payment method did not change. */
export type PaymentProblem = Exclude<PaymentOutcome, { readonly kind: 'changed' | 'unknown' }>;

/** The fields of the card that the card service rejects. */
const rejectedFields = (outcome: PaymentOutcome): readonly CardField[] => {
  if (outcome.kind === 'invalidCard') return outcome.fields;
  return outcome.kind === 'invalid' ? outcome.card : [];
};

type State =
  | Loading
  | NoChange
  | { readonly kind: 'editing'; readonly billing: Billing; readonly problem?: PaymentProblem }
  /** `isTokenising`: the card service has not answered yet, and a customer who leaves now gives the change up. */
  | { readonly kind: 'submitting'; readonly billing: Billing; readonly isTokenising: boolean };

interface Dependencies {
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly paymentEffect: PaymentEffect;
  readonly preparePayment: PreparePayment;
  readonly changePayment: ChangePayment;
  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class PaymentViewModel {
  draft: PaymentDraft;
  state: State = { kind: 'loading' };
  /** The card fields start by themselves once their place is on the page. */
  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.draft = dependencies.paymentDraft.read();
    this.cardForm = dependencies.cardForm;
    this.agreements = dependencies.agreements;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    void this.load();
  }

  /** Also what "Check again" does. */
  load(): Promise<void> {
    const { preparePayment, errors } = this.#dependencies;
    return loadState({ load: preparePayment, show: this.show, signal: this.#visit, errors });
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
    return this.billing && this.#dependencies.paymentEffect(this.billing);
  }

  /** What the new method pays; `undefined` until billing has loaded. */
  get charges(): PaymentCharges | undefined {
    const { billing, policy, today } = this;
    return billing && paymentCharges(policy, billing.history, billing.term, today);
  }

  get problem(): PaymentProblem | undefined {
    return this.state.kind === 'editing' ? this.state.problem : undefined;
  }

  /** Whether leaving now would give up the change that is under way. */
  get isTokenising(): boolean {
    return this.state.kind === 'submitting' && this.state.isTokenising;
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

  async submit(): Promise<void> {
    const { changePayment, errors } = this.#dependencies;
    const { newMethod, cardForm, agreements } = this;
    if (this.state.kind !== 'editing' || this.block !== undefined || newMethod === undefined) return;
    const { billing } = this.state;
    const { agreed } = this.draft;
    const recurringBilling = agreed.recurringBilling && agreements.isLoaded('recurringBilling');
    const submitting = { kind: 'submitting', billing } as const;
    const tokenising = {
      leaving: this.#visit,
      made: () => this.show({ ...submitting, isTokenising: false }),
    };
    this.show({ ...submitting, isTokenising: newMethod.kind !== 'alreadyChanged' });
    const isDone = await runAction(errors, async () => {
      const outcome = await changePayment(newMethod, { ...agreed, recurringBilling }, billing, tokenising);
      cardForm.card?.mark(rejectedFields(outcome));
      const isOver = outcome.kind === 'changed' || outcome.kind === 'unknown';
      this.show(isOver ? outcome : { kind: 'editing', billing, problem: outcome });
    });
    if (!isDone) this.show({ kind: 'editing', billing });
  }

  cancel(): void {
    this.leave(this.draft.isMethodChanged ? 'changed' : 'unchanged');
  }

  private show(state: State): void {
    if (state.kind === 'changed') return this.leave('changed');
    if (this.state.kind === 'loading' && state.kind === 'editing')
      this.agreements.start(state.billing.term, this.#visit);
    this.state = state;
    this.draft = this.#dependencies.paymentDraft.read();
  }

  private leave(payment: 'changed' | 'unchanged'): void {
    const { paymentDraft, navigation } = this.#dependencies;
    paymentDraft.reset();
    if (!this.#visit.aborted) navigation.go('billing', { state: { payment }, replace: true });
  }

  private get newMethod(): NewPaymentMethod | undefined {
    if (this.draft.isMethodChanged) return { kind: 'alreadyChanged' };
    if (this.payBy === 'bankAccount') return { kind: 'bankAccount', account: this.draft.account };
    const { card } = this.cardForm;
    return card && { kind: 'card', card };
  }

  /** What the customer types takes the problem off the screen. A change that is being sent writes to the draft as well. */
  private write(change: Partial<PaymentDraft>): void {
    const { paymentDraft } = this.#dependencies;
    paymentDraft.write({ ...paymentDraft.read(), ...change });
    this.draft = paymentDraft.read();
    if (this.state.kind === 'editing') this.show({ kind: 'editing', billing: this.state.billing });
  }
}
