import { typedNumber } from './typed/typedNumber';

const GROUPING = /[ ./()-]/g;
const NATIONAL = /^(?:tel:)?(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/i;
const EXTENSION = /^(?<number>.*?\d)[ ,;./(-]*(?<extension>(?:x|ext\.?|extensi[oó]n|#)[ :.=]*\d{1,6})\)?$/i;

const grouped = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-');

const compact = (text: string): string => typedNumber(text).replaceAll(GROUPING, '');

/** US phone numbers, ###-###-####. Rules INPUT-4 and INPUT-5. */
export const PhoneNumber = {
  length: 12,

  /** "+1 (201) 555-0199" becomes "201-555-0199". Anything else stays as typed, and is not valid. */
  clean: (text: string): string => {
    const [, area, exchange, line] = NATIONAL.exec(compact(text)) ?? [];
    return area === undefined ? typedNumber(text) : `${area}-${exchange ?? ''}-${line ?? ''}`;
  },

  /** The number of an entry with an extension, and the extension. */
  withoutExtension: (text: string): { readonly text: string; readonly leftOut: string } | undefined => {
    const { number = '', extension = '' } = EXTENSION.exec(typedNumber(text))?.groups ?? {};
    return NATIONAL.test(compact(number)) ? { text: PhoneNumber.clean(number), leftOut: extension } : undefined;
  },

  /** A stored number for display and editing, without a leading +1. A number of another shape stays as it is. */
  ofStored: (stored: string): string => {
    const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(compact(stored)) ?? [];
    return digits === undefined ? stored : grouped(digits);
  },

  /** Whether digits are missing. Ten digits are complete. A 1 that stands alone before them does not count. */
  isIncomplete: (text: string): boolean =>
    /^\d{0,9}$/.test(compact(typedNumber(text).replace(/^(?:\+1|1(?=[ ./(-]))/, ''))),

  isValid: (text: string): boolean => NATIONAL.test(compact(text)),
};
