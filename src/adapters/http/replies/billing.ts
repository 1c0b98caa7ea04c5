import * as v from 'valibot';
import type { BillingHistory, PaymentMethod } from '../../../domain/billing/BillingHistory';
import type { components } from '../schema';
import { amount, fieldsOf, maybe, maybeList, maybeText, moment, text } from './values';

type Billing = components['schemas']['Billing'];

/** The specification shows any type but a card and NONE as EFT. */
const typeOf = (type: string): PaymentMethod['type'] =>
  type === 'credit_card' || type === 'NONE' ? type : 'bank_account_info';

const paymentMethod = v.pipe(
  fieldsOf<NonNullable<Billing['paymentMethod']>>()({
    type: maybe(text),
    lastFour: maybe(text),
    cardType: maybe(text),
  }),
  v.transform(({ type, ...method }): PaymentMethod | undefined =>
    type === undefined ? undefined : { type: typeOf(type), ...method },
  ),
);

const payment = fieldsOf<components['schemas']['Payment']>()({
  createdAt: maybe(moment),
  action: maybeText,
  amount: maybe(amount),
  cardType: maybe(text),
  lastFour: maybe(text),
  status: maybeText,
});

export const billingHistory = v.pipe(
  fieldsOf<Billing>()({
    paymentHistory: maybeList(payment),
    paymentMethod: maybe(paymentMethod),
    pastDue: maybe(v.boolean()),
    balance: maybe(amount),
  }),
  v.transform(({ paymentHistory, pastDue = false, ...history }): BillingHistory => ({
    payments: paymentHistory,
    pastDue,
    ...history,
  })),
);

/** How often the customer pays: as received, and empty if the insurer does not say. */
export const billingTerm = v.pipe(
  fieldsOf<components['schemas']['CurrentBillingTerm']>()({ billingTerm: maybeText }),
  v.transform((reply) => reply.billingTerm),
);

export const agreement = fieldsOf<components['schemas']['ReferenceData']>()({ html: text });
