import { changeSlot } from '../../../tests/support/changeSlot';
import { failure, lostReply } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { aBox } from '../../../tests/support/profile';
import { changing, testPortal, wiringOf } from '../../../tests/support/testPortal';
import type { PostalAddress } from '../../domain/PostalAddress';
import { noEmailChange } from '../../domain/profile/emailChange';
import type { ChangeDescription, ProfileChange } from '../../domain/profile/profileChange';
import { ApiFailure } from '../ApiFailure';
import type { AuthGateway } from '../ports/AuthGateway';
import type { ChangeStatus } from '../ports/ChangeStatus';
import type { CustomerGateway } from '../ports/CustomerGateway';

const password = 'Hearth-2026!';
const newEmail = 'carmen@example.org';
const verification = { code: '246810', password };

const open = async (replaced?: Partial<CustomerGateway>) => {
  const portal = await testPortal(
    'nj-current',
    changing('customer', () => replaced ?? {}),
  );
  const requestEmailCode = portal.get('requestEmailCode');
  return { ...portal, requestEmailCode, confirmEmailChange: portal.get('confirmEmailChange') };
};

describe('requestEmailCode', () => {
  it('does not keep an address that is in use', async () => {
    const { requestEmailCode, record } = await open();
    expect(await requestEmailCode('ny-both@example.com')).toEqual({ kind: 'inUse' });
    expect(record.email.read()).toEqual(noEmailChange);
  });
});

describe('confirmEmailChange', () => {
  it('sends the email that the customer signed in with, and remembers the change', async () => {
    const confirm = jest.fn(async () => ({ kind: 'accepted', changeId: 'email-7' }) as const);
    const { confirmEmailChange, record } = await open({ confirmEmailChange: confirm });
    changeSlot(record.profile, { email: 'changed-with-a-claim@example.com' });
    record.email.write({ email: newEmail, verification: '' });
    expect(await confirmEmailChange(verification)).toEqual({ kind: 'accepted', changeId: 'email-7' });
    expect(confirm).toHaveBeenCalledWith({
      oldEmail: 'nj-current@example.com',
      verificationCode: '246810',
      password,
    });
    expect(record.email.read()).toEqual({ email: newEmail, verification: 'email-7' });
  });

  it.each(['unknownOutcome', 'notFound', 'other'] as const)(
    'is rejected after a failure %s @PROFILE-37',
    async (kind) => {
      const { confirmEmailChange, record } = await open({ confirmEmailChange: () => Promise.reject(failure(kind)) });
      expect(await confirmEmailChange(verification)).toEqual({ kind: 'rejected' });
      expect(record.email.read().verification).toBe('');
    },
  );

  it('throws when the session has ended', async () => {
    const ended = failure('unauthorized');
    const { confirmEmailChange } = await open({ confirmEmailChange: () => Promise.reject(ended) });
    await expect(confirmEmailChange(verification)).rejects.toBe(ended);
  });
});

/** What differs from the in-memory insurer and customer. */
interface Changes {
  readonly login?: AuthGateway['login'];
  readonly save?: CustomerGateway['save'];
  readonly load?: CustomerGateway['load'];
  readonly status?: () => Promise<ChangeStatus>;
  /** Another tab or device has changed it. */
  readonly mailingAddress?: PostalAddress | undefined;
}

/** A change of the email address that the insurer has accepted, and what was sent to complete it. */
const accepted = async (changes: Changes = {}) => {
  const { gateways, record, clock } = await memoryCustomer('nj-current');
  const log: string[] = [];
  const saved: [ProfileChange, ChangeDescription][] = [];
  const customer: CustomerGateway = {
    ...gateways.customer,
    emailChangeStatus: (id, signal) => {
      log.push('status');
      return changes.status?.() ?? gateways.customer.emailChangeStatus(id, signal);
    },
    save: (change, description, key) => {
      log.push('save');
      saved.push([change, description]);
      return (changes.save ?? gateways.customer.save)(change, description, key);
    },
    load: async (signal) => {
      log.push('load');
      const loaded = await (changes.load ?? gateways.customer.load)(signal);
      return 'mailingAddress' in changes ? { ...loaded, mailingAddress: changes.mailingAddress } : loaded;
    },
  };
  const login: AuthGateway['login'] = (credentials) => {
    log.push(`login ${credentials.userName}`);
    return (changes.login ?? gateways.auth.login)(credentials);
  };

  const { give, get, time } = wiringOf({ gateways, record, clock });
  give({ customer, auth: { ...gateways.auth, login } });
  await get('requestEmailCode')(newEmail);
  await get('confirmEmailChange')(verification);
  const complete = get('completeEmailChange');
  const run = async (typed = password) => {
    const outcome = complete(typed, new AbortController().signal);
    outcome.catch(() => undefined);
    await time.pass(60_000);
    return outcome;
  };
  return { run, record, log, saved, time, complete };
};

describe('completeEmailChange', () => {
  it.each([true, false])(
    'records the email where the profile cannot be read before; one is known: %s',
    async (isKnown) => {
      const { run, record, saved } = await accepted({ load: lostReply });
      if (!isKnown) record.profile.reset();
      const { mailingAddress } = record.profile.read() ?? {};
      await expect(run()).rejects.toThrow(ApiFailure);
      expect(saved).toEqual([
        [isKnown ? { email: newEmail, mailingAddress } : { email: newEmail }, 'Updated Email Address'],
      ]);
    },
  );

  it('waits, signs in with the new email, records it and loads the profile again, in this order @PROFILE-39', async () => {
    const { run, record, log } = await accepted();
    expect(await run()).toEqual({ kind: 'completed' });
    expect(log).toEqual(['status', 'status', `login ${newEmail}`, 'load', 'save', 'load']);
    expect(record.session.read()?.userName).toBe(newEmail);
    expect(record.profile.read()?.email).toBe(newEmail);
    expect(record.email.read()).toEqual(noEmailChange);
  });

  it.each<[string, PostalAddress | undefined, boolean]>([
    ['with a sendable mailing address', aBox, true],
    ['without a mailing address', undefined, false],
    ['without a mailing address whose zip code has nine digits', { ...aBox, zipCode: '07101-1234' }, false],
  ])('records the email %s @PROFILE-40', async (_, mailingAddress, isSent) => {
    const { run, saved } = await accepted({ mailingAddress });
    await run();
    expect(saved).toEqual([
      [isSent ? { email: newEmail, mailingAddress } : { email: newEmail }, 'Updated Email Address'],
    ]);
  });

  it('answers why the insurer did not carry it out, and forgets the change', async () => {
    const { run, record, log } = await accepted({ status: async () => ({ kind: 'failed', message: 'Taken.' }) });
    expect(await run()).toEqual({ kind: 'failed', message: 'Taken.' });
    expect(record.email.read()).toEqual({ email: newEmail, verification: '' });
    expect(log).toEqual(['status']);
  });

  it.each<[string, AuthGateway['login']]>([
    ['refused', async () => ({ kind: 'invalidCredentials' })],
    ['answered with a challenge', async () => ({ kind: 'newPasswordRequired', token: 'challenge-1' })],
    ['not answered', lostReply],
  ])('clears the session when the sign-in is %s @PROFILE-42', async (_, login) => {
    const { run, record, log } = await accepted({ login });
    expect(await run()).toEqual({ kind: 'signInAgain' });
    expect(record.session.read()).toBeUndefined();
    expect(record.profile.read()).toBeUndefined();
    expect(log).not.toContain('save');
  });

  it('clears the session without a call when the password is no longer known @PROFILE-42', async () => {
    const { run, record, log } = await accepted();
    expect(await run('')).toEqual({ kind: 'signInAgain' });
    expect(record.session.read()).toBeUndefined();
    expect(log).toEqual(['status', 'status']);
  });

  it('throws a defect', async () => {
    const defect = new Error('a defect');
    const { run, record } = await accepted({ login: () => Promise.reject(defect) });
    await expect(run()).rejects.toBe(defect);
    expect(record.session.read()).toBeDefined();
  });

  it('records the address again after a refusal, without a second sign-in', async () => {
    let attempts = 0;
    const { run, record, log } = await accepted({
      save: async () => (++attempts === 1 ? { kind: 'refused', message: 'Not now.' } : { kind: 'saved' }),
    });
    expect(await run()).toEqual({ kind: 'notRecorded', message: 'Not now.' });
    expect(record.email.read().verification).not.toBe('');
    expect(await run('')).toEqual({ kind: 'completed' });
    expect(log.filter((call) => call.startsWith('login'))).toHaveLength(1);
  });

  it.each([
    ['the customer', newEmail.toUpperCase(), newEmail],
    ['the change', newEmail, newEmail.toUpperCase()],
  ])('signs in only once although %s has the address in capitals', async (_, userName, email) => {
    const { run, record, log } = await accepted({ save: async () => ({ kind: 'refused', message: '' }) });
    await run();
    changeSlot(record.session, { userName });
    record.email.write({ ...record.email.read(), email });

    expect(await run('')).toEqual({ kind: 'notRecorded', message: '' });
    expect(log.filter((call) => call.startsWith('login'))).toEqual([`login ${newEmail}`]);
  });
});
