import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import { personaNames } from '../../../src/adapters/memory/personas/personas';
import { accountOf, ownerOfEmail, type World } from '../../../src/adapters/memory/World';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { accepted, answers, answersTo, change, refusal, set, whenSent } from '../edits';
import { remembering } from '../remembering';
import { asking, bodyOf, goTo, isCancellation, isDone, ownAccount, ownerOf, sessionIn, textIn } from '../requests';
import { ignoresAccess, ignoresAuth, servesAnyone, servesAs } from '../strangers';
import { beforehand, dearer, withProfile, withTerm } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that show or change another customer's data, or accept writes from strangers or with expired tokens. */

const notExpiring = (_request: Request, insurer: Insurer): void => insurer.expired.clear();

const ANOTHER = 'il-current';

/** Changes another customer's account when a customer makes a call. */
const changesAnother = (name: string, call: string, of: (account: Account) => void): Variation =>
  remembering(name, call, () => ({ another: undefined as Account | undefined }), {
    asks: (request, memory, insurer) => {
      memory.another = ownerOf(request, insurer) === ANOTHER ? undefined : accountOf(insurer.world, ANOTHER);
    },
    answers: (answer, { another }) => {
      if (another && isDone(answer)) of(another);
    },
  });

const anotherSession = { authToken: 'auth-ny-current-0', accessToken: 'access-0', refreshToken: 'refresh-0' };

const idOf = ({ path }: Request): string => decodeURIComponent(path.split('/').at(-1) ?? '');

const isPattern = (id: string): boolean => id.includes('%') || / or '1'='1/i.test(id);

const forAnother = (name: string, call: string, of: (account: Account, body: object) => void): Variation => ({
  name: `${name}-for-everybody`,
  calls: [call],
  asks: (request, { world }) => of(accountOf(world, ANOTHER), Object(request.body) as object),
});

/** Treats a request as if the owner of the requested data had sent it. */
const ofItsOwner = (
  name: string,
  call: string,
  ownerFor: (id: string, world: World) => string | undefined,
): Variation =>
  asking(name, call, (request, insurer) => {
    servesAs(request, insurer, ownerFor(idOf(request), insurer.world));
  });

export const otherCustomers: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    asking('invitations-by-a-pattern', calls.checkInvitation, (request) => {
      if (isPattern(idOf(request))) goTo(request, '/api/auth/token/invite-ny');
    }),
    remembering('a-refresh-of-another-customer', calls.refreshTokens, () => ({}), {
      asks: (request, _, { world }) => {
        world.sessions['auth-other'] = {
          owner: 'ny-current',
          accessToken: 'access-other',
          refreshToken: 'refresh-other',
        };
        const body = Object(request.body) as { refreshToken?: string };
        const isKnown = Object.values(world.sessions).some(({ refreshToken }) => refreshToken === body.refreshToken);
        if (isKnown)
          Object.assign(body, { userName: accountOf(world, 'ny-current').email, refreshToken: 'refresh-other' });
      },
    }),
    ...[
      calls.getCustomer,
      calls.listPolicies,
      calls.getBilling,
      calls.getBillingTerm,
      calls.listDocuments,
      calls.rate,
      calls.getClaim,
      calls.referenceData,
    ].flatMap((call) => [
      asking(`serves-anyone: ${call}`, call, servesAnyone),
      asking(`ignores-the-access-token: ${call}`, call, ignoresAccess),
      asking(`ignores-the-auth-token: ${call}`, call, ignoresAuth),
    ]),
    ...answersTo(calls.getCustomer, {
      'unknown-tokens-403': refusal(() => ({ status: 403 })),
      'unknown-tokens-200': accepted({ data: { email: 'a@example.com' } }),
    }),
    asking('claims-by-a-pattern', calls.getClaim, (request, insurer) => {
      const [first] = ownAccount(request, insurer)?.claims ?? [];
      if (first && isPattern(idOf(request))) goTo(request, `/api/claims/${first.reference}`);
    }),
    asking('claims-by-the-number-of-their-row', calls.getClaim, (request, insurer) => {
      if (!/^\/api\/claims\/\d+$/.test(request.path)) return;
      goTo(request, `/api/claims/${String(accountOf(insurer.world, 'nj-current').claims[0]?.reference)}`);
      servesAs(request, insurer, 'nj-current');
    }),
  ),
  ...caughtBy(
    '--scenarios',
    remembering('an-invitation-signs-in-another', calls.createUser, () => ({}), {
      asks: (_, __, { world }) => {
        const { authToken, ...tokens } = anotherSession;
        world.sessions[authToken] = { owner: 'ny-current', ...tokens };
      },
      answers: (answer) => {
        if (isDone(answer)) answer.body = { data: { ...anotherSession, userName: 'ny-current@example.com' } };
      },
    }),
    forAnother('a-first-password-deletes-the-claims', calls.createUser, (account) => {
      account.claims = [];
    }),
    asking('a-code-ends-the-code-of-another', calls.requestCode, (request, { world }) => {
      for (const message of world.messages) message.isUsed = message.to !== textIn(request, 'userName');
    }),
    changesAnother('a-new-password-clears-the-phone-of-another', calls.setPassword, (account) =>
      withProfile(account, { phoneNumber: '' }),
    ),
    forAnother('a-new-password-turns-the-delivery-on', calls.setPassword, (account) =>
      withProfile(account, { edeliveryPreference: true }),
    ),
    answers(
      'a-code-for-everybody',
      calls.setPassword,
      whenSent('userName', 'il-current@example.com', accepted({ data: {} })),
    ),
    changesAnother('a-refresh-renames-another', calls.refreshTokens, (account) =>
      withProfile(account, { lastName: 'Another' }),
    ),
    ...[
      calls.getCustomer,
      calls.listPolicies,
      calls.getBillingTerm,
      calls.rate,
      calls.getClaim,
      calls.policyChangeStatus,
    ].map((call) => asking(`never-expires: ${call}`, call, notExpiring)),
    answers('one-profile-for-all', calls.getCustomer, set('email', 'all@example.com')),
    asking('a-save-takes-the-address-of-another', calls.saveCustomer, (request, insurer) => {
      const other = ownerOfEmail(insurer.world, textIn(request, 'email'));
      const account = ownAccount(request, insurer);
      if (other && account && accountOf(insurer.world, other) !== account)
        accountOf(insurer.world, other).email = 'nobody@example.com';
    }),
    asking('writes-with-the-access-token-of-anyone', calls.saveCustomer, (request, { world: { sessions } }) => {
      const known = sessions[sessionIn(request)];
      const access = request.get('x-falcon-access');
      if (known && Object.values(sessions).some(({ accessToken }) => accessToken === access))
        request.headers['x-falcon-access'] = known.accessToken;
    }),
    forAnother('a-mailing-address', calls.saveCustomer, (account, { mailingAddress }: { mailingAddress?: object }) => {
      if (mailingAddress) withProfile(account, { mailingAddress });
    }),
    forAnother('a-phone', calls.saveCustomer, (account, { phoneNumber }: { phoneNumber?: string }) => {
      if (phoneNumber) withProfile(account, { phoneNumber });
    }),
    beforehand('saves-with-expired-tokens', calls.saveCustomer, (account, body, isExpired) => {
      if (isExpired) withProfile(account, { phoneNumber: body['phoneNumber'] });
    }),
    changesAnother('an-email-change-ends-the-payments-of-another', calls.confirmEmail, (account) => {
      account.paymentMethod = { type: 'NONE' };
    }),
    asking('one-change-of-an-email-for-all', calls.confirmEmail, (request, insurer) => {
      const accounts = Object.values(insurer.world.accounts);
      const pendingEmail = accounts.find((account) => account.pendingEmail !== undefined)?.pendingEmail;
      for (const account of accounts) account.pendingEmail = undefined;
      Object.assign(ownAccount(request, insurer) ?? {}, { pendingEmail });
    }),
    asking('a-new-address-for-whoever-the-body-names', calls.confirmEmail, (request, insurer) =>
      servesAs(request, insurer, ownerOfEmail(insurer.world, textIn(request, 'username'))),
    ),
    ofItsOwner('email-changes-of-everybody', calls.emailChangeStatus, (id, { changes }) => changes[id]?.owner),
    answers(
      'one-policy-for-all',
      calls.listPolicies,
      change('*.policyNumber', () => 'HP-1'),
    ),
    asking('quotes-of-everybody', calls.preview, (request, insurer) => {
      const another = accountOf(insurer.world, ANOTHER);
      dearer(another);
      if (another.policies.some(({ quoteId }) => quoteId === textIn(request, 'quoteId')))
        servesAs(request, insurer, ANOTHER);
    }),
    forAnother('coverages', calls.changePolicy, (account, body) => {
      if (Reflect.has(body, 'coverages')) withTerm(account, (term) => ({ ...term, coverages: [{ code: 'svl' }] }));
    }),
    beforehand('cancels-with-expired-tokens', calls.changePolicy, (account, _, isExpired) => {
      if (isExpired) account.policies = [];
    }),
    asking('a-cancellation-of-everybody', calls.changePolicy, (request, { world }) => {
      if (isCancellation(bodyOf(request))) accountOf(world, ANOTHER).policies = [];
    }),
    ofItsOwner('changes-of-everybody', calls.policyChangeStatus, (id, { changes }) => changes[id]?.owner),
    ofItsOwner('a-change-that-is-complete-is-of-everybody', calls.policyChangeStatus, (id, { changes }) =>
      changes[id]?.pollsLeft === 0 && !changes[id].coverages ? changes[id].owner : undefined,
    ),
    asking('claims-of-everybody', calls.getClaim, (request, insurer) => {
      const persona = Object.entries(insurer.world.accounts).find(([, { claims }]) =>
        claims.some(({ reference }) => request.path.endsWith(`/${reference}`)),
      )?.[0];
      servesAs(request, insurer, persona);
    }),
    asking('claims-in-lower-case-are-of-everybody', calls.getClaim, (request, insurer) => {
      const id = idOf(request);
      const number = id.toUpperCase();
      if (id === number) return;
      const { accounts } = insurer.world;
      const isIts = (name: (typeof personaNames)[number]) =>
        accounts[name]?.claims.some(({ reference }) => reference === number) ?? false;
      servesAs(request, insurer, personaNames.find(isIts));
      goTo(request, `/api/claims/${number}`);
    }),
    ...[
      calls.fileClaim,
      calls.changePolicy,
      calls.saveCustomer,
      calls.updateBillingTerm,
      calls.updateBillingMethod,
      calls.requestEmailCode,
      calls.confirmEmail,
    ].flatMap((call) => [
      asking(`writes-for-anyone: ${call}`, call, servesAnyone),
      asking(`writes-with-any-access-token: ${call}`, call, ignoresAccess),
      asking(`never-expires: ${call}`, call, notExpiring),
    ]),
    asking('a-billing-term-for-everybody', calls.updateBillingTerm, (request, { world }) => {
      accountOf(world, ANOTHER).billingTerm = textIn(request, 'billingTerm');
    }),
    answers(
      'documents-of-everybody',
      calls.listDocuments,
      change('', (rows: readonly unknown[]) => [
        ...rows,
        ...['HP-10010001', 'HP-20010001', 'HP-30010001'].map((number) => ({ Key: `${number}/decPage/2026-01-01.pdf` })),
      ]),
    ),
  ),
];
