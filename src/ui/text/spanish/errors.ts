import type { InSpanish } from './InSpanish';
import type { errors as english } from '../english/errors';

/** The server error and not-found pages. */
export const errors: InSpanish<typeof english> = {
  'serverError.title': 'Error del servidor',
  'serverError.text': 'Lo sentimos, hubo un error al procesar esa solicitud...',
  'serverError.reference': 'referencia',
  'notFound.title': '404',
  'notFound.text': 'Lo sentimos, no encontramos lo que busca...',
  'errors.home': 'Inicio',
  'errors.back': 'Volver a lo que estaba haciendo',
};
