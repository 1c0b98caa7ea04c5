import type { BillingHistory } from '../../../domain/billing/BillingHistory';
import { Money } from '../../../domain/Money';

export const billingWire = ({ payments, paymentMethod, pastDue, balance }: BillingHistory) => ({
  paymentHistory: payments.map((payment) => ({ ...payment, amount: Money.toDollars(payment.amount) })),
  paymentDetails: {},
  paymentMethod,
  pastDue,
  balance: Money.toDollars(balance),
});
