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
  'shell.unknown': 'three dots',
  'notFound.title': 'a number',
};

const keys = Object.keys(englishWords) as TextKey[];

const placeholders = (text: string): readonly string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted();

describe('spanish', () => {
  it('has the keys of English, and no others', () => {
    expect(Object.keys(spanish.words).toSorted()).toEqual(keys.toSorted());
  });

  it.each(keys)('has words of its own for %s', (key) => {
    const [said, inEnglish] = [spanish.words[key].trim(), english.words[key].trim()];
    expect(said).not.toBe('');
    expect(said === inEnglish).toBe(equalOnPurpose[key] !== undefined);
  });

  it.each(keys)('has the placeholders of English in %s', (key) => {
    expect(placeholders(spanish.words[key])).toEqual(placeholders(englishWords[key]));
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
