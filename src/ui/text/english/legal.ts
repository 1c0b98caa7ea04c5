/** Legal wording. All of it is placeholder text: the insurer's counsel replaces it here, and nowhere else. */
export const legal = {
  'legal.fraud':
    'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or a statement of claim containing any materially false information, or conceals for the purpose of misleading information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
  'legal.smsConsent':
    'By choosing Text Message you agree to receive calls and text messages about your policy and our products at the number given. Consent is not a condition of purchase. Message and data rates may apply.',
} as const;
