import { everythingOf } from './everything';
import { expectThat } from './Story';
import { type Visitor, newKey, textAt } from './Visitor';

/** The digits of a phone number, without those of the country. */
export const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

export const savePhone = (visitor: Visitor, phoneNumber: string, key = newKey()): Promise<unknown> =>
  visitor.succeed('PUT', '/api/customer', {
    body: { phoneNumber, changeReasonDescription: 'Updated Phone Number' },
    key,
  });

/** The profile has the phone number, unless the backend leaves it out. */
export const expectPhone = async (visitor: Visitor, saved: string, under = ''): Promise<void> => {
  const phone = textAt(await visitor.read('/api/customer'), 'phoneNumber');
  expectThat(
    phone === '' || digits(phone) === digits(saved),
    `GET /api/customer has phoneNumber "${phone}", saved was "${saved}"${under}.`,
  );
};

/** Reads everything, which a cache may keep, and gives every setting another value than the default, so that a reset shows. */
export const setAll = async (visitor: Visitor, billingTerm = 'nonrecurringyearly'): Promise<void> => {
  const changes = [
    { contactPreference: 'sms', changeReasonDescription: 'Updated Contact Preference' },
    { edeliveryPreference: false, changeReasonDescription: 'Updated eDevlivery Preference' },
  ];
  await everythingOf(visitor);
  await saveTerm(visitor, billingTerm);
  for (const body of changes) await visitor.succeed('PUT', '/api/customer', { body, key: newKey() });
};

/** The portal shows any other value as received. */
export const knownTerms = ['yearly', 'monthly', 'nonrecurringyearly'];

export const saveTerm = (visitor: Visitor, billingTerm: string, key = newKey()): Promise<unknown> =>
  visitor.succeed('PUT', '/api/customer/billingTerm', { body: { billingTerm }, key });

/** The customer has the billing term, unless the backend leaves it out. */
export const expectTerm = async (visitor: Visitor, saved: string, under = ''): Promise<void> => {
  const term = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
  expectThat(
    term === '' || term === saved,
    `GET /api/customer/billingTerm says "${term}", saved was "${saved}"${under}.`,
  );
};
