/** Labels and values that are longer than most, and real. */
export const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const LONG_TEXT = 'A sentence that goes on for longer than anybody who designed the part would have liked.';
