import type { Variant } from '../../src/domain/Variant';

/** A variant with everything that the screens read. */
export const testVariant: Variant = {
  theme: 'newYork',
  productName: 'Hearthside',
  serviceMark: false,
  states: [],
  policyActions: [],
  billingActions: [{ label: 'Edit billing frequency', route: '/billing/frequency' }],
  supportEmail: 'support@hearthside.example',
  footerDisclaimer: '',
  socialLinks: [],
  legalLinks: [],
};
