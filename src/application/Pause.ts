/** The insurer takes no calls for now. `seconds`: for how long, where it says so. */
export type Pause =
  | { readonly kind: 'closed'; readonly seconds: number }
  | { readonly kind: 'tooManyAttempts'; readonly seconds?: number };
