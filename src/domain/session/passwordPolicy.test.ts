import * as fc from 'fast-check';
import { meetsRequirement, passwordRequirements } from './passwordPolicy';

const missing = (password: string): readonly string[] =>
  passwordRequirements.filter((requirement) => !meetsRequirement(password, requirement));

describe('The password policy', () => {
  it('has its parts in the order of the hint', () => {
    expect(passwordRequirements).toEqual(['length', 'upperCase', 'lowerCase', 'number', 'symbol']);
  });

  it.each([
    ['Hearth-2026!', []],
    ['aA1!aA1!', []],
    ['ÄÖü-2026', []],
    ['A b1.c d', []],
    ['', ['length', 'upperCase', 'lowerCase', 'number', 'symbol']],
    ['aA1!aA1', ['length']],
    ['aA1!😀😀😀', ['length']],
    ['hearth-2026!', ['upperCase']],
    ['HEARTH-2026!', ['lowerCase']],
    ['Hearth-home!', ['number']],
    ['Hearth2026x', ['symbol']],
    ['Hearth 2026', ['symbol']],
    ['12345678', ['upperCase', 'lowerCase', 'symbol']],
  ])('misses in %j: %j @SIGNIN-24', (password, parts) => {
    expect(missing(password)).toEqual(parts);
  });

  it('stays met when the password grows', () => {
    fc.assert(fc.property(fc.string(), (more) => missing(`Hearth-2026!${more}`).length === 0));
  });
});
