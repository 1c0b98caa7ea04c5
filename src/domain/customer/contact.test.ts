import { type Contact, contactErrors } from './contact';

const contact: Contact = {
  email: 'ada@example.com',
  phoneNumber: '555-010-2030',
  otherPhoneNumber: '',
  contactPreference: 'email',
};

describe('contactErrors', () => {
  const noEmail = { field: 'email', message: 'claim.contact.email.required' };
  const invalidEmail = { field: 'email', message: 'email.email.invalid' };
  const noPhone = { field: 'phoneNumber', message: 'claim.contact.phoneNumber.required' };
  const noPreference = { field: 'contactPreference', message: 'claim.contact.preference.required' };

  it.each<[string, Partial<Contact>, readonly unknown[]]>([
    ['everything', {}, []],
    ['nothing', { email: '', phoneNumber: '', contactPreference: '' }, [noEmail, noPhone, noPreference]],
    ['a blank email', { email: ' ' }, [noEmail]],
    ['the first half of an email', { email: 'nora@' }, [invalidEmail]],
    ['the second half of an email', { email: '@example.com' }, [invalidEmail]],
    ['an email without an @', { email: 'nora' }, [invalidEmail]],
    ['an email that only the insurer may refuse', { email: 'nora@exämple' }, []],
    ['no phone number', { phoneNumber: '', otherPhoneNumber: '555-010-2030' }, [noPhone]],
    ['a blank phone number', { phoneNumber: '  ' }, [noPhone]],
    ['a preference that does not exist', { contactPreference: 'pigeon' }, [noPreference]],
    ['text messages', { contactPreference: 'sms' }, []],
    ['no alternate phone number', { otherPhoneNumber: '' }, []],
  ])('are in the order of the form, for a customer who entered %s @CLAIM-59', (_, change, errors) => {
    expect(contactErrors({ ...contact, ...change })).toEqual(errors);
  });
});
