/**
 * The parameters of an address, under names in small letters. A plus is a plus, not a space: links are written by hand and by mail
 * programs, which may write an ampersand as HTML, or encode an equals sign. No action begins with `3D`. Rule SIGNIN-51.
 */
export const parametersOf = (search: string): URLSearchParams =>
  new URLSearchParams(
    (/action=3D/i.test(search) ? search.replaceAll('=3D', '=') : search.replace(/^(\?\w+)%3D/, '$1='))
      .replaceAll('+', '%2B')
      .replaceAll('&amp;', '&')
      .replaceAll(/[?&][^=&]+/g, (name) => name.toLowerCase()),
  );
