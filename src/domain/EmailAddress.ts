/** The standard shape of an email address; the top-level part has 2 to 24 letters. */
const SHAPE = /^[^\s@<>()[\],;:\\"]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}$/i;

export const EmailAddress = {
  maxLength: 255,
  isValid: (text: string): boolean => SHAPE.test(text),
  /** Something on both sides of an @. The insurer says whether it takes the address. */
  hasBothParts: (text: string): boolean => /\S@\S/.test(text),
};
