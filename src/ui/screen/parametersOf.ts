/**
 * The parameters of an address, under names in small letters. A plus is a plus, not a space: links are written by hand and by mail
 * programs, which may write an ampersand as HTML. Rule SIGNIN-51.
 */
export const parametersOf = (search: string): URLSearchParams =>
  new URLSearchParams(
    search
      .replaceAll('+', '%2B')
      .replaceAll('&amp;', '&')
      .replaceAll(/[?&][^=&]+/g, (name) => name.toLowerCase()),
  );
