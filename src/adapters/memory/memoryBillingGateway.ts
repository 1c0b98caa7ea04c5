import type { BillingGateway, PaymentMethodReply } from '../../application/ports/BillingGateway';
import type { Clock } from '../../application/ports/Clock';
import type { PaymentMethod } from '../../domain/account/AccountStanding';
import { agreementTexts } from './agreementTexts';
import type { Caller } from './caller';
import { refused } from './fail';
import { generatedPayments } from './generatedRows';
import { onceByKey } from './onceByKey';
import { payWhatIsDue } from './payments';
import type { World } from './World';

/** A token of the in-memory card service contains the payment method: "tok:credit_card:visa:1111". */
const TOKEN = /^tok:(credit_card|bank_account_info):(\w*):(\d*)$/;

const methodOfToken = (token: string): PaymentMethod | undefined => {
  const [, type, cardType = '', lastFour = ''] = TOKEN.exec(token) ?? [];
  if (type === 'credit_card') return { type, cardType, lastFour };
  return type === 'bank_account_info' ? { type, lastFour } : undefined;
};

export const memoryBillingGateway = (world: World, caller: () => Caller, clock: Clock): BillingGateway => ({
  history: async () => {
    const { account } = caller();
    const payments = [...account.payments, ...generatedPayments(account.generated.payments, world.day)];
    const { paymentMethod, pastDue, balance } = account;
    return { kind: 'loaded', value: { payments, paymentMethod, pastDue, balance } };
  },

  term: async () => ({ kind: 'loaded', value: caller().account.billingTerm }),

  updateMethod: async (billingToken, key) => {
    const { account } = caller();
    return onceByKey<PaymentMethodReply>(account, {
      key,
      sent: { billingToken },
      isDone: ({ kind }) => kind === 'updated',
      write: () => {
        const method = methodOfToken(billingToken);
        if (method?.lastFour === '') return { kind: 'blankFields' };
        if (method === undefined) return refused('The payment method could not be verified.');
        account.paymentMethod = method;
        payWhatIsDue(account, clock);
        return { kind: 'updated' };
      },
    });
  },

  updateTerm: async (term, key) => {
    const { account } = caller();
    onceByKey(account, {
      key,
      sent: { term },
      write: () => {
        account.billingTerm = term;
        account.profile = { ...account.profile, billingTerm: term };
      },
    });
  },

  agreement: async (code) => {
    caller();
    return agreementTexts[code];
  },
});
