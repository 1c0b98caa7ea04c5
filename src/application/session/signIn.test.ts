import { aClaim } from '../../../tests/support/claim';
import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { signIn } from './signIn';

const credentials = (name: string, password = 'Hearth-2026!') => ({ userName: `${name}@example.com`, password });

describe('signIn', () => {
  it('keeps the session, and clears what an earlier customer left @SIGNIN-13', async () => {
    const { gateways, record } = await memoryCustomer('nj-current');
    record.claim.write({ ...record.claim.read(), description: aClaim().description });

    expect(await signIn({ auth: gateways.auth, record })(credentials('ny-current'))).toEqual({ kind: 'loggedIn' });

    expect(record.session.read()?.userName).toBe('ny-current@example.com');
    expect(record.profile.read()).toBeUndefined();
    expect(record.policy.read()).toBeUndefined();
    expect(record.claim.read().description).toBe('');
  });

  it.each([
    ['a wrong password', credentials('nj-current', 'Hearth-2025!')],
    ['an address that nobody has', credentials('nobody')],
    ['a password that is not set yet', credentials('ny-invited')],
  ])('returns invalid credentials for %s, and keeps the current session @SIGNIN-5', async (_, given) => {
    const { gateways, record } = await memoryCustomer('nj-current');
    const before = record.session.read();

    expect(await signIn({ auth: gateways.auth, record })(given)).toEqual({ kind: 'invalidCredentials' });
    expect(record.session.read()).toBe(before);
  });

  it.each(['unauthorized', 'notFound', 'unknownOutcome', 'other'] as const)(
    'fails after a failure %s @SIGNIN-6',
    async (kind) => {
      const { record } = await memoryCustomer('nj-current');
      const login = () => Promise.reject(failure(kind, { message: 'No.' }));

      expect(await signIn({ auth: { login }, record })(credentials('nj-current'))).toEqual({ kind: 'logInFailed' });
    },
  );

  it('tells for how long the insurer is closed @FAULT-52', async () => {
    const { record } = await memoryCustomer('nj-current');
    const closed = failure('other', { pause: { kind: 'closed', seconds: 120 } });

    expect(await signIn({ auth: { login: () => Promise.reject(closed) }, record })(credentials('nj-current'))).toEqual({
      kind: 'logInFailed',
      pause: { kind: 'closed', seconds: 120 },
    });
  });

  it('throws a defect', async () => {
    const { record } = await memoryCustomer('nj-current');
    const login = () => Promise.reject(new TypeError('a defect'));

    await expect(signIn({ auth: { login }, record })(credentials('nj-current'))).rejects.toThrow('a defect');
  });
});
