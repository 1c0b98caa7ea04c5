/** The standard shape of an email address; the top-level part has 2 to 24 letters. */
const SHAPE = /^[^\s@<>()[\],;:\\"]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}$/i;

export const EmailAddress = {
  maxLength: 255,
  isValid: (text: string): boolean => SHAPE.test(text),
  /** Something on both sides of an @, and neither a name nor a link around it. The insurer says whether it takes the address. */
  hasBothParts: (text: string): boolean => /^[^\s<>]+@[^\s<>]+$/.test(text) && !/^mailto:/i.test(text),
};
