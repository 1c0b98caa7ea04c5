import { type BillingAddress, billingAddressFailures } from '../../domain/billing/BillingAddress';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import { type Agreements, mayUpdatePaymentMethod } from '../../domain/billing/paymentAgreement';
import { termAfterAgreement } from '../../domain/billing/termAfterAgreement';
import type { BillingGateway, PaymentMethodReply } from '../ports/BillingGateway';
import { type CardField, CardServiceUnavailable, type CardToken, type MountedCardElement } from '../ports/CardElement';
import type { ChangeBillingTerm } from './changeBillingTerm';

export interface PaymentEntry {
  readonly address: BillingAddress;
  readonly agreed: Agreements;
  /** How the customer pays until now. */
  readonly term: BillingTerm;
}

export type PaymentOutcome =
  | { readonly kind: 'changed' }
  /** What has to be agreed to is not; nothing was sent. */
  | { readonly kind: 'notAgreed' }
  | { readonly kind: 'invalidAddress'; readonly failure: ReturnType<typeof billingAddressFailures>[number] }
  | { readonly kind: 'invalidCard'; readonly fields: readonly CardField[] }
  /** The card service did not answer; the insurer was not asked. */
  | { readonly kind: 'cardServiceUnavailable' }
  | Exclude<PaymentMethodReply, { readonly kind: 'updated' }>;

export type UpdatePaymentMethod = ReturnType<typeof updatePaymentMethod>;

/**
 * Exchanges the card for a token and pays with it from now on. A one-time customer who agrees to recurring billing is billed
 * yearly from then on (document 2, section 7). Throws `ApiFailure`.
 */
export const updatePaymentMethod =
  (billing: Pick<BillingGateway, 'updateMethod'>, changeBillingTerm: ChangeBillingTerm) =>
  async (
    card: Pick<MountedCardElement, 'tokenise'>,
    { address, agreed, term }: PaymentEntry,
  ): Promise<PaymentOutcome> => {
    if (!mayUpdatePaymentMethod(term, agreed)) return { kind: 'notAgreed' };
    const [failure] = billingAddressFailures(address);
    if (failure) return { kind: 'invalidAddress', failure };

    const token = await tokenOf(card, address);
    if (token.kind === 'cardServiceUnavailable') return token;
    if (token.kind === 'invalid') return { kind: 'invalidCard', fields: token.fields };

    const reply = await billing.updateMethod(token.billingToken);
    if (reply.kind !== 'updated') return reply;
    const termFromNow = termAfterAgreement(term, agreed);
    if (termFromNow !== term) await changeBillingTerm(termFromNow);
    return { kind: 'changed' };
  };

const tokenOf = async (
  card: Pick<MountedCardElement, 'tokenise'>,
  address: BillingAddress,
): Promise<CardToken | { readonly kind: 'cardServiceUnavailable' }> => {
  try {
    return await card.tokenise(address);
  } catch (failure) {
    if (failure instanceof CardServiceUnavailable) return { kind: 'cardServiceUnavailable' };
    throw failure;
  }
};
