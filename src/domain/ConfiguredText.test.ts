import { textIn } from './ConfiguredText';

describe('textIn', () => {
  it.each([
    ['en', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Privacy Notice'],
    ['es', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Aviso de privacidad'],
    ['fr', { en: 'Privacy Notice', es: 'Aviso de privacidad' }, 'Privacy Notice'],
    ['en', 'LinkedIn', 'LinkedIn'],
    ['es', 'LinkedIn', 'LinkedIn'],
  ] as const)('says in %s of %j: %s', (language, text, said) => {
    expect(textIn(language, text)).toBe(said);
  });
});
