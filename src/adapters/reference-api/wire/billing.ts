import { dollars } from './dollars';
import type { BillingHistory } from '../../../domain/billing/BillingHistory';

export const billingWire = ({ payments, paymentMethod, pastDue, balance }: BillingHistory) => ({
  paymentHistory: payments.map((payment) => ({ ...payment, amount: dollars(payment.amount) })),
  paymentDetails: {},
  paymentMethod,
  pastDue,
  balance: dollars(balance),
});
