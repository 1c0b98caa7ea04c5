import { type NamedField, namedField } from '../../domain/namedField';
import type { FormError } from '../kit/Form';
import { SERVER_LANGUAGE } from '../text/languages';

/** The insurer's message as the error of the field that it names. No error if it names no field of the form. Rule INPUT-49. */
export const refusedField = (message: string | undefined, fields: readonly NamedField[]): readonly FormError[] => {
  if (message === undefined) return [];
  const field = namedField(message, fields);
  return field === undefined ? [] : [{ field, message, lang: SERVER_LANGUAGE }];
};
