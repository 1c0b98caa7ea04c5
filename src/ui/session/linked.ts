/** Signs of the text around a link that a mail program may leave at its end: a few, because a longer search takes quadratic time. */
const END = /[.,:;!?)\]*'">]{1,8}$/;

/**
 * A token as it was before a mail program encoded it, which `3D` at its start, an equals sign within it, and percent signs show. They can
 * belong to a token, so this one is tried second. Rule SIGNIN-51.
 */
export const decodedToken = (token: string): string =>
  token
    .replace(/^=?3D/, '')
    .replaceAll(/=+(?=[^=])/g, '')
    .replaceAll(/%(?:25)*([2-7][\dA-F])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A token or an email as a link means it: it does not end with such a sign, and no line of a mail breaks it. Rule SIGNIN-51. */
export const linked = (text: string): string => text.replaceAll(/[\s\u200B]/g, '').replace(END, '');
