import { memoryStorage } from '../../../tests/support/memoryStorage';
import { localLanguageMemory } from './localLanguageMemory';

describe('localLanguageMemory', () => {
  it('has the language of the last visit', () => {
    const local = memoryStorage();
    localLanguageMemory(() => local).keep('es');
    expect(localLanguageMemory(() => local).kept()).toBe('es');
  });

  it('has no language before a choice', () => {
    expect(localLanguageMemory(memoryStorage).kept()).toBeUndefined();
  });

  it('works without storage', () => {
    const memory = localLanguageMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => memory.keep('es')).not.toThrow();
    expect(memory.kept()).toBeUndefined();
  });
});
