import * as fc from 'fast-check';
import { anyCharacter, anyDay } from '../../../tests/support/arbitraries';
import { dash, disguised, disguisedText, invisible, space } from '../../../tests/support/disguises';
import { CalendarDate } from '../CalendarDate';
import { Money } from '../Money';
import { PhoneNumber } from '../PhoneNumber';
import { ZipCode } from '../ZipCode';
import { emptyDraft, whatHappened, whenHappened } from '../claims/ClaimDraft';
import { phoneErrors } from '../profile/profileRules';
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
  it('is the same phone number in every disguise @INPUT-4', () => {
    const entry = phone.chain((number) =>
      fc
        .tuple(fc.constantFrom('', '1', '+1', '+1 ', '1-', 'tel:+1'), fc.oneof(dash, space, fc.constantFrom('.', '')))
        .chain(([prefix, between]) =>
          disguised(prefix + [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(between)),
        )
        .map((typed) => [number, typed] as const),
    );
    fc.assert(
      fc.property(entry, ([number, typed]) => {
        expect(PhoneNumber.clean(typed).replaceAll('-', '')).toBe(number);
      }),
      cases,
    );
  });

  it('is a phone number with the digits that were typed, or has a message @INPUT-45', () => {
    const entry = fc.oneof(
      junk,
      phone.chain((number) => fc.tuple(junk, junk).map(([a, b]) => a + number + b)),
    );
    fc.assert(
      fc.property(entry, (typed) => {
        const value = PhoneNumber.clean(typed);
        if (phoneErrors({ phoneNumber: value }).length > 0) return;
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
    const entry = digits(6).chain((code) =>
      fc
        .tuple(fc.oneof(dash, space, fc.constantFrom('.', '')), fc.integer({ min: 1, max: 5 }))
        .chain(([between, at]) => disguised(code.slice(0, at) + between + code.slice(at)))
        .map((typed) => [code, typed] as const),
    );
    fc.assert(
      fc.property(entry, ([code, typed]) => expect(typedCode(typed)).toBe(code)),
      cases,
    );
    fc.assert(
      fc.property(digits(6), junk, (code, other) => {
        const value = typedCode(`${other} ${code}`);
        if (isCode(value) && /^\d*$/.test(typedCode(other))) expect(value).toBe(typedCode(other) + code);
      }),
      cases,
    );
  });

  it('is the same amount with every decimal sign and separator, or has a message @INPUT-39', () => {
    const entry = fc
      .tuple(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(',', '.'),
        fc.constantFrom('', ' ', '\u00A0', '\u202F', 'other'),
      )
      .chain(([cents, decimal, grouping]) => {
        const separator = grouping === 'other' ? (decimal === ',' ? '.' : ',') : grouping;
        const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
        return fc
          .constantFrom('', '$', '$ ', 'US$ ')
          .chain((prefix) => disguised(`${prefix}${whole}${decimal}${String(cents % 100).padStart(2, '0')}`))
          .map((typed) => [cents, typed] as const);
      });
    fc.assert(
      fc.property(entry, ([cents, typed]) => expect(Money.parse(typed)).toBe(cents)),
      cases,
    );
  });

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
    const entry = anyDay.chain((date) => {
      const { year, month, day } = CalendarDate.toParts(date);
      return fc
        .constantFrom(`${month}/${day}/${year}`, date, `${Number(month)}-${Number(day)}-${year}`)
        .chain(disguised)
        .map((typed) => [date, typed] as const);
    });
    fc.assert(
      fc.property(entry, ([date, typed]) => {
        const found = typedDate(typed);
        expect(found && CalendarDate.ofParts(found)).toBe(date);
      }),
      cases,
    );
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

  it('is the same email in every disguise @INPUT-35', () => {
    const entry = fc
      .stringMatching(/^[a-z.+]{1,9}@[a-z]{1,9}\.com$/)
      .chain((email) => disguisedText(email).map((typed) => [email, typed] as const));
    fc.assert(
      fc.property(entry, ([email, typed]) => expect(typedEmail(typed)).toBe(email)),
      cases,
    );
  });

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
