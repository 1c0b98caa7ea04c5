import { failure, lostReply } from '../../../tests/support/failure';
import { changing, testPortal } from '../../../tests/support/testPortal';
import type { Profile } from '../../domain/profile/Profile';
import { ApiFailure } from '../ApiFailure';
import type { CustomerGateway } from '../ports/CustomerGateway';

const open = async (change: Partial<CustomerGateway> = {}) => {
  const portal = await testPortal(
    'nj-current',
    changing('customer', () => change),
  );
  return { ...portal, saveProfile: portal.get('saveProfile'), saveSection: portal.get('saveSection') };
};

describe('saveProfile', () => {
  it('sends the change, and writes it to the record @PROFILE-11', async () => {
    const { saveProfile, record, account } = await open();
    await saveProfile({ change: { phoneNumber: '201-555-0199' } });
    expect(record.profile.read()?.phoneNumber).toBe('201-555-0199');
    expect(account.profile).toEqual(record.profile.read());
  });

  it.each(['', 'phone', 'null'])('saves where another release has kept a change as %j @SAFE-17', async (decision) => {
    const { saveSection, record } = await open();
    record.sent.write({ profile: { idempotencyKey: 'key-0', decision, mayResend: false } });
    const seen = record.profile.read();
    expect(await saveSection({ change: { firstName: 'Ada' }, seen })).toEqual({ kind: 'saved' });
    expect(record.sent.read()).toEqual({});
  });

  describe('of a section', () => {
    const mine = { phoneNumber: '201-555-0199' };
    const theirs = { phoneNumber: '201-555-0111' };

    /** Another tab makes a change after the customer saw the profile. */
    const changedElsewhere = async (change: Partial<Profile>, load?: CustomerGateway['load']) => {
      const portal = await open(load && { load });
      const { record, account } = portal;
      const seen = record.profile.read();
      account.profile = { ...account.profile, ...change };
      return { ...portal, seen };
    };

    it('is not sent if the section was changed meanwhile, and the record has that change @PROFILE-50', async () => {
      const { saveSection, account, record, seen } = await changedElsewhere(theirs);
      expect(await saveSection({ change: mine, seen })).toEqual({ kind: 'changed' });
      expect([account.profile, record.profile.read()]).toMatchObject([theirs, theirs]);
    });

    it('is sent once the customer has seen that change @PROFILE-50', async () => {
      const { saveSection, account, record, seen } = await changedElsewhere(theirs);
      await saveSection({ change: mine, seen });
      expect(await saveSection({ change: mine, seen: record.profile.read() })).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject(mine);
    });

    it.each([
      ['another section was changed', { lastName: 'Jensen' }],
      ['both made the same change', mine],
      ['the insurer no longer has what the customer saw', { phoneNumber: '' }],
    ])('is sent if %s, which shows afterwards @PROFILE-50', async (_, change) => {
      const { saveSection, account, record, seen } = await changedElsewhere(change);
      expect(await saveSection({ change: mine, seen })).toEqual({ kind: 'saved' });
      expect([account.profile, record.profile.read()]).toMatchObject([
        { ...change, ...mine },
        { ...change, ...mine },
      ]);
    });

    it.each(['unknownOutcome', 'notFound', 'other'] as const)(
      'is sent if the profile cannot be read (%s) @PROFILE-50',
      async (kind) => {
        const { saveSection, account, seen } = await changedElsewhere(theirs, () => Promise.reject(failure(kind)));
        expect(await saveSection({ change: mine, seen })).toEqual({ kind: 'saved' });
        expect(account.profile).toMatchObject(mine);
      },
    );

    it('is not sent after the session has ended @PROFILE-50', async () => {
      const ended = (): Promise<never> => Promise.reject(failure('unauthorized'));
      const { saveSection, account, seen } = await changedElsewhere(theirs, ended);
      await expect(saveSection({ change: mine, seen })).rejects.toThrow(ApiFailure);
      expect(account.profile).toMatchObject(theirs);
    });

    it("does not take the customer's own change, whose reply was lost, for another's @PROFILE-50", async () => {
      const { give, get, gateways, record, account } = await testPortal('nj-current');
      const seen = record.profile.read();
      let isLost = true;
      const save: CustomerGateway['save'] = async (...sent) => {
        const reply = await gateways.customer.save(...sent);
        return isLost ? lostReply() : reply;
      };
      const load: CustomerGateway['load'] = (signal) => (isLost ? lostReply() : gateways.customer.load(signal));
      give({ customer: { ...gateways.customer, save, load } });
      const saveSection = get('saveSection');
      expect(await saveSection({ change: theirs, seen })).toEqual({ kind: 'unknown' });
      isLost = false;
      expect(await saveSection({ change: mine, seen })).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject(mine);
    });
  });

  describe('after a lost reply', () => {
    const phone = { phoneNumber: '201-555-0199' };

    /** The reply to the first save is lost, whether it arrives or not. `unread` reads after it fail. */
    const lossy = async ({ arrives = true, unread = 0 } = {}) => {
      const { give, get, gateways, record, account, signal } = await testPortal('nj-current');
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
      give({ customer: { ...gateways.customer, save, load } });
      return { saveProfile: get('saveProfile'), resolveProfile: get('resolveProfile'), record, account, keys, signal };
    };

    it('is saved if the profile has the change @PROFILE-48', async () => {
      const { saveProfile, record, keys } = await lossy();
      expect(await saveProfile({ change: phone })).toEqual({ kind: 'saved' });
      expect(record.profile.read()).toMatchObject(phone);
      expect([keys.length, record.sent.read()]).toEqual([1, {}]);
    });

    it('fails if the profile does not have it, and is sent again with the same key @PROFILE-48', async () => {
      const { saveProfile, account, keys } = await lossy({ arrives: false });
      await expect(saveProfile({ change: phone })).rejects.toThrow(ApiFailure);
      expect(await saveProfile({ change: phone })).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject(phone);
      expect(new Set(keys)).toEqual(new Set(['key-1']));
    });

    it('sends nothing while the profile cannot be read @PROFILE-48', async () => {
      const { saveProfile, resolveProfile, keys, signal } = await lossy({ unread: 3 });
      expect(await saveProfile({ change: phone })).toEqual({ kind: 'unknown' });
      expect(await saveProfile({ change: phone })).toEqual({ kind: 'unknown' });
      expect(await resolveProfile(signal)).toEqual({ kind: 'unknown' });
      expect(keys).toHaveLength(1);
      expect(await resolveProfile(signal)).toEqual({ kind: 'saved' });
    });

    it('does not take the earlier change of another section for this one', async () => {
      const { saveProfile, account, keys } = await lossy({ unread: 1 });
      expect(await saveProfile({ change: phone })).toEqual({ kind: 'unknown' });
      expect(await saveProfile({ change: { lastName: 'Jensen' } })).toEqual({ kind: 'saved' });
      expect(account.profile).toMatchObject({ ...phone, lastName: 'Jensen' });
      expect(keys).toEqual(['key-1', 'key-2']);
    });
  });
});
