import { typedNumber } from './typed/typedNumber';

const ZIP = /^(\d{5})(?:-?(\d{4}))?$/;

/** A zip code of the United States: "07303" or "07303-1234". Rule INPUT-41. */
export const ZipCode = {
  /** Nine digits get their dash, and dictated digits lose their spaces. Anything else stays as typed, and is not valid. */
  clean: (text: string): string => {
    const typed = typedNumber(text);
    const [, five, four] = ZIP.exec(typed.replaceAll(' ', '')) ?? [];
    if (five === undefined) return typed;
    return four === undefined ? five : `${five}-${four}`;
  },

  isValid: (zip: string): boolean => /^\d{5}(?:-\d{4})?$/.test(zip),
};
