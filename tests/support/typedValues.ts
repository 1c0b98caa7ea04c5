import * as fc from 'fast-check';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { Money } from '../../src/domain/Money';
import { anyDay } from './arbitraries';
import { dash, disguised, disguisedText, space } from './disguises';
import type { FieldKind } from './textFields';

/** Words of a line that takes so many characters. */
const words = (limit: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ'’.#-]{1,9}$/), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(' ').normalize('NFC').slice(0, limit).trim());
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));

type Values = fc.Arbitrary<readonly [value: string, typed: string]>;

const line = (limit: number): Values =>
  words(limit).chain((text) => disguisedText(text).map((typed) => [text, typed] as const));

/** A valid value of each kind, as the field shows it, and in the forms in which it may be entered. */
export const typedValues: Readonly<Record<FieldKind, (limit: number) => Values>> = {
  line,
  letter: line,
  lines: () =>
    fc
      .tuple(words(40), words(40))
      .chain(([first, second]) =>
        fc
          .tuple(disguisedText(first), disguisedText(second), fc.constantFrom('\n', '\r\n'))
          .map(([one, other, mark]) => [
            `${first}\n${second}`,
            [one, other].map((line) => line.replaceAll('\n', ' ')).join(mark),
          ]),
      ),
  email: () =>
    fc
      .stringMatching(/^[a-z.+]{1,9}@[a-z]{1,9}\.com$/)
      .chain((email) => disguisedText(email).map((typed) => [email, typed])),
  code: () =>
    digits(9).chain((code) =>
      fc
        .tuple(fc.oneof(dash, space, fc.constantFrom('.', '')), fc.integer({ min: 1, max: 8 }))
        .chain(([between, at]) => disguised(code.slice(0, at) + between + code.slice(at)))
        .map((typed) => [code, typed]),
    ),
  phone: () =>
    fc.tuple(fc.stringMatching(/^[2-9]\d\d$/), fc.stringMatching(/^[2-9]\d\d$/), digits(4)).chain((groups) =>
      fc
        .tuple(fc.constantFrom('', '1', '+1', '+1 ', '1-', 'tel:+1'), fc.oneof(dash, space, fc.constantFrom('.', '')))
        .chain(([country, between]) => disguised(country + groups.join(between)))
        .map((typed) => [groups.join('-'), typed]),
    ),
  zip: () => digits(5).chain((zip) => disguised(zip).map((typed) => [zip, typed])),
  money: () =>
    fc
      .tuple(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(['.', ','], [',', '.']),
        fc.constantFrom('', ' ', '\u00A0', '\u202F', undefined),
        fc.constantFrom('', '$', '$ ', 'US$ '),
      )
      .chain(([cents, [decimal, other], separator = other, sign]) => {
        const amount = Money.format(Money.ofCents(cents)).replace('$', '$ ');
        const whole = amount.slice(2, -3).replaceAll(',', separator);
        return disguised(sign + whole + decimal + amount.slice(-2)).map((typed) => [amount, typed] as const);
      }),
  date: () =>
    anyDay.chain((date) => {
      const { year, month, day } = CalendarDate.toParts(date);
      return fc
        .constantFrom(`${month}/${day}/${year}`, date, `${month}-${day}-${year}`)
        .chain(disguised)
        .map((typed) => [`${month}/${day}/${year}`, typed] as const);
    }),
  password: () =>
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => {
      const typed = text.replaceAll(/[\r\n]/g, '');
      return [typed, typed];
    }),
};
