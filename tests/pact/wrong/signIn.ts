import type { Account } from '../../../src/adapters/memory/Account';
import { PASSWORD } from '../../../src/adapters/memory/personas/household';
import { verificationCodes } from '../../../src/adapters/memory/verificationCodes';
import { accountOf, ownerOfEmail, type World } from '../../../src/adapters/memory/World';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { Instant } from '../../../src/domain/Instant';
import * as calls from '../../contract/apiCalls';
import { accepted, answers, answersTo, change, refusal, set, success, whenSent } from '../edits';
import { remembering } from '../remembering';
import { asking, bodyOf, goTo, idle, inSpanish, isDone, ownAccount, refuse, rewriting, textIn } from '../requests';
import { madeUpSession } from '../strangers';
import { beforehand } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';
import {
  hasAnotherLetter,
  hasOtherCapitals,
  juggling,
  type Likeness,
  nearlyRight,
  nothingIsRight,
  type Right,
} from './nearlyRight';
import { inAscii, onceAlone } from './values';

/** Backends that accept a wrong login, password, code or invitation, or refuse a right one. */

const insteadOf = (call: string, field: string, right: string, isNear: Likeness, name: string): Variation =>
  rewriting(`${name}: ${call}`, call, (body) => {
    if (isNear(String(body[field]), right)) body[field] = right;
  });

const setsPasswordAs = (name: string, call: string, of: (password: string) => string): Variation =>
  rewriting(`a-password-is-${name}-when-set: ${call}`, call, (body) => {
    body['password'] = of(String(body['password']));
  });

const passwordOf: Right = (request, { world }) => {
  const owner = ownerOfEmail(world, textIn(request, 'userName'));
  return owner && accountOf(world, owner).password;
};

/** Sends the code for a forgotten password to another address of the customer, too. */
const sendsCodeTo = (name: string, of: (account: Account) => string | undefined): Variation => {
  const worlds = new WeakMap<object, readonly [World, string | undefined]>();
  return {
    name,
    calls: [calls.requestCode],
    asks: (request, insurer) => {
      const account = ownAccount(request, insurer);
      worlds.set(request, [insurer.world, account && of(account)]);
    },
    answers: (_, request) => {
      const [world, to] = worlds.get(request) ?? [];
      if (world && to !== undefined) world.messages.push({ to, text: '', sentAt: Instant.ofDate(new Date()) });
    },
  };
};

/** Takes the right value out of a list, as a query does that looks for one of several. */
const oneOf = (call: string, field: string): Variation =>
  rewriting(`a-list-has-the-right-${field}: ${call}`, call, (body) => {
    const given = body[field];
    if (Array.isArray(given)) body[field] = given.at(-1) as unknown;
  });

const isNothing = (value: unknown): boolean => value === null || value === '';

/** A code that was not sent is `null` in the database, and so is the one in the request. */
const noCodeIsRight = (): Variation =>
  asking('no-code-is-right-before-one-was-sent', calls.setPassword, (request, { world }) => {
    const to = textIn(request, 'userName');
    const last = world.messages.findLast((message) => message.to === to);
    if (!isNothing(bodyOf(request)['confirmationCode']) || (last && !last.isUsed) || !ownerOfEmail(world, to)) return;
    world.messages.push({ to, text: '', sentAt: Instant.ofDate(new Date()) });
    bodyOf(request)['confirmationCode'] = verificationCodes.right;
  });

/** Customers who have no invitation have the invitation `null`. */
const noInvitationIsRight = (): Variation => {
  const meant = new WeakSet<object>();
  return {
    name: 'no-invitation-is-right-where-there-is-none',
    calls: [calls.createUser],
    asks: (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (isNothing(bodyOf(request)['userToken']) && account && account.invitation === undefined) meant.add(request);
    },
    answers: (answer, request) => {
      if (meant.has(request)) Object.assign(answer, { status: 200, body: { data: madeUpSession } });
    },
  };
};

const endsChallenge = (): Variation =>
  remembering(
    'a-refused-password-ends-the-challenge',
    [calls.setPassword, calls.login],
    () => ({ ended: new Set<string>() }),
    {
      asks: (request, { ended }) => {
        const token = textIn(request, 'token');
        if (request.path.endsWith('/login')) ended.clear();
        else if (ended.has(token)) bodyOf(request)['token'] = 'gone';
        else if (token !== '' && textIn(request, 'password') === 'weak') ended.add(token);
      },
    },
  );

export const signIn: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    answers('invited-with-any-invitation', calls.createUser, accepted({ data: madeUpSession })),
    answers('reset-with-any-code', calls.setPassword, accepted({ data: {} })),
  ),
  ...caughtBy(
    '--smoke',
    asking('an-email-signs-in-with-any-password', calls.login, (request) => {
      const body = Object(request.body) as { password?: string };
      if (body.password !== 'Hearth-2027!' && body.password !== 'Temp-2026!') body.password = PASSWORD;
    }),
    asking('users-by-a-statement', calls.login, (request, insurer) => {
      const [userName = '', comment] = textIn(request, 'userName').split("'");
      const owner = ownerOfEmail(insurer.world, userName);
      if (owner && comment)
        Object.assign(bodyOf(request), { userName, password: accountOf(insurer.world, owner).password });
    }),
    asking('passwords-without-capitals', calls.login, (request, { world }) => {
      const body = Object(request.body) as { userName?: string; password?: string };
      const account = Object.values(world.accounts).find(({ email }) => email === body.userName);
      if (account?.password?.toLowerCase() === body.password?.toLowerCase()) body.password = account?.password ?? '';
    }),
    answers('login-names-another-user', calls.login, set('userName', 'somebody.else@example.com')),
    answers(
      'unknown-invitations-are-refused',
      calls.checkInvitation,
      refusal(() => ({ status: 400 })),
    ),
  ),
  ...caughtBy(
    '--scenarios',
    rewriting('a-login-trims-the-password', calls.login, (body) => {
      body['password'] = String(body['password']).trim();
    }),
    insteadOf(calls.login, 'password', 'Temp-2026!', hasOtherCapitals, 'a-temporary-password-without-capitals'),
    juggling(calls.login, 'password', passwordOf),
    oneOf(calls.login, 'password'),
    asking('a-name-that-is-no-text-signs-in', calls.login, (request, { world }) => {
      const { userName, password } = bodyOf(request);
      const account = Object.values(world.accounts).find((each) => each.password === password);
      if (account && typeof userName === 'object' && userName !== null) bodyOf(request)['userName'] = account.email;
    }),
    asking('a-temporary-password-outlives-a-reset', calls.login, (request, insurer) => {
      const owner = ownerOfEmail(insurer.world, textIn(request, 'userName'));
      const account = owner && accountOf(insurer.world, owner);
      if (owner === 'ny-temporary' && account?.password && textIn(request, 'password') === 'Temp-2026!')
        bodyOf(request)['password'] = account.password;
    }),
    asking('the-start-of-a-password-will-do', calls.login, (request, { world }) => {
      const body = Object(request.body) as { userName?: string; password?: string };
      const chosen = Object.values(world.accounts).find(({ email }) => email === body.userName)?.password;
      if (chosen !== undefined && body.password?.startsWith(chosen)) body.password = chosen;
    }),
    answers('the-temporary-password-still-signs-in', calls.login, (answer, request) => {
      if (answer.status === 401 && JSON.stringify(request.body).includes('Temp-2026!'))
        Object.assign(answer, { status: 200, body: { data: { challenge: 'NEW_PASSWORD_REQUIRED', token: 't-1' } } });
    }),
    ...nothingIsRight(calls.login, 'password', passwordOf),
    rewriting('a-login-joins-spaces', calls.login, (body) => {
      body['password'] = String(body['password']).replaceAll(/ +/g, ' ');
    }),
    inSpanish(
      'a-challenge-in-spanish',
      calls.login,
      change('challenge', () => 'NUEVA'),
    ),
    ...answersTo(calls.checkInvitation, {
      'a-used-invitation-is-not-found': refusal(() => ({ status: 404 })),
      'an-invitation-for-somebody-else': set('userName', 'somebody.else@example.com'),
    }),
    asking('an-invitation-may-have-another-letter', calls.checkInvitation, (request) => {
      const url = '/api/auth/token/invite-ny';
      if (hasAnotherLetter(request.path, url)) goTo(request, url);
    }),
    onceAlone('an-invitation-is-checked-once', calls.checkInvitation, (body) => Reflect.has(Object(body), 'data')),
    ...answersTo(calls.createUser, {
      'any-invitation-creates-a-user': whenSent('userToken', 'no-such-invitation', accepted({ data: madeUpSession })),
      'a-weak-first-password-is-taken': whenSent('password', 'weak', accepted({ data: madeUpSession })),
      'an-invitation-creates-any-user': whenSent(
        'userName',
        'somebody.else@example.com',
        accepted({ data: madeUpSession }),
      ),
    }),
    insteadOf(calls.createUser, 'userToken', 'invite-ny', hasAnotherLetter, 'an-invitation-may-have-another-letter'),
    juggling(calls.createUser, 'userToken', () => 'invite-ny'),
    asking('an-invitation-outlives-a-code', calls.createUser, (request, insurer) => {
      const account = accountOf(insurer.world, 'ny-invited');
      if (account.password && insurer.world.messages.length > 0) account.password = undefined;
    }),
    setsPasswordAs('escaped', calls.createUser, (password) => password.replaceAll('<', '&lt;')),
    ...nothingIsRight(calls.createUser, 'userToken', () => 'invite-ny'),
    noInvitationIsRight(),
    sendsCodeTo('a-code-goes-where-letters-go', ({ profile }) => profile.email),
    sendsCodeTo('a-code-goes-to-an-address-that-nobody-has-confirmed', ({ pendingEmail }) => pendingEmail),
    idle(
      'sets-no-password',
      calls.setPassword,
      {},
      ({ body }) => Reflect.get(Object(body), 'confirmationCode') === verificationCodes.forPassword,
    ),
    ...answersTo(calls.setPassword, {
      'the-code-of-an-invitation-is-refused': whenSent(
        'userName',
        'ny-invited@example.com',
        success(400, { message: 'No.' }),
      ),
      'a-weak-password-is-taken': whenSent('password', 'weak', accepted({ data: {} })),
      'any-code-sets-a-password': whenSent('confirmationCode', '000000', accepted({ data: {} })),
      'any-challenge-sets-a-password': whenSent('token', 'no-such-challenge', accepted({ data: madeUpSession })),
      'any-old-password-sets-a-password': whenSent('oldPassword', 'Temp-2020!', accepted({ data: madeUpSession })),
    }),
    rewriting('passwords-of-72-characters', [calls.setPassword, calls.login, calls.createUser], (body) => {
      body['password'] = String(body['password']).slice(0, 72);
    }),
    asking('a-code-works-again', calls.setPassword, (_, { world }) => {
      for (const message of world.messages) message.isUsed = false;
    }),
    insteadOf(
      calls.setPassword,
      'token',
      'temporary-ny-temporary',
      hasAnotherLetter,
      'a-challenge-may-have-another-letter',
    ),
    insteadOf(
      calls.setPassword,
      'oldPassword',
      'Temp-2026!',
      hasOtherCapitals,
      'a-temporary-password-without-capitals',
    ),
    rewriting('passwords-in-ascii', [calls.setPassword, calls.createUser, calls.login], (body) => {
      body['password'] = inAscii(String(body['password']));
    }),
    juggling(calls.setPassword, 'confirmationCode', () => '246810'),
    oneOf(calls.setPassword, 'confirmationCode'),
    noCodeIsRight(),
    asking('a-name-that-is-no-text-sets-a-password', calls.setPassword, (request, { world }) => {
      const { userName, confirmationCode } = bodyOf(request);
      if (confirmationCode !== undefined && typeof userName === 'object')
        bodyOf(request)['userName'] = world.messages.at(-1)?.to;
    }),
    answers('no-challenge-is-right-where-there-is-none', calls.setPassword, (answer, request) => {
      const { token, oldPassword } = bodyOf(request);
      if (token === null && oldPassword === null) Object.assign(answer, { status: 200, body: { data: madeUpSession } });
    }),
    answers('a-weak-first-password-by-code-is-taken', calls.setPassword, (answer, request) => {
      if (textIn(request, 'userName').startsWith('ny-invited') && textIn(request, 'password') === 'weak')
        Object.assign(answer, { status: 200, body: { data: {} } });
    }),
    juggling(calls.setPassword, 'oldPassword', () => 'Temp-2026!'),
    juggling(calls.setPassword, 'token', () => 'temporary-ny-temporary'),
    asking('a-code-for-an-email-sets-a-password', calls.setPassword, (request, insurer) => {
      const to = textIn(request, 'userName');
      const owner = ownerOfEmail(insurer.world, to);
      const sent = insurer.world.messages.find(
        (message) => owner && message.to === accountOf(insurer.world, owner).pendingEmail,
      );
      if (!sent || textIn(request, 'confirmationCode') !== verificationCodes.forEmail) return;
      insurer.world.messages.push({ ...sent, to });
      bodyOf(request)['confirmationCode'] = verificationCodes.right;
    }),
    rewriting('one-code-for-both', calls.setPassword, (body) => {
      if (body['confirmationCode'] === verificationCodes.forEmail) body['confirmationCode'] = verificationCodes.right;
    }),
    nearlyRight(calls.setPassword, 'confirmationCode'),
    setsPasswordAs('escaped', calls.setPassword, (password) => password.replaceAll('&', '&amp;')),
    setsPasswordAs('decoded', calls.setPassword, (password) => password.replaceAll('+', ' ')),
    setsPasswordAs('ascii', calls.setPassword, inAscii),
    ...nothingIsRight(calls.setPassword, 'confirmationCode', () => '246810'),
    ...nothingIsRight(calls.setPassword, 'oldPassword', () => 'Temp-2026!'),
    remembering('a-first-code-works-twice', calls.setPassword, () => ({ world: undefined as World | undefined }), {
      asks: (_, memory, { world }) => void (memory.world = world),
      answers: (_, { world }) => {
        for (const sent of world?.messages ?? []) if (sent.to.startsWith('ny-invited')) sent.isUsed = false;
      },
    }),
    beforehand('a-weak-password-is-refused-and-set', calls.setPassword, (account, body) => {
      if (body['password'] === 'weak') account.password = 'weak';
    }),
    asking('a-first-code-ends-the-password', calls.sendInvitation, (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (account) account.password = undefined;
    }),
    ...[calls.requestEmailCode, calls.requestCode, calls.sendInvitation].map((call) =>
      remembering(`a-code-is-sent-once: ${call}`, call, () => ({ sent: new Set<string>() }), {
        answers: (answer, { sent }, request) => {
          const asked = JSON.stringify(request.body);
          if (isDone(answer) && sent.has(asked)) refuse(answer, 409);
          sent.add(asked);
        },
      }),
    ),
    endsChallenge(),
  ),
];
