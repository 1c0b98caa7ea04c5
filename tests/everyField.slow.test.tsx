/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import { CalendarDate } from '../src/domain/CalendarDate';
import { Money } from '../src/domain/Money';
import { fieldId } from '../src/ui/kit/Form';
import { anyDay } from './support/arbitraries';
import { dash, disguised, disguisedText, space } from './support/disguises';
import { settle } from './support/FakeNetwork';
import { openForm } from './support/openForm';
import { runs } from './support/runs';
import {
  type FieldKind,
  fieldSelector,
  filesWithElements,
  filesWithFields,
  formFiles,
  kindOf,
  limitOf,
  namesIn,
} from './support/textFields';

// The check for hidden elements is slow.
configure({ defaultHidden: true });

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const fields = (): readonly TextControl[] => [...document.querySelectorAll<TextControl>(fieldSelector)];

const kindOfField = (field: TextControl): FieldKind => {
  const { id, tagName, name, type, autocomplete, placeholder } = field;
  return kindOf({
    id,
    tagName,
    name,
    type,
    autocomplete,
    placeholder,
    inputMode: field.getAttribute('inputmode') ?? '',
  });
};

/** Enters a whole value, as paste, a password manager or the browser does, and leaves the field. */
const enter = (field: TextControl, value: string): void => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

/** What the whole field shows: a date has three parts. */
const shown = (field: TextControl): string => {
  const parts = kindOfField(field) === 'date' ? fields() : [field];
  return parts.map(({ value }) => value).join('/');
};

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
const values: Readonly<Record<FieldKind, (limit: number) => Values>> = {
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
        .tuple(fc.constantFrom('', '1', '+1 ', 'tel:+1'), fc.oneof(dash, space, fc.constantFrom('.', '')))
        .chain(([country, between]) => disguised(country + groups.join(between)))
        .map((typed) => [groups.join('-'), typed]),
    ),
  zip: () => digits(5).chain((zip) => disguised(zip).map((typed) => [zip, typed])),
  money: () =>
    fc
      .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(',', '.'), fc.constantFrom('', ' ', '\u202F'))
      .chain(([cents, decimal, separator]) => {
        const amount = Money.format(Money.ofCents(cents)).replace('$', '$ ');
        const whole = amount.slice(2, -3).replaceAll(',', separator);
        return disguised(whole + decimal + amount.slice(-2)).map((typed) => [amount, typed] as const);
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

describe('tests/support/textFields', () => {
  it('names every file with text fields, and fields alone have the elements', () => {
    expect(filesWithFields()).toEqual(formFiles);
    expect(filesWithElements()).toEqual(['profile/AddressField.tsx']);
  });
});

describe.each(formFiles)('Every field of %s', (file) => {
  it('shows the value that was meant, whatever disguises it, and says what did not fit @INPUT-35 @INPUT-36 @INPUT-37 @INPUT-38 @INPUT-44', async () => {
    await openForm[file]();
    await act(settle);
    for (const name of namesIn(file)) expect(document.getElementById(fieldId(name))).not.toBeNull();
    for (const field of fields()) {
      // The login keeps what was filled. Its email is cleaned when it is sent.
      if (file === 'session/LoginScreen.tsx') continue;
      fc.assert(
        fc.property(values[kindOfField(field)](limitOf(field.name)), ([value, typed]) => {
          enter(field, typed);
          expect([field.id, shown(field)]).toEqual([field.id, value]);
        }),
        { numRuns: runs(4, 300) },
      );
    }

    for (const field of fields()) {
      const typed = '1'.repeat(600);
      fireEvent.input(field, { target: { value: typed } });
      expect([field.id, typed.startsWith(field.value)]).toEqual([field.id, true]);
      const noteId = `${field.id.replace(/-(?:day|year)$/, '')}-note`;
      expect(document.getElementById(noteId)).toHaveTextContent(/^\d+ characters did not fit$/);
    }
    cleanup();
  });
});
