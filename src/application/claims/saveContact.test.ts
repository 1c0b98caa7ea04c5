import { changeSlot } from '../../../tests/support/changeSlot';
import { changing, testPortal } from '../../../tests/support/testPortal';
import type { Contact } from '../../domain/profile/contact';
import { contactOf } from '../../domain/profile/contactOf';
import type { CustomerGateway } from '../ports/CustomerGateway';

const contact: Contact = {
  email: 'reach-me@example.com',
  phoneNumber: '555-201-7777',
  otherPhoneNumber: '555-201-9999',
  contactPreference: 'sms',
};

const open = async () => {
  const sent: Parameters<CustomerGateway['save']>[] = [];
  const portal = await testPortal(
    'nj-current',
    changing('customer', ({ save }) => ({
      save: (...given) => {
        sent.push(given);
        return save(...given);
      },
    })),
  );
  return { ...portal, sent, save: portal.get('saveContact') };
};

describe('saveContact', () => {
  it('sends phone number, email and contact preference, and keeps the alternate phone number with the draft @CLAIM-25 @PROFILE-12', async () => {
    const { save, sent, record, account } = await open();
    const { otherPhoneNumber, ...saved } = contact;

    expect(await save(contact)).toEqual({ kind: 'saved' });

    expect(sent).toEqual([[saved, 'Updated Customer Info', 'key-1']]);
    expect(record.profile.read()).toMatchObject(saved);
    expect(account.profile).toMatchObject(saved);
    expect(record.claim.read()).toMatchObject({ otherPhoneNumber, contactVerified: true });
  });

  it.each([
    ['is not sent if it has another shape', '+442079460958', undefined],
    ['is sent', '+12015550176', '201-555-0176'],
  ])('a stored number that the customer leaves as it is %s @CLAIM-60', async (_, phoneNumber, expected) => {
    const { save, sent, record } = await open();
    changeSlot(record.profile, { phoneNumber });
    expect(await save(contactOf(record.profile.read(), ''))).toEqual({ kind: 'saved' });
    expect(sent[0]?.[0].phoneNumber).toBe(expected);
  });

  it('sends nothing where the contact was changed meanwhile, and then what the customer has seen @CLAIM-70', async () => {
    const { save, sent, record, account } = await open();
    const seen = contactOf(record.profile.read(), '');
    account.profile = { ...account.profile, phoneNumber: '201-555-0199' };

    expect(await save(seen)).toEqual({ kind: 'changed' });
    expect([sent, record.claim.read().contactVerified]).toEqual([[], false]);
    expect(await save(contactOf(record.profile.read(), ''))).toEqual({ kind: 'saved' });
    expect(sent[0]?.[0].phoneNumber).toBe('201-555-0199');
  });

  it('saves before the profile has loaded', async () => {
    const { save, record, account } = await open();
    record.profile.reset();

    expect(await save(contact)).toEqual({ kind: 'saved' });
    expect(account.profile.email).toBe(contact.email);
    expect(record.profile.read()).toMatchObject({ email: contact.email });
  });

  it.each<[string, Partial<Contact>, string]>([
    ['an email', { email: '', phoneNumber: '' }, 'claim.contact.email.required'],
    ['a phone number', { phoneNumber: '' }, 'claim.contact.phoneNumber.required'],
    ['a preference', { contactPreference: '' }, 'claim.contact.preference.required'],
  ])('sends nothing without %s, and reports that first @CLAIM-38', async (_, lacking, message) => {
    const { save, sent, record } = await open();

    expect(await save({ ...contact, ...lacking })).toMatchObject({ kind: 'invalid', error: { message } });
    expect(sent).toEqual([]);
    expect(record.claim.read().contactVerified).toBe(false);
  });

  it('leaves the record as it is when the insurer refuses, and says why', async () => {
    const { save, record } = await open();
    const before = record.profile.read();

    const outcome = await save({ ...contact, email: 'nora@exämple' });

    expect(outcome).toEqual({ kind: 'refused', message: 'The email address is not valid.' });
    expect(record.profile.read()).toBe(before);
    expect(record.claim.read().contactVerified).toBe(false);
  });
});
