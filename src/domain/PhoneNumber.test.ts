import * as fc from 'fast-check';
import { PhoneNumber } from './PhoneNumber';

describe('PhoneNumber.mask', () => {
  it.each([
    ['5550102030', '555-010-2030'],
    ['555-010-2030', '555-010-2030'],
    ['(555) 010-2030', '555-010-2030'],
    ['555.010.2030', '555-010-2030'],
    ['+1 (555) 010-2030', '555-010-2030'],
    ['1-555-010-2030', '555-010-2030'],
    [' 555 010 2030 ', '555-010-2030'],
    ['tel:+15550102030', '555-010-2030'],
    ['55501020304567', '555-010-2030'],
    ['', ''],
    ['abc', ''],
    ['5', '5'],
    ['1', '1'],
    ['1550102030', '155-010-2030'],
    ['555', '555'],
    ['555-', '555'],
    ['5550', '555-0'],
    ['555010', '555-010'],
    ['5550102', '555-010-2'],
  ])('makes of %j: %j', (typed, masked) => {
    expect(PhoneNumber.mask(typed)).toBe(masked);
  });

  it('changes nothing that it has masked', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const masked = PhoneNumber.mask(typed);
        expect(PhoneNumber.mask(masked)).toBe(masked);
      }),
    );
  });

  it('has the shape ###-###-#### as far as it goes, and no more than 12 characters @INPUT-4', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^\+?1? ?\(?\d{0,3}\)? ?\d{0,4}-?\d{0,6}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const masked = PhoneNumber.mask(text);
        expect('###-###-####'.slice(0, masked.length)).toBe(masked.replaceAll(/\d/g, '#'));
      }),
    );
  });
});

describe('PhoneNumber.ofStored', () => {
  it.each([
    ['+15550102030', '555-010-2030'],
    ['5550102030', '555-010-2030'],
    ['555-010-2030', '555-010-2030'],
    ['+1555-010-2030', '555-010-2030'],
    ['', ''],
  ])('shows %j as %j @PROFILE-23', (stored, shown) => {
    expect(PhoneNumber.ofStored(stored)).toBe(shown);
  });
});

describe('PhoneNumber.isComplete', () => {
  it.each([
    ['', false],
    ['555-010-203', false],
    ['555-010-2030', true],
  ])('%j: %s', (masked, isComplete) => {
    expect(PhoneNumber.isComplete(masked)).toBe(isComplete);
  });
});
