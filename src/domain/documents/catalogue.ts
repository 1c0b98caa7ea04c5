import type { StaticDocument } from './staticDocuments';

/**
 * The PDFs that belong to the product (document 2, section 2, documents). Titles and files are placeholders for the insurer's own;
 * a file lies in the folder of its state under the documents' base URL, and `samples/documents/` has a sample of each.
 */
export const catalogue: readonly StaticDocument[] = [
  { title: 'Policy Quick Reference', filename: 'policy-quick-reference.pdf', state: 'NY' },
  { title: 'General Provisions', filename: 'general-provisions.pdf', state: 'NY' },
  {
    title: 'Equipment Breakdown Coverage',
    filename: 'equipment-breakdown-coverage.pdf',
    state: 'NY',
    coverages: ['hep'],
  },
  {
    title: 'Buried Utility Lines Coverage',
    filename: 'buried-utility-lines-coverage.pdf',
    state: 'NY',
    coverages: ['bul'],
  },
  { title: 'Signature Page', filename: 'signature-page.pdf', state: 'NY' },
  { title: '3rd-Party Designee Notice', filename: '3rd-party-designee-notice.pdf', state: 'NY' },

  { title: 'Policy Quick Reference', filename: 'policy-quick-reference.pdf', state: 'NJ' },
  { title: 'What is Covered', filename: 'what-is-covered.pdf', state: 'NJ' },
  { title: 'Definitions and Conditions', filename: 'definitions-and-conditions.pdf', state: 'NJ' },
  {
    title: 'Equipment Breakdown Coverage',
    filename: 'equipment-breakdown-coverage.pdf',
    state: 'NJ',
    coverages: ['hep'],
  },
  {
    title: 'Buried Utility Lines Coverage',
    filename: 'buried-utility-lines-coverage.pdf',
    state: 'NJ',
    coverages: ['bul'],
  },
  { title: 'Claims Internal Appeal Procedure', filename: 'claims-internal-appeal-procedure.pdf', state: 'NJ' },

  { title: 'Policy Quick Reference', filename: 'policy-quick-reference.pdf', state: 'IL' },
  { title: 'What is Covered', filename: 'what-is-covered.pdf', state: 'IL' },
  { title: 'Definitions and Conditions', filename: 'definitions-and-conditions.pdf', state: 'IL' },
  {
    title: 'Equipment Breakdown Coverage',
    filename: 'equipment-breakdown-coverage.pdf',
    state: 'IL',
    coverages: ['hep'],
  },
  {
    title: 'Buried Utility Lines Coverage',
    filename: 'buried-utility-lines-coverage.pdf',
    state: 'IL',
    coverages: ['bul'],
  },

  { title: 'Deductibles: Things You Should Know', filename: 'deductibles-things-you-should-know.pdf', state: 'CW' },
  { title: 'Privacy Notice', filename: 'privacy-notice.pdf', state: 'CW' },
];
