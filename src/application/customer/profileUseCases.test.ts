import { lostReply } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { profileUseCases } from '../../../tests/support/useCases';
import { ApiFailure } from '../ApiFailure';
import type { CustomerGateway } from '../ports/CustomerGateway';

const open = async (save?: CustomerGateway['save']) => {
  const customer = await memoryCustomer('nj-current');
  const { record, gateways } = customer;
  return { ...customer, ...profileUseCases({ record, customer: { ...gateways.customer, ...(save && { save }) } }) };
};

describe('saveProfile', () => {
  it('sends the change, and writes it to the record @PROFILE-11', async () => {
    const { saveProfile, record, account } = await open();
    await saveProfile({ phoneNumber: '201-555-0199' }, 'Updated Phone Number');
    expect(record.profile.read()?.phoneNumber).toBe('201-555-0199');
    expect(account.profile).toEqual(record.profile.read());
  });

  it('leaves the record as it is when the insurer refuses, and says why', async () => {
    const { saveProfile, record } = await open();
    const before = record.profile.read();
    expect(await saveProfile({ email: 'nobody' }, 'Updated Email Address')).toEqual({
      kind: 'refused',
      message: 'The email address is not valid.',
    });
    expect(record.profile.read()).toBe(before);
  });

  it('describes a change as "Updated Customer Info" by default @PROFILE-12', async () => {
    const save = jest.fn(async () => ({ kind: 'saved' }) as const);
    const { saveProfile } = await open(save);
    await saveProfile({ contactPreference: 'sms' });
    expect(save).toHaveBeenCalledWith({ contactPreference: 'sms' }, 'Updated Customer Info', 'key-1');
  });

  describe('after a lost reply', () => {
    const phone = { phoneNumber: '201-555-0199' };

    /** The reply to the first save is lost, whether it arrives or not. `unread` reads after it fail. */
    const lossy = async ({ arrives = true, unread = 0 } = {}) => {
      const { gateways, record, account, signal } = await memoryCustomer('nj-current');
      const keys: (string | undefined)[] = [];
      let failing = unread;
      const save: CustomerGateway['save'] = async (change, description, key) => {
        keys.push(key);
        if (keys.length > 1 || arrives) await gateways.customer.save(change, description, key);
        if (keys.length === 1) return lostReply();
        return { kind: 'saved' };
      };
      const load: CustomerGateway['load'] = async (reading) => {
        if (keys.length > 0 && failing > 0) {
          failing -= 1;
          return lostReply();
        }
        return gateways.customer.load(reading);
      };
      return { ...profileUseCases({ record, customer: { save, load } }), record, account, keys, signal };
    };

    it('is saved if the profile has the change @PROFILE-48', async () => {
      const { saveProfile, record, keys } = await lossy();
      expect(await saveProfile(phone)).toEqual({ kind: 'saved' });
      expect(record.profile.read()).toMatchObject(phone);
      expect([keys.length, record.sent.read()]).toEqual([1, {}]);
    });

    it('fails if the profile does not have it, and is sent again with the same key @PROFILE-48', async () => {
      const { saveProfile, account, keys } = await lossy({ arrives: false });
      await expect(saveProfile(phone)).rejects.toThrow(ApiFailure);
      expect(await saveProfile(phone)).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject(phone);
      expect(new Set(keys)).toEqual(new Set(['key-1']));
    });

    it('sends nothing while the profile cannot be read @PROFILE-48', async () => {
      const { saveProfile, findOutProfile, keys, signal } = await lossy({ unread: 3 });
      expect(await saveProfile(phone)).toEqual({ kind: 'unknown' });
      expect(await saveProfile(phone)).toEqual({ kind: 'unknown' });
      expect(await findOutProfile(signal)).toEqual({ kind: 'unknown' });
      expect(keys).toHaveLength(1);
      expect(await findOutProfile(signal)).toEqual({ kind: 'saved' });
    });

    it('does not take the earlier change of another section for this one', async () => {
      const { saveProfile, account, keys } = await lossy({ unread: 1 });
      expect(await saveProfile(phone)).toEqual({ kind: 'unknown' });
      expect(await saveProfile({ lastName: 'Jensen' })).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject({ ...phone, lastName: 'Jensen' });
      expect(keys).toEqual(['key-1', 'key-2']);
    });
  });
});
