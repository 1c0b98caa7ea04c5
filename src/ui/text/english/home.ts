/** The dashboard (document 1, section 2, /home). */
export const home = {
  'home.title': 'Your Policy Dashboard',
  'home.loading': 'Loading your dashboard...',
  'home.policy': 'Policy',
  'home.policy.text': 'See your policy information and documents.',
  'home.profile': 'Profile',
  'home.profile.text': 'View or change your personal details.',
  'home.claims': 'Claims',
  'home.claims.text': 'Report a claim, or check on the status of an existing claim.',
  'home.billing': 'Billing',
  'home.billing.text': 'View your billing information.',
  'home.attention': 'Needs your attention',
  'home.toBilling': 'Go to billing',
  'home.cancelled': 'You have successfully cancelled your policy.',
} as const;
