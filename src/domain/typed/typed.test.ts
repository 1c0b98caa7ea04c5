import { fitted } from './fitted';
import { lengthOf } from './lengthOf';
import { partsOfText, textOfParts, typedDate } from './typedDate';
import { typedEmail } from './typedEmail';
import { isCode, typedCode, typedNumber } from './typedNumber';
import { typedLine, typedLines } from './typedText';

describe('typedLine', () => {
  it.each([
    ['  Ada\u00A0 \u2009Lovelace\n', 'Ada Lovelace'],
    ['\uFEFF\u202AAda\u202C\u200B', 'Ada'],
    ['Joh\u00ADn', 'John'],
    ['A\u200Dda', 'Ada'],
    ['Jose\u0301', 'Jos\u00E9'],
    ['O’Brien-Ñuñez Ł', 'O’Brien-Ñuñez Ł'],
    ['Ada\uD800', 'Ada'],
    ['Ada\uFFFC\uFFFE', 'Ada'],
    ['\u0000Ada\u001B', 'Ada'],
  ])('reads %j as %j @INPUT-35', (typed, line) => {
    expect(typedLine(typed)).toBe(line);
  });

  it.each(['👨‍👩‍👧', '👍🏽', '❤️', 'می‌خواهم', 'क्‍ष', '葛\u{E0100}', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '#️⃣', 'അനില്‍'])(
    'keeps %s, of which an invisible character is a part @INPUT-35',
    (typed) => {
      expect(typedLine(typed)).toBe(typed.normalize('NFC'));
    },
  );
});

describe('typedLines', () => {
  it('keeps the line breaks in the middle, and nothing else @INPUT-35', () => {
    expect(typedLines(' \r\nWater \u00A0under\r\n\r\nthe\u2028 door\u200B \n')).toBe('Water under\n\nthe\ndoor');
  });
});

describe('typedEmail', () => {
  it.each([
    '\u200Bada@example.com',
    ' ada@example.com\n',
    '\u202Aada@example.com\u202C',
    '\uFEFFada@exa\u00ADmple.com',
    'ada＠example.com',
  ])('sends %j as it was meant @INPUT-35', (typed) => {
    expect(typedEmail(typed)).toBe('ada@example.com');
  });

  it.each([
    'ada@example.com.',
    'ada@example.com. ',
    ' ada@example.com.\n',
    'ada@example.com;',
    'ada@example.com,',
    'ada@example.com。',
  ])('sends %j without the mark at its end @INPUT-52', (typed) => {
    expect(typedEmail(typed)).toBe('ada@example.com');
  });

  it.each(['Ada.Home+x@Example.com', 'ada@example..', 'mailto:a@b.com', 'Ada <a@b.com>'])(
    'leaves %j as typed',
    (typed) => {
      expect(typedEmail(typed)).toBe(typed);
    },
  );
});

describe('typedCode', () => {
  it.each([
    '246810',
    '246 810',
    '246-810',
    '2 4 6 8 1 0',
    '246\u00A0810',
    '246–810',
    '２４６８１０',
    '٢٤٦٨١٠',
    ' 246.810.\n',
    '246\u200B810',
    '２４６ー８１０',
    '２４６。８１０',
  ])('reads %j as 246810 @INPUT-37', (typed) => {
    expect(typedCode(typed)).toBe('246810');
    expect(isCode(typedCode(typed))).toBe(true);
  });

  it.each([
    'Code: 246810',
    '246810!',
    '"246810"',
    'Code 246810',
    'Your verification code is 246810.',
    'Su código es 246810',
    'CO\u0301DIGO 246810',
  ])('makes no code of %j @INPUT-37', (typed) => {
    expect(isCode(typedCode(typed))).toBe(false);
  });
});

describe('typedNumber', () => {
  it('reads the digits of every script @INPUT-36', () => {
    expect(typedNumber('𝟎𝟗 𝟘𝟡 ٠٩ ०९ ๐๙ ０９')).toBe('09 09 09 09 09 09');
  });

  it('looks up no digit that is one of 0 to 9 already: a file that is pasted by mistake may have a million', () => {
    const codePointAt = jest.spyOn(String.prototype, 'codePointAt');
    expect(typedNumber('0123456789')).toBe('0123456789');
    expect(codePointAt).not.toHaveBeenCalled();
    codePointAt.mockRestore();
  });
});

describe('fitted', () => {
  const rules = (limit: number, caret?: number) => ({ clean: typedLine, limit, ...(caret !== undefined && { caret }) });

  it('counts what is left after cleaning, in code points as the API does @INPUT-38', () => {
    expect(fitted(` ${'a'.repeat(600)} `, rules(512))).toMatchObject({ excess: 88 });
    expect(fitted('  ab\u200B  ', rules(2))).toEqual({ text: '  ab\u200B  ', excess: 0, caret: 7 });
    expect([lengthOf('👍'), fitted('👍👍👍', rules(2)).text]).toEqual([1, '👍👍']);
  });

  it.each([
    ['a👍🏽', 2, 'a'],
    ['ab🇺🇸', 3, 'ab'],
    ['ax\u0323\u0304', 3, 'a'],
    ['a👨‍👩‍👧', 4, 'a'],
  ])('splits no character: %j in %i is %j @INPUT-38', (typed, limit, text) => {
    expect(fitted(typed, rules(limit)).text).toBe(text);
  });

  it('cleans a text of megabytes once, and then its beginning alone', () => {
    const pasted = 'x'.repeat(1_000_000);
    let read = 0;
    const clean = (text: string): string => {
      read += text.length;
      return text;
    };
    expect(fitted(pasted, { clean, limit: 512 })).toEqual({ text: 'x'.repeat(512), excess: 999_488, caret: 512 });
    expect(read).toBeLessThan(1_100_000);
  });

  it('looks as far as characters are that do not count', () => {
    const pasted = `${'\u200B'.repeat(5_000)}abc`;
    expect(fitted(pasted, rules(2))).toEqual({ text: pasted.slice(0, -1), excess: 1, caret: 5_002 });
  });

  it('keeps what was behind the caret, as the browser does @INPUT-38', () => {
    expect(fitted('abXYZcd', rules(5, 5))).toEqual({ text: 'abXcd', excess: 2, caret: 3 });
    expect(fitted('abcdef', rules(3, 0))).toEqual({ text: 'abc', excess: 3, caret: 3 });
  });
});

describe('typedDate', () => {
  const november = { year: '2026', month: '11', day: '20' };

  it.each([
    '11/20/2026',
    '2026-11-20',
    '11-20-2026',
    '11 20 2026',
    '20.11.2026',
    '20/11/2026',
    '20-11-2026',
    'Nov 20, 2026',
    'Nov. 20th, 2026',
    'November 20 2026',
    '20 November 2026',
    'Friday, November 20, 2026',
    '20 de noviembre de 2026',
    'viernes, 20 de noviembre de 2026',
    '20-nov-2026',
    '11/20/2026.',
    '2026. 11. 20.',
    '2026 11 20',
    '11/20 /2026',
    '\u200E１１／２０／２０２６\n',
    '11/20/2026, 3:30\u202FPM',
    '2026-11-20 15:30:00',
    'Nov 20, 2026 at 3:30 pm',
    '20 de noviembre de 2026 a las 3:30 p. m.',
    '20261120',
    '11202026',
    '20112026',
    '2026-11-20T10:00',
    '2026-11-20T10:00:00.000-05:00',
    '2026-11-20T10:00:00Z',
    'Fri, 20 Nov 2026 15:30:00 +0000',
    'Nov 20, 2026, 3:30 PM EST',
    '11/20/2026 - 3:30 PM',
    'viernes 20 de noviembre de 2026, 15:30 h',
    'Fri 11/20/2026',
    'vie. 20/11/2026',
    '11\u204420\u22152026',
  ])('finds the parts of %j @INPUT-42', (typed) => {
    expect(typedDate(typed)).toEqual(november);
  });

  it.each([
    ['martes, 3 de marzo de 2026', { year: '2026', month: '3', day: '3' }],
    ['mar 3 mar 2026', { year: '2026', month: '3', day: '3' }],
    ['mar 3, 2026', { year: '2026', month: '3', day: '3' }],
    ['20101210', { year: '2010', month: '12', day: '10' }],
    ['20201922', { year: '1922', month: '20', day: '20' }],
    ['5 ene 2026', { year: '2026', month: '1', day: '5' }],
    ['1.º de enero de 2026', { year: '2026', month: '1', day: '1' }],
    ['1ro de enero de 2026', { year: '2026', month: '1', day: '1' }],
    ['13/29/2026', { year: '2026', month: '13', day: '29' }],
    ['11/20/26', { year: '26', month: '11', day: '20' }],
    ['2/29/2026', { year: '2026', month: '2', day: '29' }],
  ])('finds the parts of %j: %j', (typed, found) => {
    expect(typedDate(typed)).toEqual(found);
  });

  it.each([
    '',
    '05.06.2026',
    '11/20',
    'yesterday',
    '202611201',
    '2026112',
    '11-20/2026',
    'Nov 2026',
    'mar 20',
    '20 2026',
    '11/20/2026 15:30 11/21/2026',
    'Nov Dec 2026',
    '3',
  ])('finds no date in %j, or more than one @INPUT-42', (typed) => {
    expect(typedDate(typed)).toBeUndefined();
  });

  it('keeps parts that are no date as one text', () => {
    for (const text of ['2/29/2026', '11//', '//2026', '']) expect(textOfParts(partsOfText(text))).toBe(text);
  });
});
