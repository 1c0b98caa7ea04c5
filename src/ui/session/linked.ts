/** What a mail program may leave at the end of a link: spaces, line breaks, and signs of the text around it. */
const END = /[\s\u200B.,:;!?)\]*'">]+$/;

/** A token or an email as a link means it: neither ends with such a sign. Rule SIGNIN-51. */
export const linked = (text: string): string => text.replace(END, '');
