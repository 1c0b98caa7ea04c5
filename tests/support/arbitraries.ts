import * as fc from 'fast-check';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { Money } from '../../src/domain/Money';

/** The day of a text that is a valid date. */
export const day = (text: string): CalendarDate => {
  const date = CalendarDate.parse(text);
  if (date === undefined) throw new Error(`no day: ${text}`);
  return date;
};

/** Every day that the portal supports, computed without the code under test. */
export const anyDay: fc.Arbitrary<CalendarDate> = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));

/** Three numbers that look like a date; most are days that exist. */
export const anyDateText: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1899, max: 2101 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));

/** Every amount that the portal supports. */
export const anyMoney: fc.Arbitrary<Money> = fc.maxSafeInteger().map((cents) => Money.ofCents(cents));

/** Every character, without the halves of pairs. `unit: 'binary'` is the same, and lists a million characters in each file. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10_ffff - 0x800).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0;
    if (text !== String.fromCodePoint(point) || (point >= 0xd800 && point < 0xe000)) throw new Error('no character');
    return point < 0xd800 ? point : point - 0x800;
  },
);
