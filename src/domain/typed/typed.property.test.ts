import * as fc from 'fast-check';
import { anyCharacter, anyDay } from '../../../tests/support/arbitraries';
import { dash, disguised, invisible, space } from '../../../tests/support/disguises';
import { aProfile } from '../../../tests/support/profile';
import type { FieldKind } from '../../../tests/support/textFields';
import { typedValues } from '../../../tests/support/typedValues';
import { CalendarDate } from '../CalendarDate';
import { emptyDraft, whatHappened, whenHappened } from '../claims/ClaimDraft';
import { Money } from '../Money';
import { PhoneNumber } from '../PhoneNumber';
import { phoneErrors } from '../profile/profileRules';
import { ZipCode } from '../ZipCode';
import { fitted } from './fitted';
import { lengthOf } from './lengthOf';
import { textOfParts, typedDate } from './typedDate';
import { typedEmail } from './typedEmail';
import { isCode, typedCode } from './typedNumber';
import { typedLine, typedLines } from './typedText';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));
const phone = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
const junk = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.stringMatching(/^[+\d ().,$-]{0,24}$/),
  fc.stringMatching(/^\+\d{1,3}[ -]?\d{6,12}$/),
);
const cases = { numRuns: 400 };

describe('What is typed or pasted', () => {
  const expectSame = (kind: FieldKind, read: (typed: string) => unknown): void =>
    fc.assert(
      fc.property(typedValues[kind](255), ([value, typed]) => expect(read(typed)).toBe(value)),
      cases,
    );

  it('is the same phone number in every disguise @INPUT-4', () => expectSame('phone', PhoneNumber.clean));

  it('is a phone number with the digits that were typed, or has a message @INPUT-45', () => {
    const entry = fc.oneof(
      junk,
      phone.chain((number) => fc.tuple(junk, junk).map(([a, b]) => a + number + b)),
    );
    fc.assert(
      fc.property(entry, (typed) => {
        const value = PhoneNumber.clean(typed);
        if (phoneErrors({ ...aProfile(), phoneNumber: value }).length > 0) return;
        const kept = typedCode(typed)
          .replaceAll(/[()/]/g, '')
          .replace(/^(?:tel:)?\+?/i, '');
        expect([value.replaceAll('-', ''), `1${value.replaceAll('-', '')}`]).toContain(kept);
      }),
      cases,
    );
  });

  it('is the same zip code in every disguise, or has a message @INPUT-41', () => {
    const entry = fc
      .tuple(digits(5), fc.option(digits(4)), fc.oneof(dash, space, fc.constant('')))
      .chain(([five, four, between]) =>
        disguised(four === null ? five : five + between + four).map(
          (typed) => [four === null ? five : `${five}-${four}`, typed] as const,
        ),
      );
    fc.assert(
      fc.property(entry, ([zip, typed]) => expect(ZipCode.clean(typed)).toBe(zip)),
      cases,
    );
    fc.assert(
      fc.property(junk, (typed) => {
        const zip = ZipCode.clean(typed);
        if (ZipCode.isValid(zip)) expect(zip.replace('-', '')).toBe(typedCode(typed));
      }),
      cases,
    );
  });

  it('is the same code in every disguise, or has a message @INPUT-37', () => {
    expectSame('code', typedCode);
    fc.assert(
      fc.property(digits(6), junk, (code, other) => {
        const value = typedCode(`${other} ${code}`);
        if (isCode(value) && /^\d*$/.test(typedCode(other))) expect(value).toBe(typedCode(other) + code);
      }),
      cases,
    );
  });

  it('is the same amount with every decimal sign and separator, or has a message @INPUT-39', () =>
    expectSame('money', Money.clean));

  it('is no amount where commas and points can be read in two ways @INPUT-39', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}\.\d{3}$/), (typed) => {
        expect(whatHappened({ ...emptyDraft, estimate: Money.clean(typed) })).toContainEqual({
          field: 'estimate',
          message: 'claim.estimate.invalid',
        });
      }),
    );
    fc.assert(
      fc.property(junk, (typed) => {
        const amount = Money.parse(typed);
        if (amount === undefined) return;
        const all = typedCode(typed).replaceAll(/\D/g, '').replace(/^0+/, '');
        expect([0, 1, 2].map((zeros) => all + '0'.repeat(zeros))).toContain(String(Math.abs(amount) || ''));
      }),
      cases,
    );
  });

  it('is the same date in every form, or has a message @INPUT-42 @INPUT-43', () => {
    expectSame('date', (typed) => textOfParts(typedDate(typed) ?? { month: '', day: '', year: '' }));
    fc.assert(
      fc.property(junk, anyDay, (typed, today) => {
        const found = typedDate(typed);
        const dateOfLoss = found
          ? (CalendarDate.ofParts(found) ?? textOfParts(found))
          : textOfParts({ month: typed, day: '', year: '' });
        const errors = whenHappened({ ...emptyDraft, dateOfLoss }, today);
        expect(errors.length > 0 || CalendarDate.parse(dateOfLoss) !== undefined).toBe(true);
      }),
      cases,
    );
  });

  it('is the same email in every disguise @INPUT-35', () => expectSame('email', typedEmail));

  it.each(
    Object.entries({
      typedLine,
      typedLines,
      typedEmail,
      typedCode,
      money: Money.clean,
      phone: PhoneNumber.clean,
      zip: ZipCode.clean,
    }),
  )('is not changed by cleaning it twice: %s', (_, clean) => {
    const entry = fc.oneof(
      junk,
      fc.array(fc.oneof(invisible, space, dash, fc.string())).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(entry, (typed) => expect(clean(clean(typed))).toBe(clean(typed))),
      cases,
    );
  });

  it('is never cut without a count, and never more than its limit @INPUT-38', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 30 }), fc.nat(60), (typed, limit, at) => {
        const { text: kept, excess } = fitted(typed, { clean: typedLine, limit, caret: Math.min(at, typed.length) });
        expect(lengthOf(typedLine(kept))).toBeLessThanOrEqual(limit);
        if (kept === typed) expect(excess).toBe(0);
        else expect(excess).toBe(lengthOf(typedLine(typed)) - lengthOf(typedLine(kept)));
        if (typedLine(kept) !== typedLine(typed)) expect(excess).toBeGreaterThan(0);
      }),
      cases,
    );
  });
});
