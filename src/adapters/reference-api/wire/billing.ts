import type { BillingHistory } from '../../../domain/billing/BillingHistory';
import { dollars, moneyOf } from './dollars';

export const billingWire = ({ payments, paymentMethod, pastDue, balance }: BillingHistory) => ({
  paymentHistory: payments.map((payment) => ({ ...payment, amount: dollars(payment.amount) })),
  paymentDetails: {},
  paymentMethod,
  pastDue,
  balance: dollars(balance),
});

export const billingOfWire = (wire: ReturnType<typeof billingWire>): BillingHistory => ({
  payments: wire.paymentHistory.map((payment) => ({ ...payment, amount: moneyOf(payment.amount) })),
  paymentMethod: wire.paymentMethod,
  pastDue: wire.pastDue,
  balance: moneyOf(wire.balance),
});
