import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { answers, answersTo, change, update } from './edits';
import { sessionsAtMost } from './legalStacks';
import { remembering } from './remembering';
import { answeringSome, asking, bodyOf, ownAccount, refuse, refusing, sessionIn, textIn } from './requests';
import { servesAs } from './strangers';
import { rewriting } from './wrongWrites';

/** Backends that take nothing for a secret, end a session too early, or tell too much. */

type Right = (request: Request, insurer: Insurer) => string | undefined;

const passwordOf: Right = (request, { world }) => {
  const owner = ownerOfEmail(world, textIn(request, 'userName'));
  return owner && accountOf(world, owner).password;
};

const refreshTokenOf: Right = (request, { world }) => {
  const owner = ownerOfEmail(world, textIn(request, 'userName'));
  return Object.values(world.sessions).findLast((session) => session.owner === owner)?.refreshToken;
};

/** Nothing is right, as in a directory that takes an empty password, or a database whose empty text is no value. */
const nothingIsRight = (call: string, field: string, right: Right): readonly Variation[] =>
  ['', null].map((nothing) =>
    asking(`${JSON.stringify(nothing)}-is-the-right-${field}: ${call}`, call, (request, insurer) => {
      const body = bodyOf(request);
      if (body[field] === nothing) body[field] = right(request, insurer) ?? body[field];
    }),
  );

/** The session that a call answers may not write. */
const readsAloneAfter = (call: string): Variation =>
  remembering(`its-session-may-only-read: ${call}`, [call, calls.saveCustomer], () => ({ tokens: new Set<string>() }), {
    answers: (answer, { tokens }, request) => {
      const { data } = Object(answer.body) as { data?: { authToken?: string } };
      if (data?.authToken !== undefined) tokens.add(data.authToken);
      else if (tokens.has(sessionIn(request))) refuse(answer, 403, 'Your session may not do that.');
    },
  });

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

const telling = (name: string, call: string, fields: object): Variation =>
  answers(
    name,
    call,
    change('', (data: object) => ({ ...data, ...fields })),
  );

const hasPhoneOfAnother = (request: Request, insurer: Insurer): boolean => {
  const phone = textIn(request, 'phoneNumber');
  const own = ownAccount(request, insurer);
  const isOfAnother = (account: Account): boolean => account !== own && account.profile.phoneNumber === phone;
  return phone !== '' && Object.values(insurer.world.accounts).some(isOfAnother);
};

/** What the stories that change nothing find. */
export const wrongTrustAtOnce: readonly Variation[] = [
  ...nothingIsRight(calls.refreshTokens, 'refreshToken', refreshTokenOf),
  asking('claims-by-the-number-of-their-row', calls.getClaim, (request, insurer) => {
    if (!/^\/api\/claims\/\d+$/.test(request.path)) return;
    const url = `/api/claims/${String(accountOf(insurer.world, 'nj-current').claims[0]?.reference)}`;
    Object.assign(request, { url, originalUrl: url });
    servesAs(request, insurer, 'nj-current');
  }),
  telling('a-profile-has-the-code-of-a-reset', calls.getCustomer, { resetCode: '135790' }),
  telling('a-profile-has-the-token-of-a-reset', calls.getCustomer, { passwordResetToken: 'jX81kQ0z7Yw2' }),
  ...answersTo(calls.getBilling, {
    'the-number-of-the-card': update('paymentMethod.cardNumber', () => '4111111111111111'),
    'the-code-of-the-card': update('paymentMethod.cvv', () => '737'),
    'the-number-of-the-card-as-its-last-digits': change('paymentMethod.lastFour', () => '4111111111111111'),
  }),
];

/** What the stories find that write and read again. */
export const wrongTrustLater: readonly Variation[] = [
  ...nothingIsRight(calls.login, 'password', passwordOf),
  ...nothingIsRight(calls.setPassword, 'confirmationCode', () => '246810'),
  ...nothingIsRight(calls.setPassword, 'oldPassword', () => 'Temp-2026!'),
  ...nothingIsRight(calls.createUser, 'userToken', () => 'invite-ny'),
  ...nothingIsRight(calls.confirmEmail, 'verificationCode', () => '246810'),
  ...nothingIsRight(calls.confirmEmail, 'password', (request, insurer) => ownAccount(request, insurer)?.password),
  asking('one-change-of-an-email-for-all', calls.confirmEmail, (request, insurer) => {
    const accounts = Object.values(insurer.world.accounts);
    const pendingEmail = accounts.find((account) => account.pendingEmail !== undefined)?.pendingEmail;
    for (const account of accounts) account.pendingEmail = undefined;
    Object.assign(ownAccount(request, insurer) ?? {}, { pendingEmail });
  }),
  sessionsAtMost(3),
  ...[calls.createUser, calls.setPassword].map(readsAloneAfter),
  endsChallenge(),
  telling('the-status-of-an-email-has-its-code', calls.emailChangeStatus, { verificationCode: '246810' }),
  refusing('no-bank-account', calls.updateBillingMethod, (request) =>
    textIn(request, 'billingToken').startsWith('tok:bank'),
  ),
  rewriting('a-bank-account-is-a-card', calls.updateBillingMethod, (body) => {
    if (String(body['billingToken']).startsWith('tok:bank')) body['billingToken'] = 'tok:credit_card:visa:6789';
  }),
  refusing(
    'no-cancellation-in-illinois',
    calls.changePolicy,
    (request, insurer) =>
      textIn(request, 'changeReason') === 'custcancelled' &&
      ownAccount(request, insurer)?.profile.address.state === 'IL',
  ),
  answeringSome('a-phone-is-of-one-customer', calls.saveCustomer, hasPhoneOfAnother, (answer) =>
    refuse(answer, 409, 'This number belongs to another customer.'),
  ),
];
