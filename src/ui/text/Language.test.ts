import * as fc from 'fast-check';
import { english, englishWords } from './english';
import { type Language, type TextKey, pluralise, translate } from './Language';
import { spanish } from './spanish';

const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Calls `translate` as a caller with checked types does. */
const say = (language: Language, key: TextKey, values?: Readonly<Record<string, string | number>>): string =>
  String(Reflect.apply(translate(language), undefined, [key, values]));

const complete = Object.entries<string>(englishWords).filter(([, text]) => placeholders(text).length > 0);

describe('translate', () => {
  it('gives the text of a key, with its values', () => {
    const t = translate(english);
    expect(t('login.title')).toBe('Customer Self Service');
    expect(t('shell.pagination.range', { first: 1, last: 10, total: 24 })).toBe('1–10 of 24');
  });

  it.each(complete)('fills every placeholder of %s', (key, text) => {
    const names = placeholders(text);
    const said = say(english, key as TextKey, Object.fromEntries(names.map((name) => [name, `<${name}>`])));
    expect(placeholders(said)).toEqual([]);
    for (const name of names) expect(said).toContain(`<${name}>`);
  });

  it('puts values in as they are, even if they look like placeholders or HTML', () => {
    const text = 'shell.pagination.range';
    const value = fc.oneof(fc.constantFrom('{first}', '{last}', '{total}', '$&', '$1', '<b>'), fc.string());
    fc.assert(
      fc.property(value, value, value, (first, last, total) => {
        expect(say(english, text, { first, last, total })).toBe(`${first}–${last} of ${total}`);
      }),
    );
  });

  it.each([
    [english, 1, '1 address suggested'],
    [english, 2, '2 addresses suggested'],
    [english, 0, '0 addresses suggested'],
    [spanish, 1, '1 dirección sugerida'],
    [spanish, 2, '2 direcciones sugeridas'],
    [spanish, 1_000_000, '1,000,000 direcciones sugeridas'],
  ])('chooses the form of $code for %2$d', (language, count, text) => {
    expect(pluralise(language)('profile.suggestions', count)).toContain(text);
  });

  it('gives the text of another language', () => {
    const words = { ...englishWords, 'shell.back': 'Zurück' };
    expect(translate({ ...english, words })('shell.back')).toBe('Zurück');
  });
});
