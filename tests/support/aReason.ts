/** Why a customer cancels, as the tests type it. It breaks no rule. */
export const aReason = 'We are moving to another state next month.';
