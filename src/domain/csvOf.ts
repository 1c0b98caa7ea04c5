/**
 * Starts a formula in a spreadsheet: a sign or its full-width, small or typographic form, also after what a spreadsheet skips. A cell that
 * begins with a tab or a line break may be split there.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** Separates or breaks cells in a spreadsheet of any country. */
const SEPARATOR = /[",;\t\v\f\r\n\u0085\u2028\u2029]/;

const cellOf = (text: string): string => {
  const harmless = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return SEPARATOR.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * A table as comma-separated values (RFC 4180, rules INPUT-24 and INPUT-34). An apostrophe turns a cell that looks like a formula into text.
 * Negative numbers stay numbers. The byte order mark tells spreadsheets that the file is UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
