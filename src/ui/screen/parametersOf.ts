/** Spaces and line breaks at the end of an address. A mail program may leave them there. */
const TRAILING = /(?:%(?:20|09|0A|0D|C2%A0|E2%80%8B))+$/i;

/**
 * The parameters of an address. A plus is a plus, not a space: links are written by hand and by mail programs, which may write an ampersand
 * as HTML. Rule SIGNIN-51.
 */
export const parametersOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll('+', '%2B').replaceAll('&amp;', '&').replace(TRAILING, ''));
