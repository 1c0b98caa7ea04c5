import { makeAutoObservable } from 'mobx';
import type { FindOutPayment } from '../../application/billing/findOutPayment';
import type { Billing, LoadBilling } from '../../application/billing/loadBilling';
import type {
  NewPaymentMethod,
  PaymentOutcome,
  UpdatePaymentMethod,
} from '../../application/billing/updatePaymentMethod';
import type { Draft } from '../../application/drafts/Drafts';
import type { CardField } from '../../application/ports/CardElement';
import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import { type Agreements, mayUpdatePaymentMethod, termAfterAgreement } from '../../domain/billing/paymentAgreement';
import { dueToday } from '../../domain/billing/Receipt';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Money } from '../../domain/Money';
import { type Policy, isCancelled } from '../../domain/policy/Policy';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';
import type { AgreementTexts } from './AgreementTexts';
import type { BillingDependencies } from './BillingDependencies';
import type { CardForm } from './CardForm';
import type { PaymentDraft } from './PaymentDraft';

/** Why the payment method did not change. */
export type PaymentProblem = Exclude<PaymentOutcome, { readonly kind: 'changed' | 'unknown' | 'termFailed' }>;

/** The fields of the card that the card service rejects. */
const rejectedFields = (outcome: PaymentOutcome): readonly CardField[] => {
  if (outcome.kind === 'invalidCard') return outcome.fields;
  return outcome.kind === 'invalid' ? outcome.card : [];
};

type State =
  | { readonly kind: 'loading' | 'unavailable' }
  /** The policy is cancelled, so the payment method cannot change. */
  | { readonly kind: 'refused' }
  /** A change was sent, and its outcome is not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'editing' | 'submitting'; readonly billing: Billing; readonly problem?: PaymentProblem };

interface Dependencies extends BillingDependencies {
  readonly loadBilling: LoadBilling;
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly findOutPayment: FindOutPayment;
  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;
  readonly draft: Draft<PaymentDraft>;
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
    this.draft = dependencies.draft.read();
    this.cardForm = dependencies.cardForm;
    this.agreements = dependencies.agreements;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    void this.load();
  }

  /** Also what "Check again" does: a change whose outcome is not known is looked for first. */
  async load(): Promise<void> {
    const { completeRecord, findOutPayment, loadBilling, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    await runAction(
      errors,
      async () => {
        await completeRecord(signal);
        if (isCancelled(this.policy)) return this.become({ kind: 'refused' });
        const finding = await findOutPayment(signal);
        if (finding === 'unknown') return this.become({ kind: 'unknown' });
        if (finding === 'termChanged') return this.leave('changed');
        if (finding === 'methodChanged') this.write({ ...this.draft, isMethodChanged: true });
        const reply = await loadBilling(signal);
        if (reply.kind === 'unavailable') return this.become(reply);
        const { term } = reply.value;
        if (this.draft.isMethodChanged && termAfterAgreement(term, this.draft.agreed) === term)
          return this.leave('changed');
        this.become({ kind: 'editing', billing: reply.value });
        this.agreements.start(term, signal);
      },
      signal,
    );
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  /** The amount due today; `undefined` where the portal does not know it. */
  get due(): Money | undefined {
    const { policy, state, today } = this;
    if (policy === undefined || !('billing' in state)) return undefined;
    return dueToday(state.billing.history, policy, state.billing.term, today);
  }

  get problem(): PaymentProblem | undefined {
    return 'billing' in this.state ? this.state.problem : undefined;
  }

  /** Why 'Update Payment Method' is disabled. */
  get block() {
    if (!('billing' in this.state)) return undefined;
    const { term } = this.state.billing;
    const card = this.cardForm.state.kind;
    const agreements = this.agreements.required;
    if (!this.draft.isMethodChanged && this.payBy === 'card' && card !== 'ready')
      return card === 'error' ? 'cardFailed' : 'cardLoading';
    if (agreements !== 'loaded') return agreements === 'failed' ? 'agreementsFailed' : 'agreementsLoading';
    if (mayUpdatePaymentMethod(term, this.draft.agreed)) return undefined;
    return term === 'nonrecurringyearly' ? 'oneTimePayment' : 'recurringBilling';
  }

  /** Only a customer who pays from a bank account may choose another one. */
  get mayPayFromAccount(): boolean {
    return 'billing' in this.state && this.state.billing.history.paymentMethod?.type === 'bank_account_info';
  }

  get payBy(): PaymentDraft['payBy'] {
    return this.mayPayFromAccount ? this.draft.payBy : 'card';
  }

  choosePayBy(payBy: PaymentDraft['payBy']): void {
    this.write({ ...this.draft, payBy });
  }

  changeAccount(change: Partial<BankAccount>): void {
    this.write({ ...this.draft, account: { ...this.draft.account, ...change } });
  }

  changeAddress(change: Partial<BillingAddress>): void {
    this.write({ ...this.draft, address: { ...this.draft.address, ...change } });
  }

  agree(change: Partial<Agreements>): void {
    this.write({ ...this.draft, agreed: { ...this.draft.agreed, ...change } });
  }

  async submit(): Promise<void> {
    const { record, updatePaymentMethod, clock, errors } = this.#dependencies;
    const method = this.newMethod;
    const form = this.cardForm.state;
    if (this.state.kind !== 'editing' || this.block !== undefined || method === undefined) return;
    const { billing } = this.state;
    const { due, draft } = this;
    const recurringBilling = draft.agreed.recurringBilling && this.agreements.isLoaded('recurringBilling');
    const agreed = { ...draft.agreed, recurringBilling };
    this.become({ kind: 'submitting', billing });
    const isDone = await runAction(errors, async () => {
      const outcome = await updatePaymentMethod(method, { ...draft, agreed, billing });
      if (form.kind === 'ready') form.card.mark(rejectedFields(outcome));
      switch (outcome.kind) {
        case 'changed':
          record.receipt.write({
            kind: 'paymentMethod',
            at: clock.now(),
            change: {
              ...(due !== undefined && { due: { before: due } }),
              method: { before: billing.history.paymentMethod },
            },
          });
          return this.leave('changed');
        case 'unknown':
          return this.become(outcome);
        case 'termFailed':
          this.write({ ...this.draft, isMethodChanged: true });
          throw outcome.failure;
        default:
          return this.become({ kind: 'editing', billing, problem: outcome });
      }
    });
    if (!isDone) this.become({ kind: 'editing', billing });
  }

  cancel(): void {
    this.leave(this.draft.isMethodChanged ? 'changed' : 'unchanged');
  }

  private leave(payment: 'changed' | 'unchanged'): void {
    const { draft, navigation } = this.#dependencies;
    draft.reset();
    if (!this.#visit.aborted) navigation.go('billing', { state: { payment }, replace: true });
  }

  private get newMethod(): NewPaymentMethod | undefined {
    if (this.draft.isMethodChanged) return { kind: 'alreadyChanged' };
    if (this.payBy === 'bankAccount') return { kind: 'bankAccount', account: this.draft.account };
    const form = this.cardForm.state;
    return form.kind === 'ready' ? { kind: 'card', card: form.card } : undefined;
  }

  private write(draft: PaymentDraft): void {
    this.draft = draft;
    this.#dependencies.draft.write(draft);
    if (this.state.kind === 'editing') this.become({ kind: 'editing', billing: this.state.billing });
  }

  private become(state: State): void {
    this.state = state;
  }
}
