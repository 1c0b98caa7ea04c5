import * as fc from 'fast-check';
import { csvOf } from './csvOf';

const line = (...cells: readonly string[]): string => csvOf([cells]).slice(1, -2);

/** The cells of a text, as RFC 4180 reads them. */
const readBack = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

describe('csvOf', () => {
  it('is UTF-8 to a spreadsheet, with a line for each row', () => {
    expect(csvOf([['Fecha', 'Año'], ['1']])).toBe('\uFEFFFecha,Año\r\n1\r\n');
  });

  it.each([
    ['Payment', 'Payment'],
    ['', ''],
    ['one, two', '"one, two"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %s @INPUT-34', (text, written) => {
    expect(line(text)).toBe(written);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['=1-1', "'=1-1"],
    ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['-', "'-"],
    ['-12.', "'-12."],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['\nPaid', `"'\nPaid"`],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['﹢1', "'﹢1"],
    ['﹣1', "'﹣1"],
    ['﹫SUM(A1)', "'﹫SUM(A1)"],
    ['−1', "'−1"],
    ['  =1', "'  =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF\u202E=1', "'\uFEFF\u202E=1"],
    [' -12.50', "' -12.50"],
    ['\u0000=1', "'\u0000=1"],
  ])('makes no formula of %j @INPUT-24', (text, written) => {
    expect(line(text)).toBe(written);
  });

  it.each(['x;=1+1', 'x\t=1+1', 'x\u2028=1', 'x\v=1'])('quotes %j, which a spreadsheet may split @INPUT-34', (text) => {
    expect(line(text)).toBe(`"${text}"`);
  });

  it.each(['0', '12.50', '-12.50', '-3'])('leaves the number %s a number', (number) => {
    expect(line(number)).toBe(number);
  });

  it('is read back as it was written, but for the apostrophe before what would be a formula', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=', '-1', '+', '@', '\t', '\r\n', '"', ',', '""', "'"));
    const isFormula = (text: string): boolean => /^(?:[\t\r\n]|\s*[=+\-@])/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        const harmless = rows.map((row) => row.map((text) => (isFormula(text) ? `'${text}` : text)));
        expect(readBack(csvOf(rows).slice(1))).toEqual(harmless);
      }),
    );
  });
});
