import { localLanguageMemory } from './localLanguageMemory';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
};

describe('localLanguageMemory', () => {
  it('has the language of the last visit', () => {
    const local = storage();
    localLanguageMemory(() => local).keep('es');
    expect(localLanguageMemory(() => local).kept()).toBe('es');
  });

  it('has no language before a choice', () => {
    const local = storage();
    expect(localLanguageMemory(() => local).kept()).toBeUndefined();
  });

  it('works without storage', () => {
    const memory = localLanguageMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => memory.keep('es')).not.toThrow();
    expect(memory.kept()).toBeUndefined();
  });
});
