/** What nobody expects in a label or a value, and what somebody has all the same. */
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const longText = 'A sentence that goes on for longer than anybody who designed the part would have liked.';
