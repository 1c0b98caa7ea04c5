import { wholeAddress } from './wholeAddress';

describe('wholeAddress', () => {
  it.each([
    ['19 Harbor View, Hoboken, NJ 07030', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['19 Harbor View, Hoboken, NJ 07030, USA', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['19 Harbor View, Hoboken, NJ 07030, EE. UU.', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['19 Harbor View, Hoboken, NJ 07030, U.S.A.', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['19 Harbor View, Hoboken, NJ 07030, US', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['19 Harbor View, Hoboken, NJ 07030, United States of America', '19 Harbor View', 'Hoboken', 'NJ', '07030'],
    ['240 Lake Ave, Apt 4, New York NY 10004-1234', '240 Lake Ave, Apt 4', 'New York', 'NY', '10004-1234'],
    ['742 Evergreen Ter, Springfield, Illinois 62704', '742 Evergreen Ter', 'Springfield', 'IL', '62704'],
    ['5 Elm St, Charleston West Virginia 25301', '5 Elm St', 'Charleston', 'WV', '25301'],
    ['5 Elm St, New York, New York 10004', '5 Elm St', 'New York', 'NY', '10004'],
    ['5 Elm St, Kansas City, Kansas, 66101', '5 Elm St', 'Kansas City', 'KS', '66101'],
    ['5 Elm St, Washington, D.C. 20001, Estados Unidos', '5 Elm St', 'Washington', 'DC', '20001'],
    ["1 Main St,O'Fallon, il, 62269", '1 Main St', "O'Fallon", 'IL', '62269'],
  ])('finds the parts of %j @PROFILE-54', (text, address1, city, state, zipCode) => {
    expect(wholeAddress(text, 'Albany')).toEqual({ address1, city, state, zipCode });
  });

  it.each([
    '19 Harbor View',
    '19 Harbor View, Apt 12345',
    'PO Box 418, Jersey City',
    '19 Harbor View Hoboken NJ 07030',
    '19 Harbor View, NJ 07030',
    '19 Harbor View Charleston, West Virginia 25301',
    '5 Main St, Charlotte Amalie, U.S. Virgin Islands 00802',
    '19 Harbor View, Hoboken, XX 07030',
    '19 Harbor View, Hoboken, NJ',
    '19 Harbor View, Hoboken, NJ 0703',
    '',
  ])('takes %j for a street @PROFILE-54', (text) => {
    expect(wholeAddress(text, 'Albany')).toBeUndefined();
  });

  it.each([
    ['Hoboken, NJ 07030', 'Hoboken', 'NJ', '07030'],
    ['New York NY 10004-1234, USA', 'New York', 'NY', '10004-1234'],
    ['Springfield, Illinois 62704', 'Springfield', 'IL', '62704'],
  ])('finds the parts of the city %j, and keeps the street @PROFILE-54', (text, city, state, zipCode) => {
    expect(wholeAddress('1 Main St, Apt 4', text)).toEqual({ address1: '1 Main St, Apt 4', city, state, zipCode });
  });

  it.each(['Hoboken', 'Hoboken, NJ', 'Hoboken 07030', '9 Elm St, Hoboken, NJ 07030', ''])(
    'takes %j for a city @PROFILE-54',
    (text) => {
      expect(wholeAddress('1 Main St', text)).toBeUndefined();
    },
  );
});
