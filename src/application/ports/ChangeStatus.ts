/** The progress of a change that the insurer carries out later. */
export type ChangeStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly message: string };
