import { textIn } from './ConfiguredText';

describe('textIn', () => {
  it.each([
    ['en', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Privacy Notice'],
    ['es', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Aviso de privacidad'],
    ['fr', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Privacy Notice'],
    ['en', 'LinkedIn', 'LinkedIn'],
    ['es', 'LinkedIn', 'LinkedIn'],
  ] as const)('returns in the language %s for %j: %s', (language, text, expected) => {
    expect(textIn(language, text)).toBe(expected);
  });
});
