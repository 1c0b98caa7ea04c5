import { type Contact, contactErrors } from './contact';

const contact: Contact = {
  email: 'ada@example.com',
  phoneNumber: '555-201-2030',
  otherPhoneNumber: '',
  contactPreference: 'email',
};

describe('contactErrors', () => {
  const noEmail = { field: 'email', message: 'claim.contact.email.required' };
  const invalidEmail = { field: 'email', message: 'email.email.invalid' };
  const noPhone = { field: 'phoneNumber', message: 'claim.contact.phoneNumber.required' };
  const foreign = (field: string) => ({ field, message: 'shell.phone.invalid' });
  const noPreference = { field: 'contactPreference', message: 'claim.contact.preference.required' };

  it.each<[string, Partial<Contact>, readonly unknown[]]>([
    ['everything', {}, []],
    ['nothing', { email: '', phoneNumber: '', contactPreference: '' }, [noEmail, noPhone, noPreference]],
    ['a blank email', { email: ' ' }, [noEmail]],
    ['the first half of an email', { email: 'nora@' }, [invalidEmail]],
    ['the second half of an email', { email: '@example.com' }, [invalidEmail]],
    ['an email without an @', { email: 'nora' }, [invalidEmail]],
    ['an email that only the insurer may refuse', { email: 'nora@exämple' }, []],
    ['no phone number', { phoneNumber: '', otherPhoneNumber: '555-201-2030' }, [noPhone]],
    ['a blank phone number', { phoneNumber: '  ' }, [noPhone]],
    ['a preference that does not exist', { contactPreference: 'pigeon' }, [noPreference]],
    ['text messages', { contactPreference: 'sms' }, []],
    ['no alternate phone number', { otherPhoneNumber: '' }, []],
    ['a name around an email', { email: 'Ada <a@b.com>' }, [invalidEmail]],
    ['a link to an email', { email: 'mailto:a@b.com' }, [invalidEmail]],
    ['a phone number of another country', { phoneNumber: '+44 20 7946 0958' }, [foreign('phoneNumber')]],
    ['another phone number of another country', { otherPhoneNumber: '442-079-4609' }, [foreign('otherPhoneNumber')]],
    [
      'half a phone number',
      { phoneNumber: '555-201' },
      [{ field: 'phoneNumber', message: 'profile.phoneNumber.incomplete' }],
    ],
  ])(
    'are in the order of the form, for a customer who entered %s @CLAIM-38 @CLAIM-39 @CLAIM-59',
    (_, change, errors) => {
      expect(contactErrors({ ...contact, ...change })).toEqual(errors);
    },
  );

  it('are none for what the insurer has stored and the customer leaves as it is @CLAIM-60', () => {
    const stored = { ...contact, email: 'Ada <a@b.com>', phoneNumber: '+442079460958' };
    expect(contactErrors(stored, stored)).toEqual([]);
    expect(contactErrors(stored, contact)).toHaveLength(2);
  });
});
