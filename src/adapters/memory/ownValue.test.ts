import { ownValue } from './ownValue';

describe('ownValue', () => {
  it.each(['constructor', 'toString', '__proto__', 'absent'])('is undefined for "%s"', (key) => {
    expect(ownValue({ present: 1 }, key)).toBeUndefined();
  });

  it('is the value of an own key', () => {
    expect(ownValue(JSON.parse('{"__proto__":1}') as Record<string, number>, '__proto__')).toBe(1);
  });
});
