/** The server error and not-found pages. */
export const errors = {
  'serverError.title': 'Error del servidor',
  'serverError.text': 'Lo sentimos, hubo un error al procesar esa solicitud...',
  'serverError.reference': 'referencia',
  'errors.reference.copy': 'Copiar la referencia',
  'errors.help': 'Si vuelve a ocurrir, escriba a {email} e indíquenos la referencia.',
  'errors.subject': 'Error, referencia {reference}',
  'maintenance.title': 'Estamos trabajando en el portal',
  'maintenance.opensAt': 'Vuelva después de esta hora: {moment}.',
  'maintenance.wait': 'Reintentar automáticamente',
  'maintenance.stop': 'No reintentar',
  'maintenance.timeLeft': 'Tiempo hasta el próximo intento',
  'maintenance.secondsLeft': 'Lo intentaremos de nuevo en {seconds} segundos.',
  'notFound.title': '404',
  'notFound.text': 'Lo sentimos, no encontramos lo que busca...',
  'errors.back': 'Volver a lo que estaba haciendo',
};
