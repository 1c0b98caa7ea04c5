/** My Policy, cancellation and coverage change (document 2, section 2). */
export const policy = {
  'policy.title': 'My Policy',
  'coverage.bul': 'Buried Utility Lines Coverage',
  'coverage.hep': 'Equipment Breakdown Coverage',
  'cancel.reason.required': 'Cancellation reason is required',
} as const;
