import { type PersonaName, personaNames } from '../../src/adapters/memory/personas/personas';
import type { Session } from '../../src/domain/session/Session';
import { failsWith } from './failsWith';
import { type OpenPortal, codes, emailOf, password, signIn, someText, staying } from './PortalUnderTest';

const newPassword = 'Hearth-2027!';

/** Those who have no password yet. */
const newcomers: readonly PersonaName[] = ['ny-invited', 'ny-temporary'];

export const authGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`AuthGateway over ${adapter}`, () => {
    describe('login', () => {
      it.each(personaNames.filter((name) => !newcomers.includes(name)))('lets %s in', async (name) => {
        const { gateways } = await open();
        const reply = await gateways.auth.login({ userName: emailOf(name), password });
        expect(reply).toEqual({
          kind: 'signedIn',
          session: {
            authToken: someText,
            accessToken: someText,
            refreshToken: someText,
            userName: emailOf(name),
          },
        });
      });

      it('gives every signing in tokens of its own', async () => {
        const portal = await open();
        const first = await signIn(portal, emailOf('nj-current'));
        const second = await signIn(portal, emailOf('nj-current'));
        expect(second.authToken).not.toBe(first.authToken);
        portal.session.write(first);
        expect((await portal.gateways.customer.load(staying())).email).toBe(emailOf('nj-current'));
      });

      it('ignores the case of the email address', async () => {
        const { gateways } = await open();
        const reply = await gateways.auth.login({ userName: 'NJ-Current@Example.com', password });
        expect(reply).toMatchObject({ kind: 'signedIn', session: { userName: emailOf('nj-current') } });
      });

      it.each([
        ['a wrong password', emailOf('nj-current'), 'hearth-2026!'],
        ['an email address that nobody has', 'nobody@example.com', password],
        ['an invited customer who has no password yet', emailOf('ny-invited'), password],
        ['the usual password of a customer who has a temporary one', emailOf('ny-temporary'), password],
      ])('does not let in %s', async (_, userName, entered) => {
        const { gateways } = await open();
        expect(await gateways.auth.login({ userName, password: entered })).toEqual({ kind: 'invalidCredentials' });
      });
    });

    describe('a temporary password', () => {
      const userName = emailOf('ny-temporary');
      const temporary = 'Temp-2026!';

      const challenged = async () => {
        const portal = await open();
        const reply = await portal.gateways.auth.login({ userName, password: temporary });
        if (reply.kind !== 'newPasswordRequired') throw new Error(reply.kind);
        return { portal, auth: portal.gateways.auth, token: reply.token };
      };

      it('is replaced by a new one, once, which signs the customer in', async () => {
        const { portal, auth, token } = await challenged();
        const session = await auth.confirmTemporaryPassword({ token, oldPassword: temporary, password: newPassword });
        expect(session.userName).toBe(userName);
        portal.session.write(session);
        expect((await portal.gateways.customer.load(staying())).email).toBe(userName);

        expect(await auth.login({ userName, password: temporary })).toEqual({ kind: 'invalidCredentials' });
        expect((await auth.login({ userName, password: newPassword })).kind).toBe('signedIn');
        await failsWith(auth.confirmTemporaryPassword({ token, oldPassword: temporary, password: 'Hearth-2028!' }), {
          status: 400,
        });
      });

      it.each([
        ['it is entered wrongly', { oldPassword: 'Temp-2020!', password: newPassword }],
        ['the new one is too weak', { oldPassword: temporary, password: 'hearth' }],
      ])('stays when %s', async (_, entered) => {
        const { auth, token } = await challenged();
        await failsWith(auth.confirmTemporaryPassword({ token, ...entered }), {
          status: 400,
          message: expect.stringMatching(/password/i) as string,
        });
        expect((await auth.login({ userName, password: temporary })).kind).toBe('newPasswordRequired');
      });
    });

    describe('an invitation', () => {
      const userName = emailOf('ny-invited');
      const token = 'invite-ny';

      it('says whom it invites', async () => {
        const { auth } = (await open()).gateways;
        expect(await auth.checkInvitation(token, staying())).toEqual({ kind: 'valid', userName });
      });

      it('is not found when there is none', async () => {
        const { auth } = (await open()).gateways;
        expect(await auth.checkInvitation('invite-nobody', staying())).toEqual({ kind: 'notFound' });
      });

      it('makes a user, who is signed in, once', async () => {
        const portal = await open();
        const { auth } = portal.gateways;
        const session = await auth.createUser({ token, userName, password: newPassword });
        expect(session.userName).toBe(userName);
        portal.session.write(session);
        expect((await portal.gateways.customer.load(staying())).email).toBe(userName);

        expect(await auth.checkInvitation(token, staying())).toEqual({ kind: 'userExists' });
        await failsWith(auth.createUser({ token, userName, password: 'Hearth-2028!' }), { kind: 'other' });
        expect((await auth.login({ userName, password: newPassword })).kind).toBe('signedIn');
      });

      it.each([
        ['a token that nobody has', { token: 'invite-nobody', userName, password: newPassword }],
        ['the email address of somebody else', { token, userName: emailOf('nj-current'), password: newPassword }],
        ['a password that is too weak', { token, userName, password: 'hearth' }],
      ])('makes no user with %s', async (_, user) => {
        const { auth } = (await open()).gateways;
        await failsWith(auth.createUser(user), { status: 400, message: someText });
        expect(await auth.checkInvitation(token, staying())).toEqual({ kind: 'valid', userName });
      });
    });

    describe('a verification code', () => {
      it.each([
        ['to a customer', emailOf('nj-current')],
        ['to nobody, without saying so', 'nobody@example.com'],
      ])('is sent %s', async (_, userName) => {
        const { auth } = (await open()).gateways;
        await expect(auth.requestCode(userName)).resolves.toBeUndefined();
        await expect(auth.sendInvitation(userName)).resolves.toBeUndefined();
      });

      it.each([
        ['who forgot the password', 'nj-current', 'requestCode'],
        ['who signs in for the first time', 'ny-invited', 'sendInvitation'],
      ] as const)('lets a customer %s set a new one @CONFIG-20', async (_, name, ask) => {
        const { auth } = (await open()).gateways;
        const userName = emailOf(name);
        await auth[ask](userName);
        await auth.resetPassword({ userName, confirmationCode: codes.right, password: newPassword });
        expect(await auth.login({ userName, password })).toEqual({ kind: 'invalidCredentials' });
        expect((await auth.login({ userName, password: newPassword })).kind).toBe('signedIn');
      });

      it.each([
        ['is wrong', codes.wrong, /code/i, newPassword],
        ['has expired', codes.expired, /expired/, newPassword],
        ['was tried too often', codes.tooManyAttempts, /attempts/, newPassword],
        ['comes with a password that is too weak', codes.right, /password/i, 'hearth'],
      ])('that %s sets no password, and says why @CONFIG-20', async (_, confirmationCode, message, chosen) => {
        const { auth } = (await open()).gateways;
        const userName = emailOf('nj-current');
        await auth.requestCode(userName);
        await failsWith(auth.resetPassword({ userName, confirmationCode, password: chosen }), {
          status: 400,
          message: expect.stringMatching(message) as string,
        });
        expect((await auth.login({ userName, password })).kind).toBe('signedIn');
      });

      it('sets one password, of one customer', async () => {
        const { auth } = (await open()).gateways;
        const userName = emailOf('nj-current');
        const proof = { confirmationCode: codes.right, password: newPassword };
        await auth.requestCode(userName);
        await failsWith(auth.resetPassword({ userName: emailOf('ny-current'), ...proof }), { status: 400 });
        await auth.resetPassword({ userName, ...proof });
        await failsWith(auth.resetPassword({ userName, ...proof }), { status: 400 });
      });

      it('sets no password of an email address that nobody has', async () => {
        const { auth } = (await open()).gateways;
        const reset = { userName: 'nobody@example.com', confirmationCode: codes.right, password: newPassword };
        await failsWith(auth.resetPassword(reset), { status: 400 });
      });
    });

    describe('refresh', () => {
      it('gives new tokens for old; the user name stays', async () => {
        const portal = await open();
        const before = await signIn(portal, emailOf('nj-current'));
        const after = await portal.gateways.auth.refresh(before);
        expect(after.userName).toBe(before.userName);
        expect(after.authToken).not.toBe(before.authToken);
        portal.session.write(after);
        expect((await portal.gateways.customer.load(staying())).email).toBe(emailOf('nj-current'));
      });

      it.each<readonly [string, (session: Session) => Partial<Session>]>([
        ['a refresh token that nobody has', () => ({ refreshToken: 'no-such-token' })],
        ['an auth token', ({ authToken }) => ({ refreshToken: authToken })],
        ["somebody else's user name", () => ({ userName: emailOf('il-current') })],
      ])('gives nothing for %s', async (_, wrong) => {
        const portal = await open();
        const session = await signIn(portal, emailOf('nj-current'));
        await failsWith(portal.gateways.auth.refresh({ ...session, ...wrong(session) }), { status: 401 });
      });
    });
  });
};
