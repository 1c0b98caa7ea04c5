import { lengthOf } from './typed/lengthOf';

/**
 * The standard shape of an email address, in every script; the top-level part has 2 to 24 letters. Chromium writes a domain of another
 * script in ASCII ("xn--"), and other browsers leave it as typed.
 */
const SHAPE =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+(?:[\p{L}\p{M}]{2,24}|xn--[a-z\d-]*[a-z\d])$/iu;

export const EmailAddress = {
  maxLength: 255,
  isValid: (text: string): boolean => SHAPE.test(text),
  /**
   * Whether there is text on both sides of an @, within the limit, without a name or a link around it. The insurer decides whether the address
   * is valid.
   */
  hasBothParts: (text: string): boolean =>
    text.slice(1, -1).includes('@') && !/[\s<>]|^mailto:/i.test(text) && lengthOf(text) <= EmailAddress.maxLength,
};
