/** Characters without a shape: zero width, direction marks, byte order mark, what dictation and pictures leave, controls, halves of a pair. Spaces are none of them. */
export const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]|(?![\s\u0085])\p{Cc}/gu;

/** Every space of Unicode, line breaks and the blank pattern of Braille included. */
export const SPACES = /[\s\u0085\u2800]+/g;
