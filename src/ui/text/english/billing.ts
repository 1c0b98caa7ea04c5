/** Billing and Payment Information (document 2, section 2). */
export const billing = {
  'billing.title': 'Billing',
  'payment.firstName.required': 'First Name is required',
  'payment.lastName.required': 'Last Name is required',
  'payment.address1.required': 'Address is required',
  'payment.city.required': 'City is required',
  'payment.stateCode.required': 'State is required',
  'payment.zipCode.required': 'Zip is required',
} as const;
