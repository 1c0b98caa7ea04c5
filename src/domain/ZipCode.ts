import { typedNumber } from './typed/typedNumber';

const ZIP_PLUS_FOUR = /^(\d{5})-?(\d{4})$/;

/** A zip code of the United States: "07303" or "07303-1234". Rule INPUT-41. */
export const ZipCode = {
  /**
   * Nine digits get their dash, and digits lose their spaces, and a full stop that was dictated, also while they are typed. Anything else stays
   * as typed, and is not valid.
   */
  clean: (text: string): string => {
    const typed = typedNumber(text);
    return /^\d[\d -]*\.?$/.test(typed) ? typed.replaceAll(/[ .]/g, '').replace(ZIP_PLUS_FOUR, '$1-$2') : typed;
  },

  isValid: (zip: string): boolean => /^\d{5}(?:-\d{4})?$/.test(zip),
};
