import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { type PasswordProof, setPassword } from './setPassword';

const chosen = 'Hearth-2027!';

const open = async () => {
  const { gateways, record, account } = await memoryCustomer('nj-current');
  record.session.reset();
  return { gateways, record, account, set: setPassword({ auth: gateways.auth, record }) };
};

const byCode = { kind: 'code', userName: 'nj-current@example.com', code: '246810' } as const;
const byInvitation = { kind: 'invitation', userName: 'ny-invited@example.com', token: 'invite-ny' } as const;
const byTemporaryPassword = {
  kind: 'temporaryPassword',
  token: 'temporary-ny-temporary',
  oldPassword: 'Temp-2026!',
} as const;

describe('setPassword', () => {
  it.each([
    ['an invitation', byInvitation, 'ny-invited@example.com'],
    ['a temporary password', byTemporaryPassword, 'ny-temporary@example.com'],
  ])('signs in by %s, with nothing in the record of an earlier customer @SIGNIN-32', async (_, proof, userName) => {
    const { set, record, gateways } = await open();
    expect(record.profile.read()).toBeDefined();

    expect(await set(proof, chosen)).toEqual({ kind: 'loggedIn' });

    expect(record.session.read()?.userName).toBe(userName);
    expect(record.profile.read()).toBeUndefined();
    expect(await gateways.auth.login({ userName, password: chosen })).toMatchObject({ kind: 'signedIn' });
  });

  it.each<[string, PasswordProof, string, string]>([
    ['a wrong code', { ...byCode, code: '1' }, chosen, 'The verification code is not correct.'],
    ['an expired code', { ...byCode, code: '111111' }, chosen, 'The verification code has expired.'],
    ['a weak password', byCode, 'hearth', 'The password does not meet the requirements.'],
    ['an unknown invitation', { ...byInvitation, token: 'x' }, chosen, 'The invitation is not valid.'],
    [
      'a temporary password that is not right',
      { ...byTemporaryPassword, oldPassword: 'x' },
      chosen,
      'The temporary password is no longer valid.',
    ],
  ])(
    'answers %s with the words of the server, and leaves the record as it is @SIGNIN-28',
    async (_, proof, password, message) => {
      const { set, record } = await open();

      expect(await set(proof, password)).toEqual({ kind: 'refused', message });
      expect(record.profile.read()).toBeDefined();
      expect(record.session.read()).toBeUndefined();
    },
  );

  it.each([byCode, byInvitation, byTemporaryPassword])(
    'returns a refusal for any failed call by $kind, with the time that the insurer is closed for @FAULT-52',
    async (proof) => {
      const { record } = await open();
      const fail = () => Promise.reject(failure('other', { pause: { kind: 'closed', seconds: 120 } }));
      const set = setPassword({
        auth: { resetPassword: fail, createUser: fail, confirmTemporaryPassword: fail },
        record,
      });

      expect(await set(proof, chosen)).toEqual({
        kind: 'refused',
        message: '',
        pause: { kind: 'closed', seconds: 120 },
      });
    },
  );

  it('throws a defect', async () => {
    const { record } = await open();
    const fail = () => Promise.reject(new TypeError('a defect'));
    const set = setPassword({
      auth: { resetPassword: fail, createUser: fail, confirmTemporaryPassword: fail },
      record,
    });

    await expect(set(byCode, chosen)).rejects.toThrow('a defect');
  });
});
