import { type Contact, contactErrors } from './contact';

const contact: Contact = {
  email: 'ada@example.com',
  phoneNumber: '555-010-2030',
  otherPhoneNumber: '',
  contactPreference: 'email',
};

describe('contactErrors', () => {
  it.each<[string, Partial<Contact>, string[]]>([
    ['everything', {}, []],
    [
      'nothing',
      { email: '', phoneNumber: '', contactPreference: '' },
      ['claim.contact.email.required', 'claim.contact.phoneNumber.required', 'claim.contact.preference.required'],
    ],
    ['a blank email', { email: ' ' }, ['claim.contact.email.required']],
    ['the first half of an email', { email: 'nora@' }, ['email.email.invalid']],
    ['the second half of an email', { email: '@example.com' }, ['email.email.invalid']],
    ['an email without an @', { email: 'nora' }, ['email.email.invalid']],
    ['an email that is refused by none but the insurer', { email: 'nora@exämple' }, []],
    ['no phone number', { phoneNumber: '', otherPhoneNumber: '555-010-2030' }, ['claim.contact.phoneNumber.required']],
    ['a preference that does not exist', { contactPreference: 'pigeon' }, ['claim.contact.preference.required']],
    ['text messages', { contactPreference: 'sms' }, []],
    ['no alternate phone number', { otherPhoneNumber: '' }, []],
  ])('are in the order of the form, for one who entered %s @CLAIM-59', (_, change, messages) => {
    expect(contactErrors({ ...contact, ...change }).map(({ message }) => message)).toEqual(messages);
  });

  it.each(['email', 'phoneNumber', 'contactPreference'] as const)('stand at the field that is missing: %s', (field) => {
    expect(contactErrors({ ...contact, [field]: '' }).map((failure) => failure.field)).toEqual([field]);
  });

  it('take a blank phone number for none', () => {
    expect(contactErrors({ ...contact, phoneNumber: '  ' })).toHaveLength(1);
  });
});
