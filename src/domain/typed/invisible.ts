/** Characters without a shape: zero width, direction marks, byte order mark, controls, halves of a pair. Spaces are none of them. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]|(?![\s\u0085])\p{Cc}/gu;

/** Every space of Unicode, line breaks and the blank pattern of Braille included. */
export const SPACES = /[\s\u0085\u2800]+/g;
