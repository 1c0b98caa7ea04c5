/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

const cellOf = (text: string): string => {
  const harmless = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * A table as comma-separated values (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe, unless it
 * is a negative number; the mark at the beginning tells spreadsheets that the text is UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
