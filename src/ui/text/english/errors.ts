/** The server error and not-found pages. */
export const errors = {
  'serverError.title': 'Server error',
  'serverError.text': "We're sorry, there was an error processing that request...",
  'serverError.reference': 'reference',
  'errors.reference.copy': 'Copy the reference',
  'errors.help': 'If this happens again, write to {email} and tell us the reference.',
  'errors.subject': 'Error, reference {reference}',
  'maintenance.title': 'We are working on the portal',
  'maintenance.opensAt': 'Please come back after {moment}.',
  'maintenance.wait': 'Try again automatically',
  'maintenance.stop': 'Do not try again',
  'maintenance.timeLeft': 'Time left until we try again',
  'maintenance.secondsLeft': 'We will try again in {seconds} seconds.',
  'notFound.title': '404',
  'notFound.text': "We're sorry, we couldn't find what you're looking for...",
  'errors.back': 'Back to what you were doing',
} as const;
