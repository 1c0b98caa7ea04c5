import type { BillingTerm } from '../../domain/account/BillingTerm';
import { bankAccountErrors } from '../../domain/billing/BankAccount';
import { type BillingAddress, billingAddressErrors } from '../../domain/billing/BillingAddress';
import { type Agreements, mayUpdatePaymentMethod, termAfterAgreement } from '../../domain/billing/paymentAgreement';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { ifFailed } from '../ifFailed';
import type { BillingGateway, PaymentMethodReply } from '../ports/BillingGateway';
import type { CardField, CardService } from '../ports/CardService';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Delay } from '../ports/Delay';
import type { Draft } from '../ports/Drafts';
import type { UniqueIds } from '../ports/UniqueIds';
import type { ChangeBillingTerm } from './changeBillingTerm';
import type { Billing } from './loadBilling';
import { type MethodWrite, methodDecision } from './methodWrite';
import { type EnteredMethod, type TokenProblem, paymentToken, rejectedCardFields } from './paymentToken';
import { keepTerm } from './termWrite';

export type NewPaymentMethod =
  | EnteredMethod
  /** An earlier attempt has changed the payment method, and only the billing term is left. */
  | { readonly kind: 'alreadyChanged' };

/** The exchange of the card or bank account for a token. */
interface Tokenising {
  /** Until there is a token, a customer who leaves gives the change up. */
  readonly leaving: AbortSignal;
  /** Called with the token. From then on the change is completed, even if the customer leaves. */
  readonly onToken: () => void;
}

export interface PaymentEntry {
  readonly address: BillingAddress;
  readonly agreed: Agreements;
  /** Before the change. */
  readonly billing: Billing;
  readonly tokenising: Tokenising;
}

type EntryError = ReturnType<typeof bankAccountErrors | typeof billingAddressErrors>[number];

export type PaymentOutcome =
  | { readonly kind: 'changed' }
  /** An agreement is missing; nothing was sent. */
  | { readonly kind: 'notAgreed' }
  /** The first error of each field, and the fields of the card that the card service rejects as well. */
  | { readonly kind: 'invalid'; readonly errors: readonly EntryError[]; readonly card: readonly CardField[] }
  | TokenProblem
  /** A reply was lost, and the state could not be read back. */
  | { readonly kind: 'unknown' }
  | Exclude<PaymentMethodReply, { readonly kind: 'updated' }>;

interface Needs {
  readonly billing: Pick<BillingGateway, 'term' | 'updateMethod'>;
  readonly record: Pick<CustomerRecord, 'profile' | 'receipt' | 'sent'>;
  readonly cards: Pick<CardService, 'tokeniseBankAccount'>;
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly methodWrite: MethodWrite;
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly ids: UniqueIds;
  readonly wait: Delay;
}

const entryErrors = (method: EnteredMethod, address: BillingAddress): readonly EntryError[] => [
  ...(method.kind === 'bankAccount' ? bankAccountErrors(method.account) : []),
  ...billingAddressErrors(address),
];

/** Exchanges the card or bank account for a token, and sends the token. */
const changeMethod = async (
  { billing, record, cards, methodWrite, ids, wait }: Needs,
  method: EnteredMethod,
  { address, billing: before, tokenising: { leaving, onToken } }: PaymentEntry,
): Promise<PaymentOutcome> => {
  const errors = entryErrors(method, address);
  const tokenise = () => paymentToken(method, address, cards, leaving);
  if (errors.length > 0) {
    const card = method.kind === 'card' ? await rejectedCardFields(tokenise(), wait) : [];
    return { kind: 'invalid', errors, card };
  }
  const token = await tokenise();
  if (token.kind !== 'token') return token;
  onToken();

  record.receipt.reset();
  const outcome = await methodWrite.send({
    decision: methodDecision(before.history, ids),
    send: (key) => billing.updateMethod(token.billingToken, key),
  });
  if (outcome.kind === 'unknown') return outcome;
  return outcome.kind === 'replied' && outcome.reply.kind !== 'updated' ? outcome.reply : { kind: 'changed' };
};

/** Whether somebody, such as the customer in another tab, has changed the term since. A term that cannot be read now is as it was. */
const isChangedMeanwhile = async ({ billing, record }: Needs, term: BillingTerm): Promise<boolean> => {
  // The customer's own change, whose reply was lost, is not someone else's.
  if (record.sent.read().billingTerm !== undefined) return false;
  const reply = await billing.term(new AbortController().signal).catch(ifFailed(undefined));
  if (reply?.kind !== 'loaded' || reply.value === term) return false;
  keepTerm(record, reply.value);
  return true;
};

export type UpdatePaymentMethod = ReturnType<typeof updatePaymentMethod>;

/**
 * Changes the payment method. A one-time customer who agrees to recurring billing pays yearly from then on, unless the term was
 * changed meanwhile (rule BILLING-86). Before that second write, the draft records the change of the method, so that a retry needs no second
 * token. Throws `ApiFailure`.
 */
export const updatePaymentMethod =
  (needs: Needs) =>
  async (method: NewPaymentMethod, entry: PaymentEntry): Promise<PaymentOutcome> => {
    const { paymentDraft, changeBillingTerm } = needs;
    const { agreed } = entry;
    const { term } = entry.billing;
    if (!mayUpdatePaymentMethod(term, agreed)) return { kind: 'notAgreed' };
    if (method.kind !== 'alreadyChanged') {
      const outcome = await changeMethod(needs, method, entry);
      if (outcome.kind !== 'changed') return outcome;
      paymentDraft.write({ ...paymentDraft.read(), isMethodChanged: true });
    }

    const newTerm = termAfterAgreement(term, agreed);
    if (newTerm === term || (await isChangedMeanwhile(needs, term))) return { kind: 'changed' };
    return changeBillingTerm(newTerm);
  };
