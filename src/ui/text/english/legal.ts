/** Legal wording. All of it is placeholder text: the insurer's counsel replaces it here, and nowhere else. */
export const legal = {
  'legal.fraud':
    'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or a statement of claim containing any materially false information, or conceals for the purpose of misleading information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
  'legal.smsConsent':
    'By choosing Text Message you agree to receive calls and text messages about your policy and our products at the number given. Consent is not a condition of purchase. Message and data rates may apply.',
  'legal.disclosure.Nonrecurring-CC-Increase':
    'Placeholder wording – one-time payment, card, charge. Your change increases the premium of the present term. By submitting it you authorize a single charge of the prorated amount shown on this page to a credit or debit card. Later terms are not charged without your consent.',
  'legal.disclosure.Nonrecurring-CC-Decrease':
    'Placeholder wording – one-time payment, card, refund. Your change lowers the premium of the present term. The prorated amount shown on this page is refunded to the card that the premium was paid with.',
  'legal.disclosure.Nonrecurring-EFT-Increase':
    'Placeholder wording – one-time payment, bank account, charge. Your change increases the premium of the present term. The prorated amount shown on this page is due once, and is debited from your bank account.',
  'legal.disclosure.Nonrecurring-EFT-Decrease':
    'Placeholder wording – one-time payment, bank account, refund. Your change lowers the premium of the present term. The prorated amount shown on this page is credited to the bank account that the premium was paid from.',
  'legal.disclosure.Recurring-CC-Increase':
    'Placeholder wording – recurring payments, card, charge. Your change increases your premium. By submitting it you authorize a charge of the prorated amount shown on this page to the card on file, and recurring charges of the new premium to the same card until you leave the plan.',
  'legal.disclosure.Recurring-CC-Decrease':
    'Placeholder wording – recurring payments, card, refund. Your change lowers your premium. The prorated amount shown on this page is refunded to the card on file. By submitting it you authorize recurring charges of the new premium to the same card until you leave the plan.',
  'legal.disclosure.Recurring-EFT-Increase':
    'Placeholder wording – recurring payments, bank account, charge. Your change increases your premium. The prorated amount shown on this page, and the new premium from then on, are debited from your bank account.',
  'legal.disclosure.Recurring-EFT-Decrease':
    'Placeholder wording – recurring payments, bank account, refund. Your change lowers your premium. The prorated amount shown on this page is credited to your bank account, and the new premium is debited from then on.',
} as const;
