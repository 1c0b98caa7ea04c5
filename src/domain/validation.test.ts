import * as fc from 'fast-check';
import { fieldErrors, isPresent } from './validation';

describe('fieldErrors', () => {
  const errorsOf = (value: { readonly a: boolean; readonly b: boolean }) =>
    fieldErrors(value, [
      ['b', ({ b }) => b, 'b.first'],
      ['a', ({ a }) => a, 'a'],
      ['b', ({ a, b }) => a && b, 'b.second'],
    ]);

  it.each([
    [true, true, []],
    [true, false, ['b.first']],
    [false, true, ['a', 'b.second']],
    [false, false, ['b.first', 'a']],
  ])('are in the order of the rules, one for each field: a %s, b %s', (a, b, messages) => {
    expect(errorsOf({ a, b }).map(({ message }) => message)).toEqual(messages);
  });

  it('name the field', () => {
    expect(errorsOf({ a: false, b: true })[0]).toEqual({ field: 'a', message: 'a' });
  });
});

/** These do not compile. */
// @ts-expect-error the value has no such field
fieldErrors({ a: true }, [['b', () => true, 'b']]);
// @ts-expect-error no rule is about the field
fieldErrors({ a: true, b: true }, [['a', () => true, 'a']]) satisfies readonly { field: 'b' }[];

describe('isPresent', () => {
  it.each(['', ' ', '\t\n', '\u00a0', '\u200B\uFEFF', '\u3164', '\u2800'])('is false for %j @INPUT-35', (text) => {
    expect(isPresent(text)).toBe(false);
  });

  it('is true for everything that can be seen', () => {
    const blanks = fc.stringMatching(/^\s{0,3}$/);
    fc.assert(
      fc.property(blanks, fc.stringMatching(/^\S+$/), blanks, (before, text, after) =>
        isPresent(before + text + after),
      ),
    );
  });
});
