import { namedField } from './namedField';

describe('namedField @INPUT-49', () => {
  it.each([
    ['The phone number is not complete.', 'phoneNumber'],
    ['The alternate phone number is not valid.', 'otherPhoneNumber'],
    ['phoneNumber must match the pattern', 'phoneNumber'],
    ['The email address is not valid.', 'email'],
    ['El correo electrónico no es válido.', 'email'],
    ['The mailing address is not complete.', 'address1'],
    ['The zip code of the address is unknown.', 'zipCode'],
    ["Billing info first name can't be blank", 'firstName'],
    ['stateCode is not known', 'stateCode'],
    ['changeReasonDescription is too long', 'reason'],
    ['Password does not conform to policy.', 'password'],
    ['Invalid verification code provided, please try again.', 'code'],
    ['dateOfLoss: the date of loss is in the future.', 'dateOfLoss'],
  ] as const)('finds the field of %j', (message, field) => {
    const all = [
      'address1',
      'code',
      'dateOfLoss',
      'email',
      'firstName',
      'otherPhoneNumber',
      'password',
      'reason',
    ] as const;
    expect(namedField(message, [...all, 'phoneNumber', 'stateCode', 'zipCode'])).toBe(field);
  });

  it.each(['', 'Bad Request', 'The policy cannot be updated.', 'Error code 12', 'The statement is wrong.'])(
    'finds no field in %j',
    (message) => expect(namedField(message, ['code', 'dateOfLoss', 'state', 'phoneNumber'])).toBeUndefined(),
  );

  it('names no field that the form does not have', () => {
    expect(namedField('The phone number is not complete.', ['email'])).toBeUndefined();
  });
});
