import { type NamedField, namedField } from '../../domain/namedField';
import type { FormError } from '../kit/Form';
import { serverLanguage } from '../text/languages';

/** What the insurer says of one field of a form, as the error of that field; none if its message names none. Rule INPUT-49. */
export const refusedField = (message: string | undefined, fields: readonly NamedField[]): readonly FormError[] => {
  const field = message === undefined ? undefined : namedField(message, fields);
  return field === undefined || message === undefined ? [] : [{ field, message, lang: serverLanguage }];
};
