/** Labels and values that are longer than most, and real. */
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const longText = 'A sentence that goes on for longer than anybody who designed the part would have liked.';
