import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { Agreements } from '../../domain/billing/paymentAgreement';

/** What the customer has filled in on Payment Information; the card itself never gets here. */
export interface PaymentDraft {
  readonly address: BillingAddress;
  readonly agreed: Agreements;
}

export const emptyPaymentDraft: PaymentDraft = {
  address: { firstName: '', lastName: '', address1: '', city: '', stateCode: '', zipCode: '' },
  agreed: { oneTimePayment: false, recurringBilling: false },
};

/** Keeps a half-filled form while a failed call shows the error page, for the customer who filled it in and no one else. */
export class PaymentDrafts {
  readonly #session: CustomerRecord['session'];
  #kept: { readonly owner: string; readonly draft: PaymentDraft } | undefined;

  constructor(session: CustomerRecord['session']) {
    this.#session = session;
  }

  read(): PaymentDraft {
    const owner = this.#session.read()?.userName;
    return this.#kept !== undefined && this.#kept.owner === owner ? this.#kept.draft : emptyPaymentDraft;
  }

  write(draft: PaymentDraft): void {
    const owner = this.#session.read()?.userName;
    this.#kept = owner === undefined ? undefined : { owner, draft };
  }

  reset(): void {
    this.#kept = undefined;
  }
}
