/** Claims: the list, the details and the claim flow (document 1, section 2). */
export const claims = {
  'claim.description.required': 'Description is required',
  'claim.equipment.required': 'Equipment involved is required',
  'claim.estimate.required': 'Estimate is required',
  'claim.dateOfLoss.required': 'Date of loss is required',
  'claim.dateOfLoss.future': 'Date of loss cannot be in the future',
  'claim.contact.email.required': 'Email address is required',
  'claim.contact.phoneNumber.required': 'Phone number is required',
  'claim.contact.preference.required': 'Contact preference is required',
} as const;
