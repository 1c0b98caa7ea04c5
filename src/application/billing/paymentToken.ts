import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import {
  type AccountField,
  type CardField,
  type CardService,
  CardServiceUnavailable,
  type MountedCardElement,
  isCardInput,
} from '../ports/CardService';
import type { Delay } from '../ports/Delay';

/** How long the errors of the form wait for those of the card, in milliseconds. Rule BILLING-75. */
const CARD_ERRORS_LIMIT = 2_000;

export type EnteredMethod =
  | { readonly kind: 'card'; readonly card: Pick<MountedCardElement, 'tokenise'> }
  | { readonly kind: 'bankAccount'; readonly account: BankAccount };

/** Why there is no token. */
export type TokenProblem =
  | { readonly kind: 'invalidCard'; readonly fields: readonly CardField[] }
  | { readonly kind: 'invalidAccount'; readonly fields: readonly AccountField[] }
  /** The card service answered, and made no token; nothing was sent to the insurer. */
  | { readonly kind: 'declined' }
  /** The card service did not answer; nothing was sent to the insurer. */
  | { readonly kind: 'cardServiceUnavailable' };

type TokenOutcome = { readonly kind: 'token'; readonly billingToken: string } | TokenProblem;

/** The reply, unless the customer leaves before it comes. */
const unlessLeft = async <Reply>(reply: Promise<Reply>, leaving: AbortSignal): Promise<Reply> => {
  let giveUp = (): void => undefined;
  const left = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new CardServiceUnavailable('The customer has left.'));
  });
  leaving.addEventListener('abort', giveUp);
  if (leaving.aborted) giveUp();
  return Promise.race([left, reply]).finally(() => leaving.removeEventListener('abort', giveUp));
};

/**
 * Exchanges the card or bank account for a token, at the card service.
 * @param leaving aborts when the customer leaves: the card fields leave the page too, and no answer would come
 */
export const paymentToken = async (
  method: EnteredMethod,
  address: BillingAddress,
  cards: Pick<CardService, 'tokeniseBankAccount'>,
  leaving: AbortSignal,
): Promise<TokenOutcome> => {
  try {
    if (method.kind === 'card') {
      const reply = await unlessLeft(method.card.tokenise(address), leaving);
      return reply.kind === 'invalid' ? { ...reply, kind: 'invalidCard' } : reply;
    }
    const reply = await unlessLeft(cards.tokeniseBankAccount(method.account, address), leaving);
    return reply.kind === 'invalid' ? { ...reply, kind: 'invalidAccount' } : reply;
  } catch (error) {
    if (error instanceof CardServiceUnavailable) return { kind: 'cardServiceUnavailable' };
    throw error;
  }
};

/** The card service is asked only which fields of the card are invalid. A token that it makes is not used. */
export const rejectedCardFields = async (token: Promise<TokenOutcome>, wait: Delay): Promise<readonly CardField[]> => {
  const waiting = new AbortController();
  const outcome = await Promise.race([token, wait(CARD_ERRORS_LIMIT, waiting.signal)]);
  waiting.abort();
  return outcome?.kind === 'invalidCard' ? outcome.fields.filter(isCardInput) : [];
};
