import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import {
  type AccountField,
  type CardField,
  type CardService,
  CardServiceUnavailable,
  type MountedCardElement,
  isCardInput,
} from '../ports/CardElement';
import type { Delay } from '../ports/Delay';

/** How long the errors of the form wait for those of the card, in milliseconds. Rule BILLING-75. */
const cardErrorsLimit = 2_000;

export type EnteredMethod =
  | { readonly kind: 'card'; readonly card: Pick<MountedCardElement, 'tokenise'> }
  | { readonly kind: 'bankAccount'; readonly account: BankAccount };

/** Why there is no token. */
export type TokenProblem =
  | { readonly kind: 'invalidCard'; readonly fields: readonly CardField[] }
  | { readonly kind: 'invalidAccount'; readonly fields: readonly AccountField[] }
  /** The card service did not answer; nothing was sent to the insurer. */
  | { readonly kind: 'cardServiceUnavailable' };

type TokenOutcome = { readonly kind: 'token'; readonly billingToken: string } | TokenProblem;

/** Exchanges the card or bank account for a token, at the card service. */
export const paymentToken = async (
  method: EnteredMethod,
  address: BillingAddress,
  cards: Pick<CardService, 'tokeniseBankAccount'>,
): Promise<TokenOutcome> => {
  try {
    if (method.kind === 'card') {
      const reply = await method.card.tokenise(address);
      return reply.kind === 'token' ? reply : { ...reply, kind: 'invalidCard' };
    }
    const reply = await cards.tokeniseBankAccount(method.account, address);
    return reply.kind === 'token' ? reply : { ...reply, kind: 'invalidAccount' };
  } catch (error) {
    if (error instanceof CardServiceUnavailable) return { kind: 'cardServiceUnavailable' };
    throw error;
  }
};

/** The card service is asked only which fields of the card are invalid. A token that it makes is not used. */
export const rejectedCardFields = async (asking: Promise<TokenOutcome>, wait: Delay): Promise<readonly CardField[]> => {
  const waiting = new AbortController();
  const outcome = await Promise.race([asking, wait(cardErrorsLimit, waiting.signal)]);
  waiting.abort();
  return outcome?.kind === 'invalidCard' ? outcome.fields.filter(isCardInput) : [];
};
