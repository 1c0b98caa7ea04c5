/** Starts a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

const cellOf = (text: string): string => {
  const harmless = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * A table as comma-separated values (RFC 4180). An apostrophe before a cell that looks like a formula makes it text; negative numbers stay
 * numbers. The byte order mark tells spreadsheets that the file is UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
