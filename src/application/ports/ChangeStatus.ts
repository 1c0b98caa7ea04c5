/** How a change that the insurer carries out in its own time stands. */
export type ChangeStatus =
  { readonly kind: 'pending' } | { readonly kind: 'complete' } | { readonly kind: 'failed'; readonly message: string };
