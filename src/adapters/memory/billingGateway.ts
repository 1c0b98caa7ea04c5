import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { Clock } from '../../application/ports/Clock';
import { agreementCodes } from '../../domain/billing/paymentAgreement';
import type { PaymentMethod } from '../../domain/billing/BillingHistory';
import { Money } from '../../domain/Money';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import { generatedPayments } from './generatedRows';
import type { World } from './World';

/** A token of the in-memory card service says what it stands for: "tok:credit_card:visa:1111". */
const methodOfToken = (token: string): PaymentMethod | undefined => {
  const [prefix, type, cardType = '', lastFour = ''] = token.split(':');
  if (prefix !== 'tok') return undefined;
  if (type === 'credit_card') return { type, cardType, lastFour };
  return type === 'bank_account_info' ? { type, lastFour } : undefined;
};

const AGREEMENTS = {
  [agreementCodes.recurring]: `<h3>Recurring payment authorization (sample)</h3>
<p>I authorize <strong>recurring charges</strong> to my payment method for each billing period of my policy. This is sample wording for the insurer's agreement.</p>
<ul><li>The amount and the day of each charge are shown before it is made.</li><li>I can leave the plan at any time.</li></ul>`,
  [agreementCodes.oneTime]: `<h3>One-time payment authorization (sample)</h3>
<p>I authorize a <strong>single charge</strong> to my payment method for the premium that is due. This is sample wording for the insurer's agreement.</p>`,
} as const;

export const memoryBillingGateway = (
  world: World,
  session: () => Session | undefined,
  clock: Clock,
): BillingGateway => ({
  history: async () => {
    const { account } = callerOf(world, session());
    const payments = [...account.payments, ...generatedPayments(account.generated.payments, world.day)];
    const { paymentMethod, pastDue, balance } = account;
    return { kind: 'loaded', value: { payments, paymentMethod, pastDue, balance } };
  },

  term: async () => ({ kind: 'loaded', value: callerOf(world, session()).account.billingTerm }),

  updateMethod: async (billingToken) => {
    const { account } = callerOf(world, session());
    if (billingToken === '') return { kind: 'blankFields' };
    const method = methodOfToken(billingToken);
    if (method === undefined) return { kind: 'refused', message: 'The payment method could not be verified.' };
    account.paymentMethod = method;
    if (account.pastDue) {
      account.payments.unshift({
        createdAt: clock.now(),
        action: 'Payment',
        amount: account.balance,
        ...method,
        status: 'success',
      });
      Object.assign(account, { pastDue: false, balance: Money.zero });
    }
    return { kind: 'updated' };
  },

  updateTerm: async (term) => {
    const { account } = callerOf(world, session());
    account.billingTerm = term;
    account.profile = { ...account.profile, billingTerm: term };
  },

  agreement: async (code) => {
    callerOf(world, session());
    return AGREEMENTS[code];
  },
});
