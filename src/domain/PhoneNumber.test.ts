import { PhoneNumber } from './PhoneNumber';

describe('PhoneNumber.clean', () => {
  it.each([
    '2015550199',
    '201-555-0199',
    '(201) 555-0199',
    '201.555.0199',
    '+1 (201) 555-0199',
    '1-201-555-0199',
    ' 201 555 0199\n',
    'tel:+12015550199',
    '\u202A201\u2011555\u20110199\u202C',
    '２０１－５５５－０１９９',
    '２０１ー５５５ー０１９９',
    '٢٠١ ٥٥٥ ٠١٩٩',
    '＋1 201 555 0199',
  ])('makes 201-555-0199 of %j @INPUT-4 @INPUT-5', (typed) => {
    expect(PhoneNumber.clean(typed)).toBe('201-555-0199');
    expect(PhoneNumber.isValid(typed)).toBe(true);
  });

  it.each([
    '+44 20 7946 0958',
    '442079460958',
    '00 1 201 555 0199',
    '201-555-01990',
    '101-555-0199',
    '123-456-7890',
    '201-155-0199',
    '012-555-0199',
    '201-555-0199 x12',
    '+2015550199',
    'call me',
  ])('leaves %j as it is, and refuses it @INPUT-45', (typed) => {
    expect(PhoneNumber.clean(typed)).toBe(typed);
    expect([PhoneNumber.isValid(typed), PhoneNumber.isIncomplete(typed)]).toEqual([false, false]);
  });

  it.each(['', '2', '1', '+1', '201-555', '(201) 555-019', '+1 201-555-019', '1 (201) 555-019', '012-555', '911'])(
    'says of %j only that it is not complete @PROFILE-24',
    (typed) => {
      expect([PhoneNumber.isValid(typed), PhoneNumber.isIncomplete(typed)]).toEqual([false, true]);
    },
  );
});

describe('PhoneNumber.withoutExtension', () => {
  it.each([
    ['(201) 555-0199 x12', 'x12'],
    ['201-555-0199, ext. 7', 'ext. 7'],
    ['2015550199#3', '#3'],
    ['201-555-0199 extensión 12', 'extensión 12'],
    ['201-555-0199 (ext. 12)', 'ext. 12'],
    ['(201) 555-0199 - ext 12', 'ext 12'],
    ['201-555-0199-x12', 'x12'],
    ['201.555.0199.x12', 'x12'],
    ['201-555-0199/ext.12', 'ext.12'],
    ['tel:+1-201-555-0199;ext=12', 'ext=12'],
  ])('splits %j @INPUT-45', (typed, leftOut) => {
    expect(PhoneNumber.withoutExtension(typed)).toEqual({ text: '201-555-0199', leftOut });
  });

  it.each(['201-555-0199', '+44 20 7946 0958 x1', 'x12', ''])('finds none in %j', (typed) => {
    expect(PhoneNumber.withoutExtension(typed)).toBeUndefined();
  });
});

describe('PhoneNumber.ofStored', () => {
  it.each([
    ['+15550102030', '555-010-2030'],
    ['5550102030', '555-010-2030'],
    ['555-010-2030', '555-010-2030'],
    ['+1555-010-2030', '555-010-2030'],
    ['+442079460958', '+442079460958'],
    ['', ''],
  ])('shows %j as %j @PROFILE-23', (stored, shown) => {
    expect(PhoneNumber.ofStored(stored)).toBe(shown);
  });
});
