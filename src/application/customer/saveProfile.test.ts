import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { ChangeDescription, ProfileChange } from '../../domain/customer/profileChange';
import type { CustomerGateway } from '../ports/CustomerGateway';
import { saveProfile } from './saveProfile';

describe('saveProfile', () => {
  it('brings the change to the insurer and into the record', async () => {
    const { gateways, record } = await memoryCustomer('nj-current');
    await saveProfile(gateways.customer, record)({ phoneNumber: '201-555-0199' }, 'Updated Phone Number');
    expect(record.profile.read()?.phoneNumber).toBe('201-555-0199');
    expect(await gateways.customer.load(new AbortController().signal)).toEqual(record.profile.read());
  });

  it.each<[string, ProfileChange, object]>([
    ['an empty middle initial', { middleInitial: '' }, { middleInitial: '' }],
    ['eDelivery switched off', { edeliveryPreference: false }, { edeliveryPreference: false }],
    ['an empty last name, which is none', { lastName: '' }, { lastName: 'Dawson' }],
  ])('takes into the record %s', async (_, change, expected) => {
    const { gateways, record } = await memoryCustomer('nj-current');
    const before = record.profile.read();
    await saveProfile(gateways.customer, record)(change);
    expect(record.profile.read()).toEqual({ ...before, ...expected });
  });

  it('leaves the record as it is when the insurer refuses, and passes on why', async () => {
    const { gateways, record } = await memoryCustomer('nj-current');
    const before = record.profile.read();
    const reply = await saveProfile(gateways.customer, record)({ email: 'nobody' }, 'Updated Email Address');
    expect(reply).toEqual({ kind: 'refused', message: 'The email address is not valid.' });
    expect(record.profile.read()).toBe(before);
  });

  it('calls a change that nobody described "Updated Customer Info"', async () => {
    const { record } = await memoryCustomer('nj-current');
    const sent: ChangeDescription[] = [];
    const save: CustomerGateway['save'] = async (_, description) => {
      sent.push(description);
      return { kind: 'saved' };
    };
    await saveProfile({ save }, record)({ contactPreference: 'sms' });
    expect(sent).toEqual(['Updated Customer Info']);
  });
});
