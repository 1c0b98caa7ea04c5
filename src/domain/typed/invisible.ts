/**
 * Invisible characters: zero-width characters, direction marks, the byte order mark, controls, halves of surrogate pairs, and leftovers of
 * dictation and pasted pictures. Spaces are not among them.
 */
export const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]|(?![\s\u0085])\p{Cc}/gu;

/** Every space of Unicode, line breaks and the blank pattern of Braille included. */
export const SPACES = /[\s\u0085\u2800]+/g;
