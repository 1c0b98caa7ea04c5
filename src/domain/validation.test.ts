import * as fc from 'fast-check';
import { fieldErrors, isPresent } from './validation';

describe('failures', () => {
  const rules = [
    ['b', ({ b }: { a: boolean; b: boolean }) => b, 'b.first'],
    ['a', ({ a }: { a: boolean; b: boolean }) => a, 'a'],
    ['b', ({ a, b }: { a: boolean; b: boolean }) => a && b, 'b.second'],
  ] as const;

  it.each([
    [true, true, []],
    [true, false, ['b.first', 'b.second']],
    [false, true, ['a', 'b.second']],
    [false, false, ['b.first', 'a', 'b.second']],
  ])('are in the order of the rules: a %s, b %s', (a, b, messages) => {
    expect(fieldErrors({ a, b }, rules).map(({ message }) => message)).toEqual(messages);
  });

  it('name the field', () => {
    expect(fieldErrors({ a: false, b: true }, rules)[0]).toEqual({ field: 'a', message: 'a' });
  });
});

describe('isPresent', () => {
  it.each(['', ' ', '\t\n', '\u00a0'])('does not take %j for something', (text) => {
    expect(isPresent(text)).toBe(false);
  });

  it('takes everything that can be seen for something', () => {
    const blanks = fc.stringMatching(/^\s{0,3}$/);
    fc.assert(
      fc.property(blanks, fc.stringMatching(/^\S+$/), blanks, (before, text, after) =>
        isPresent(before + text + after),
      ),
    );
  });
});
