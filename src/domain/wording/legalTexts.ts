interface LegalText {
  /** A label is one line beside a checkbox. A notice may have paragraphs and emphasis. */
  readonly kind: 'label' | 'notice';
  /** The names in braces of the text. Every language has each of them. */
  readonly placeholders: readonly string[];
}

const label = { kind: 'label', placeholders: [] } as const;
const notice = { kind: 'notice', placeholders: [] } as const;
const disclosure = { kind: 'notice', placeholders: ['amount'] } as const;

/** Every legal text of the portal. The wording itself is in config/wording, where an operator replaces it. */
export const legalTexts = {
  fraud: notice,
  smsConsent: notice,
  'claim.agreement': label,
  'payment.oneTimePayment': label,
  'payment.recurringBilling': label,
  'payment.chargedMonthly': { kind: 'notice', placeholders: ['day'] },
  'payment.chargedYearly': { kind: 'notice', placeholders: ['day', 'month'] },
  'payment.leaving': notice,
  'disclosure.consent': label,
  'disclosure.Nonrecurring-CC-Increase': disclosure,
  'disclosure.Nonrecurring-CC-Decrease': disclosure,
  'disclosure.Nonrecurring-EFT-Increase': disclosure,
  'disclosure.Nonrecurring-EFT-Decrease': disclosure,
  'disclosure.Recurring-CC-Increase': disclosure,
  'disclosure.Recurring-CC-Decrease': disclosure,
  'disclosure.Recurring-EFT-Increase': disclosure,
  'disclosure.Recurring-EFT-Decrease': disclosure,
} as const satisfies Readonly<Record<string, LegalText>>;

export type LegalKey = keyof typeof legalTexts;

export const legalKeys = Object.keys(legalTexts) as readonly LegalKey[];

type Placeholder<Key extends LegalKey> = (typeof legalTexts)[Key]['placeholders'][number];

/** A value for each placeholder of a legal text; nothing for a text without placeholders. */
export type LegalValues<Key extends LegalKey> = [Placeholder<Key>] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: Readonly<Record<Placeholder<Key>, string>> };
