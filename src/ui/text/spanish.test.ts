import { english, englishWords } from './english';
import type { TextKey } from './Language';
import { spanish } from './spanish';

/** Keys that read the same in both languages, each with its reason. */
const equalOnPurpose: Readonly<Partial<Record<TextKey, string>>> = {
  'shell.footer.copyright': 'has no word of a language',
  'shell.error.prefix': '“Error” is Spanish, too',
  'shell.date.month.placeholder': 'mes and month begin alike',
  'shell.date.day.placeholder': 'día and day begin alike',
  'billing.account.visa': 'a brand',
  'billing.account.mastercard': 'a brand',
  'billing.account.discover': 'a brand',
  'billing.account.american_express': 'a brand',
  'payment.card.month': 'mes and month begin alike',
  'payment.card.cvv': 'stands so on the card',
  'notFound.title': 'a number',
};

const keys = Object.keys(englishWords) as TextKey[];

const placeholders = (text: string): readonly string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted();

describe('spanish', () => {
  it('has the keys of English, and no others', () => {
    expect(Object.keys(spanish.words).toSorted()).toEqual(keys.toSorted());
  });

  it('has words of its own for every key', () => {
    expect(keys.filter((key) => spanish.words[key].trim() === '')).toEqual([]);
    const equal = keys.filter((key) => spanish.words[key].trim() === english.words[key].trim());
    expect(equal.toSorted()).toEqual(Object.keys(equalOnPurpose).toSorted());
  });

  it('has the placeholders of English', () => {
    const inKeys = (words: Readonly<Record<TextKey, string>>) => keys.map((key) => [key, placeholders(words[key])]);
    expect(inKeys(spanish.words)).toEqual(inKeys(englishWords));
  });

  it.each([
    ['is not left in English', /(?<!\p{L})(?:the|your|you|and|of|is|are|please|this|not|with|for|to)(?!\p{L})/iu],
    [
      'addresses the customer as "usted"',
      /(?<!\p{L})(?:tú|tus?|ti|contigo|tuy[oa]s?|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
    ],
  ])('%s', (_, others) => {
    expect(keys.filter((key) => others.test(spanish.words[key].replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('says the day of the month as a number', () => {
    expect([1, 15, 31].map(spanish.dayOfMonth)).toEqual(['1', '15', '31']);
  });
});
