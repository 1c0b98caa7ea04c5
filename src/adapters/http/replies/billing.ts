import * as v from 'valibot';
import type { PaymentMethod } from '../../../domain/account/AccountStanding';
import type { BillingHistory } from '../../../domain/billing/BillingHistory';
import type { components } from '../schema';
import { amount, fieldsOf, optional, optionalList, optionalText, moment, text } from './values';

type Billing = components['schemas']['Billing'];

/** The specification shows any type but a card and NONE as EFT. */
const typeOf = (type: string): PaymentMethod['type'] =>
  type === 'credit_card' || type === 'NONE' ? type : 'bank_account_info';

const paymentMethod = v.pipe(
  fieldsOf<NonNullable<Billing['paymentMethod']>>()({
    type: optional(text),
    lastFour: optional(text),
    cardType: optional(text),
  }),
  v.transform(({ type, ...method }): PaymentMethod | undefined =>
    type === undefined ? undefined : { type: typeOf(type), ...method },
  ),
);

const payment = fieldsOf<components['schemas']['Payment']>()({
  createdAt: optional(moment),
  action: optionalText,
  amount: optional(amount),
  cardType: optional(text),
  lastFour: optional(text),
  status: optionalText,
});

export const billingHistory = v.pipe(
  fieldsOf<Billing>()({
    paymentHistory: optionalList(payment),
    paymentMethod: optional(paymentMethod),
    pastDue: v.nullish(v.boolean(), false),
    balance: optional(amount),
  }),
  v.transform(({ paymentHistory, ...history }): BillingHistory => ({ payments: paymentHistory, ...history })),
);

/** How often the customer pays: as received, and empty if the insurer does not say. */
export const billingTerm = v.pipe(
  fieldsOf<components['schemas']['CurrentBillingTerm']>()({ billingTerm: optionalText }),
  v.transform((reply) => reply.billingTerm),
);

export const agreement = fieldsOf<components['schemas']['ReferenceData']>()({ html: text });
