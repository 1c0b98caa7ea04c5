import * as v from 'valibot';
import type { BillingHistory, PaymentMethod } from '../../../domain/billing/BillingHistory';
import { amount, maybe, moment, text } from './values';

/** Anything but a card and NONE is shown as EFT (document 2, section 2, /billing). */
const methodType = v.pipe(
  text,
  v.transform((type): PaymentMethod['type'] =>
    type === 'credit_card' || type === 'NONE' ? type : 'bank_account_info',
  ),
);

export const billingHistory = v.pipe(
  v.object({
    paymentHistory: v.array(
      v.object({
        createdAt: moment,
        action: text,
        amount,
        cardType: maybe(text),
        lastFour: maybe(text),
        status: text,
      }),
    ),
    paymentMethod: v.object({ type: methodType, lastFour: maybe(text), cardType: maybe(text) }),
    pastDue: v.boolean(),
    balance: amount,
  }),
  v.transform(({ paymentHistory, ...history }): BillingHistory => ({ payments: paymentHistory, ...history })),
);

export const agreement = v.object({ html: text });
