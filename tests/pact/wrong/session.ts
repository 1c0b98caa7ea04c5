import type { Request } from 'express';
import { accountOf, ownerOfEmail } from '../../../src/adapters/memory/World';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import { isCall } from '../../../src/adapters/reference-api/isCall';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { accepted, all, answers, answersTo, change, type Edit, refusal, set } from '../edits';
import { sessionsAtMost } from '../legalStacks';
import { remembering } from '../remembering';
import { asking, bodyOf, isDone, ownerOf, refuse, sessionIn, textIn } from '../requests';
import { madeUpSession, servesAs } from '../strangers';
import { caughtBy, type WrongBackend } from './caughtBy';
import { hasAnotherLetter, hasOtherCapitals, juggling, type Likeness, nothingIsRight, type Right } from './nearlyRight';

/** Backends that get tokens and sessions wrong: refreshes, similar tokens, or sessions that end too early or too late. */

const deadToken: Edit = set('authToken', 'auth-dead');

const isStart: Likeness = (given, known) => given.length >= 8 && known.startsWith(given);

const hasMoreBehind: Likeness = (given, known) => known.length >= 8 && given.startsWith(known);

const nearest = (tokens: readonly string[], given: string, isNear: Likeness): string | undefined =>
  tokens.includes(given) ? given : tokens.findLast((known) => isNear(given, known));

const refreshesBy = (name: string, isNear: Likeness): Variation =>
  asking(`a-refresh-token-${name}`, calls.refreshTokens, (request, { world: { sessions } }) => {
    const known = Object.values(sessions).map(({ refreshToken }) => refreshToken);
    const found = nearest(known, textIn(request, 'refreshToken'), isNear);
    if (found !== undefined) bodyOf(request)['refreshToken'] = found;
  });

const takesBy = (name: string, header: 'x-falcon-auth' | 'x-falcon-access', isNear: Likeness): Variation =>
  asking(`${name}: ${header}`, calls.apiCalls, (request, { world: { sessions } }) => {
    const known = Object.entries(sessions).map(([authToken, { accessToken }]) =>
      header === 'x-falcon-auth' ? authToken : accessToken,
    );
    const found = nearest(known, request.get(header) ?? '', isNear);
    if (found !== undefined) request.headers[header] = found;
  });

const endsSessions = (request: Request, { world }: Insurer): void => {
  const named = ownerOfEmail(world, textIn(request, 'userName'));
  for (const [authToken, { owner }] of Object.entries(world.sessions))
    if (owner === named) Reflect.deleteProperty(world.sessions, authToken);
};

/** Accepts another token of the same session in a header. */
const takesFor = (
  name: string,
  header: 'x-falcon-auth' | 'x-falcon-access',
  which: 'auth' | 'access' | 'refresh',
): Variation =>
  asking(name, calls.apiCalls, (request, { world: { sessions } }) => {
    const given = request.get(header);
    const found = Object.entries(sessions).find(
      ([authToken, { accessToken, refreshToken }]) =>
        ({ auth: authToken, access: accessToken, refresh: refreshToken })[which] === given,
    );
    if (found) request.headers[header] = header === 'x-falcon-auth' ? found[0] : found[1].accessToken;
  });

const refreshesWith = (which: 'auth' | 'access'): Variation =>
  asking(`the-${which}-token-refreshes`, calls.refreshTokens, (request, { world: { sessions } }) => {
    const given = textIn(request, 'refreshToken');
    const found = Object.entries(sessions).find(
      ([authToken, { accessToken }]) => (which === 'auth' ? authToken : accessToken) === given,
    );
    if (found) bodyOf(request)['refreshToken'] = found[1].refreshToken;
  });

const endsOtherSessions = (request: Request, { world }: Insurer): void => {
  const used = textIn(request, 'refreshToken');
  const owner = ownerOf(request, { world } as Insurer);
  for (const [authToken, session] of Object.entries(world.sessions))
    if (session.owner === owner && session.refreshToken !== used) Reflect.deleteProperty(world.sessions, authToken);
};

const refreshTokenOf: Right = (request, { world }) => {
  const owner = ownerOfEmail(world, textIn(request, 'userName'));
  return Object.values(world.sessions).findLast((session) => session.owner === owner)?.refreshToken;
};

/** Refuses saves of a session that a call has started. */
const readsAloneAfter = (call: string): Variation =>
  remembering(`its-session-may-only-read: ${call}`, [call, calls.saveCustomer], () => ({ tokens: new Set<string>() }), {
    answers: (answer, { tokens }, request) => {
      const { data } = Object(answer.body) as { data?: { authToken?: string } };
      if (data?.authToken !== undefined) tokens.add(data.authToken);
      else if (tokens.has(sessionIn(request))) refuse(answer, 403, 'Your session may not do that.');
    },
  });

/** Refuses to a session what another session of the customer has begun, also one before a refresh. */
const ofItsSession = (name: string, begin: string, goOn: string): Variation =>
  remembering(`${name}-is-of-its-session`, [begin, goOn], () => ({ begun: new Set<string>() }), {
    answers: (answer, { begun }, request) => {
      if (isCall(begin, request.method, request.path)) begun.add(sessionIn(request));
      else if (isDone(answer) && begun.size > 0 && !begun.has(sessionIn(request)))
        refuse(answer, 404, 'It is not known.');
    },
  });

export const session: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    answers(
      'refresh-refused-with-404',
      calls.refreshTokens,
      refusal(() => ({ status: 404 })),
    ),
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.refreshTokens, {
      'a-refresh-with-dead-tokens': deadToken,
      'a-refresh-with-a-dead-refresh-token': all(set('refreshToken', 'dead'), (answer) =>
        Object.assign(answer.headers, { 'x-falcon-refresh': 'dead' }),
      ),
      'any-refresh-token-is-taken': accepted({ data: madeUpSession }),
      'a-refresh-refused-with-500': refusal(() => ({ status: 500 })),
      'a-refresh-refused-with-422': refusal(() => ({ status: 422 })),
    }),
    juggling(calls.refreshTokens, 'refreshToken', refreshTokenOf),
    ...nothingIsRight(calls.refreshTokens, 'refreshToken', refreshTokenOf),
    refreshesBy('has-another-letter', hasAnotherLetter),
    refreshesBy('has-other-capitals', hasOtherCapitals),
    refreshesBy('is-the-start-of-one', isStart),
    refreshesBy('has-more-behind-it', hasMoreBehind),
    ...(['x-falcon-auth', 'x-falcon-access'] as const).flatMap((header) => [
      takesBy('the-start-of-a-token-will-do', header, isStart),
      takesBy('a-token-may-have-more-behind-it', header, hasMoreBehind),
      // Tokens that are not signed, or are compared as some databases do
      takesBy('tokens-are-not-verified', header, hasAnotherLetter),
      takesBy('tokens-without-capitals', header, hasOtherCapitals),
    ]),
    takesFor('an-access-token-is-an-auth-token', 'x-falcon-auth', 'access'),
    takesFor('an-auth-token-is-an-access-token', 'x-falcon-access', 'auth'),
    takesFor('a-refresh-token-is-an-auth-token', 'x-falcon-auth', 'refresh'),
    takesFor('a-refresh-token-is-an-access-token', 'x-falcon-access', 'refresh'),
    refreshesWith('auth'),
    refreshesWith('access'),
  ),
  ...caughtBy(
    '--scenarios',
    remembering(
      'a-login-answers-tokens-that-have-expired',
      calls.login,
      () => ({ insurer: undefined as Insurer | undefined }),
      {
        asks: (_, memory, insurer) => {
          memory.insurer = insurer;
        },
        answers: (answer, { insurer }, request) => {
          if (!insurer || !isDone(answer)) return;
          const named = ownerOfEmail(insurer.world, textIn(request, 'userName'));
          const [authToken, session] =
            Object.entries(insurer.world.sessions).find(
              ([token, { owner }]) => owner === named && insurer.expired.has(token),
            ) ?? [];
          if (session) change('', (data: object) => ({ ...data, ...session, authToken }))(answer, request);
        },
      },
    ),
    ...answersTo(calls.createUser, {
      'a-new-user-has-dead-tokens': set('authToken', 'dead'),
      'a-new-user-cannot-refresh': set('refreshToken', 'dead'),
    }),
    ...[calls.createUser, calls.setPassword].map(readsAloneAfter),
    asking('a-request-for-a-code-signs-out', calls.requestCode, endsSessions),
    ...answersTo(calls.setPassword, {
      'a-new-password-has-dead-tokens': change('authToken', () => 'dead'),
      'a-new-password-cannot-refresh': change('refreshToken', () => 'dead'),
    }),
    asking('a-first-code-ends-the-sessions', calls.sendInvitation, endsSessions),
    asking('a-refresh-ends-the-refresh-tokens-of-others', calls.refreshTokens, (request, { world }) => {
      const sessions = Object.entries(world.sessions);
      const used = sessions.find(([, { refreshToken }]) => refreshToken === textIn(request, 'refreshToken'))?.[1];
      for (const [authToken, session] of sessions)
        if (session !== used && session.owner === used?.owner)
          world.sessions[authToken] = { ...session, refreshToken: 'dead' };
    }),
    asking('the-token-of-a-challenge-refreshes', calls.refreshTokens, (request, { world }) => {
      if (textIn(request, 'refreshToken') !== 'temporary-ny-temporary') return;
      world.sessions['auth-challenge'] = { owner: 'ny-temporary', accessToken: 'access', refreshToken: 'refresh' };
      bodyOf(request)['refreshToken'] = 'refresh';
    }),
    asking('a-cancellation-ends-the-refresh-token', calls.refreshTokens, (request, { world }) => {
      const found = Object.values(world.sessions).find(
        ({ refreshToken }) => refreshToken === textIn(request, 'refreshToken'),
      );
      const status = found && accountOf(world, found.owner).policies[0]?.terms.current?.status;
      if (found && status === 'cancelled' && !found.owner.endsWith('-cancelled'))
        bodyOf(request)['refreshToken'] = 'gone';
    }),
    asking('a-refresh-ends-with-the-tokens', calls.refreshTokens, (request, insurer) => {
      if (insurer.expired.size > 0) Object.assign(Object(request.body) as object, { refreshToken: 'gone' });
    }),
    asking('a-refresh-ends-other-sessions', calls.refreshTokens, endsOtherSessions),
    asking('old-tokens-live-again-after-a-refresh', calls.refreshTokens, (_, { expired }) => expired.clear()),
    asking('a-challenge-is-a-session', calls.getCustomer, (request, insurer) => {
      const [, owner] = /^temporary-(.*)$/.exec(sessionIn(request)) ?? [];
      if (!owner) return;
      insurer.world.sessions['auth-challenge'] = {
        owner: owner as never,
        accessToken: 'access-challenge',
        refreshToken: 'r-challenge',
      };
      servesAs(request, insurer, owner);
    }),
    asking('a-code-for-an-email-ends-other-sessions', calls.requestEmailCode, (request, { world: { sessions } }) => {
      const owner = sessions[sessionIn(request)]?.owner;
      for (const [authToken, session] of Object.entries(sessions))
        if (session.owner === owner && authToken !== sessionIn(request)) Reflect.deleteProperty(sessions, authToken);
    }),
    sessionsAtMost(3),
    ofItsSession('an-email-code', calls.requestEmailCode, calls.confirmEmail),
    ofItsSession('an-email-change', calls.confirmEmail, calls.emailChangeStatus),
    ofItsSession('a-quote', calls.listPolicies, calls.preview),
  ),
];
