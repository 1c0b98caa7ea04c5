import { memoryStorage } from '../../../tests/support/memoryStorage';
import { localLanguageMemory } from './localLanguageMemory';

describe('localLanguageMemory', () => {
  it('has the language of the last visit', () => {
    const local = memoryStorage();
    const open = () =>
      localLanguageMemory(
        () => local,
        () => [],
      );
    open().keep('es');
    expect(open().kept()).toBe('es');
  });

  it.each([
    [['es-MX', 'en-US'], 'es'],
    [['ES'], 'es'],
    [['fr-CA', 'es-419', 'en'], 'es'],
    [['en-US', 'es-US'], 'en'],
    [['pt-BR', 'en'], 'en'],
    [['est', 'fr'], undefined],
    [[], undefined],
  ])('has the language that the browser prefers before a choice: of %j, %s @SHELL-60', (preferred, kept) => {
    const memory = localLanguageMemory(memoryStorage, () => preferred);
    expect(memory.kept()).toBe(kept);
  });

  it('has the choice, whatever the browser prefers @SHELL-60', () => {
    const local = memoryStorage();
    const memory = localLanguageMemory(
      () => local,
      () => ['es'],
    );
    memory.keep('en');
    expect(memory.kept()).toBe('en');
  });

  it('works without storage', () => {
    const memory = localLanguageMemory(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => ['es'],
    );
    expect(() => memory.keep('en')).not.toThrow();
    expect(memory.kept()).toBe('es');
  });
});
