import { ZipCode } from './ZipCode';

describe('ZipCode', () => {
  it.each([
    ['07303', '07303'],
    [' 07303\n', '07303'],
    ['07303-1234', '07303-1234'],
    ['073031234', '07303-1234'],
    ['07303 1234', '07303-1234'],
    ['07303–1234', '07303-1234'],
    ['07303 - 1234', '07303-1234'],
    ['0 7 3 0 3', '07303'],
    ['07303.', '07303'],
    ['07303-1234.', '07303-1234'],
    ['\u200E０７３０３\u200E', '07303'],
  ])('reads %j as %s @INPUT-41', (typed, zip) => {
    expect(ZipCode.clean(typed)).toBe(zip);
    expect(ZipCode.isValid(zip)).toBe(true);
  });

  it.each(['', 'ABCDE', '0730', '073031', '07303-12', '07303-12345', 'SW1A 1AA', '0730312345'])(
    'refuses %j @INPUT-41',
    (typed) => {
      expect(ZipCode.isValid(ZipCode.clean(typed))).toBe(false);
    },
  );
});
