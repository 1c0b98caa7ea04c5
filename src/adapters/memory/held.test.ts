import { held } from './held';

describe('What a record holds', () => {
  it.each(['constructor', 'toString', '__proto__', 'absent'])('is nothing under "%s"', (key) => {
    expect(held({ present: 1 }, key)).toBeUndefined();
  });

  it('is what was put there', () => {
    expect(held(JSON.parse('{"__proto__":1}') as Record<string, number>, '__proto__')).toBe(1);
  });
});
