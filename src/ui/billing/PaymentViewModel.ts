import { makeAutoObservable, runInAction } from 'mobx';
import type { Billing } from '../../application/billing/loadBilling';
import type { PaymentOutcome, UpdatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import { type Agreements, mayUpdatePaymentMethod } from '../../domain/billing/paymentAgreement';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Money } from '../../domain/Money';
import { attempt } from '../app/attempt';
import type { AgreementTexts } from './AgreementTexts';
import type { PaymentPage } from './BillingViewModel';
import type { CardForm } from './CardForm';
import type { PaymentDraft, PaymentDrafts } from './PaymentDrafts';

type Submission = { readonly kind: 'none' } | { readonly kind: 'submitting' } | PaymentOutcome;

/** Why 'Update Payment Method' cannot be used now. */
export type PaymentBlock =
  'cardLoading' | 'cardFailed' | 'agreementsLoading' | 'agreementsFailed' | 'oneTimePayment' | 'recurringBilling';

/** Payment Information: another card, and what the customer agrees to with it (document 2, sections 2, 4 and 5). */
export class PaymentViewModel {
  draft: PaymentDraft;
  submission: Submission = { kind: 'none' };

  readonly cardForm: CardForm;
  readonly agreements: AgreementTexts;
  readonly #billing: Billing;
  readonly #page: PaymentPage;
  readonly #record: Pick<CustomerRecord, 'policy'>;
  readonly #updatePaymentMethod: UpdatePaymentMethod;
  readonly #drafts: PaymentDrafts;
  readonly #clock: Clock;
  readonly #failures: FailureHandler;

  constructor(
    billing: Billing,
    page: PaymentPage,
    cardForm: CardForm,
    agreements: AgreementTexts,
    record: Pick<CustomerRecord, 'policy'>,
    updatePaymentMethod: UpdatePaymentMethod,
    drafts: PaymentDrafts,
    clock: Clock,
    failures: FailureHandler,
  ) {
    this.#billing = billing;
    this.#page = page;
    this.cardForm = cardForm;
    this.agreements = agreements;
    this.#record = record;
    this.#updatePaymentMethod = updatePaymentMethod;
    this.#drafts = drafts;
    this.#clock = clock;
    this.#failures = failures;
    this.draft = drafts.read();
    makeAutoObservable(this, { cardForm: false, agreements: false }, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#page.opened();
    const stopCard = this.cardForm.start();
    const stopAgreements = this.agreements.start();
    return () => {
      stopCard();
      stopAgreements();
    };
  }

  get policyNumber(): string {
    return this.#record.policy.read()?.policyNumber ?? '';
  }

  get term(): BillingTerm {
    return this.#billing.term;
  }

  /** What is overdue, and the day on which it will be paid: today. */
  get pastDue(): { readonly balance: Money; readonly scheduledDate: CalendarDate } | undefined {
    const { pastDue, balance } = this.#billing.history;
    return pastDue ? { balance, scheduledDate: this.#clock.today() } : undefined;
  }

  /** Recurring charges are made on its day of the month. */
  get termEnd(): CalendarDate | undefined {
    return this.#record.policy.read()?.termEnd;
  }

  get isSubmitting(): boolean {
    return this.submission.kind === 'submitting';
  }

  /** Why the form cannot be sent: the card form and the agreements have to be there, and the right one agreed to. */
  get block(): PaymentBlock | undefined {
    if (this.cardForm.state.kind !== 'ready')
      return this.cardForm.state.kind === 'error' ? 'cardFailed' : 'cardLoading';
    const { kind } = this.agreements.state;
    if (kind !== 'loaded') return kind === 'failed' ? 'agreementsFailed' : 'agreementsLoading';
    if (mayUpdatePaymentMethod(this.term, this.draft.agreed)) return undefined;
    return this.term === 'nonrecurringyearly' ? 'oneTimePayment' : 'recurringBilling';
  }

  changeAddress(change: Partial<BillingAddress>): void {
    this.#write({ ...this.draft, address: { ...this.draft.address, ...change } });
  }

  agree(change: Partial<Agreements>): void {
    this.#write({ ...this.draft, agreed: { ...this.draft.agreed, ...change } });
  }

  async submit(): Promise<void> {
    const form = this.cardForm.state;
    if (this.isSubmitting || this.block !== undefined || form.kind !== 'ready') return;
    this.submission = { kind: 'submitting' };
    await attempt(this.#failures, async () => {
      const outcome = await this.#updatePaymentMethod(form.card, { ...this.draft, term: this.term });
      runInAction(() => (this.submission = outcome));
      if (outcome.kind !== 'changed') return;
      this.#drafts.reset();
      await this.#page.changed();
    });
    runInAction(() => {
      if (this.isSubmitting) this.submission = { kind: 'none' };
    });
  }

  cancel(): void {
    this.#drafts.reset();
    this.#page.cancelled();
  }

  #write(draft: PaymentDraft): void {
    this.draft = draft;
    this.#drafts.write(draft);
    if (!this.isSubmitting) this.submission = { kind: 'none' };
  }
}
