/** The server error and not-found pages. */
export const errors = {
  'serverError.title': 'Server error',
  'serverError.text': "We're sorry, there was an error processing that request...",
  'serverError.reference': 'reference',
  'notFound.title': '404',
  'notFound.text': "We're sorry, we couldn't find what you're looking for...",
  'errors.home': 'Home',
  'errors.back': 'Back to what you were doing',
} as const;
