/** Signs of the text around a link that a mail program may leave at its end: a few, because a longer search takes quadratic time. */
const END = /[.,:;!?)\]*'">]{1,8}$/;

/** A token or an email as a link means it: it does not end with such a sign, and no line of a mail breaks it. Rule SIGNIN-51. */
export const linked = (text: string): string => text.replaceAll(/[\s\u200B]/g, '').replace(END, '');
