import type { Agreement } from '../../domain/billing/paymentAgreement';

/** Sample texts, marked as such, in place of the insurer's wording. */
export const agreementTexts: Readonly<Record<Agreement, string>> = {
  recurringBilling: `<h3>Recurring payment authorization (sample)</h3>
<p>I authorize <strong>recurring charges</strong> to my payment method for each billing period of my policy. This is sample wording for the insurer's agreement.</p>
<ul><li>The amount and the day of each charge are shown before it is made.</li><li>I can leave the plan at any time.</li></ul>`,
  oneTimePayment: `<h3>One-time payment authorization (sample)</h3>
<p>I authorize a <strong>single charge</strong> to my payment method for the premium that is due. This is sample wording for the insurer's agreement.</p>`,
};
