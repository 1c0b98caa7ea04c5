import { PASSWORD } from '../../../src/adapters/memory/personas/household';
import { personaNames } from '../../../src/adapters/memory/personas/personas';
import { verificationCodes } from '../../../src/adapters/memory/verificationCodes';
import { accountOf, ownerOfEmail } from '../../../src/adapters/memory/World';
import { Instant } from '../../../src/domain/Instant';
import * as calls from '../../contract/apiCalls';
import { accepted, answers, answersTo, set } from '../edits';
import {
  answeringSome,
  asking,
  bodyOf,
  idle,
  isDone,
  ofAccount,
  ownAccount,
  ownerOf,
  refuse,
  refusing,
  rewriting,
  says,
  textIn,
} from '../requests';
import { besides, withProfile } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';
import { hasOtherCapitals, juggling, nearlyRight, nothingIsRight } from './nearlyRight';
import { onceAlone } from './values';

/** Backends that change the sign-in address wrongly: the code, the status, or which address signs in. */

export const email: readonly WrongBackend[] = [
  ...caughtBy(
    '--scenarios',
    asking('the-new-address-signs-in-at-the-last-put-alone', calls.login, (request) => {
      const body = Object(request.body) as { userName?: string };
      if (/^scenario-/i.test(body.userName ?? '')) body.userName = 'nobody@example.com';
    }),
    asking('the-old-address-still-signs-in', calls.login, (request, { world }) => {
      const body = Object(request.body) as { userName?: string };
      const { email } = accountOf(world, 'nj-current');
      if (body.userName === 'nj-current@example.com') body.userName = email;
    }),
    asking('the-address-for-letters-signs-in', calls.login, (request, insurer) => {
      const { world } = insurer;
      if (ownerOf(request, insurer) !== undefined) return;
      const account = accountOf(world, 'nj-current');
      if (account.profile.email === textIn(request, 'userName')) bodyOf(request)['userName'] = account.email;
    }),
    answers('a-new-address-in-lower-case', calls.login, (answer, request) => {
      if (/[A-Z]/.test(textIn(request, 'userName'))) Object.assign(answer, { status: 401, body: { message: 'No.' } });
    }),
    asking('the-old-address-sets-a-password', calls.setPassword, (request, { world }) => {
      const { email } = accountOf(world, 'nj-current');
      if (textIn(request, 'userName') !== 'nj-current@example.com' || !email.startsWith('Scenario-')) return;
      bodyOf(request)['userName'] = email;
      world.messages.push({ to: email, text: '', sentAt: Instant.ofDate(new Date()) });
    }),
    answers('the-new-address-sets-no-password', calls.setPassword, (answer, request) => {
      if (textIn(request, 'userName').startsWith('Scenario-')) refuse(answer, 400, 'There is no such customer.');
    }),
    answers('a-new-address-cannot-refresh', calls.refreshTokens, (answer, request) => {
      if (textIn(request, 'userName').startsWith('Scenario-'))
        Object.assign(answer, { status: 401, body: { message: 'No.' } });
    }),
    besides('a-contact-signs-in-from-now-on', calls.saveCustomer, (account, { email, phoneNumber }) => {
      if (typeof email === 'string' && phoneNumber !== undefined) account.email = email;
    }),
    ...answersTo(calls.requestEmailCode, {
      'an-email-in-use-gets-a-code': accepted({ data: {} }),
      'emails-of-50-characters': (answer, request) => {
        if (textIn(request, 'email').length > 50) refuse(answer, 400);
      },
      'addresses-of-100-characters': (answer, request) => {
        if (textIn(request, 'email').length > 100) refuse(answer, 400);
      },
    }),
    besides('an-email-is-changed-before-it-is-confirmed', calls.requestEmailCode, (account, { email }) => {
      withProfile(account, { email });
    }),
    asking('an-address-in-use-is-free-in-other-capitals', calls.requestEmailCode, (request, { world }) => {
      const email = textIn(request, 'email');
      const owner = ownerOfEmail(world, email);
      if (owner && accountOf(world, owner).email !== email) bodyOf(request)['email'] = `free-${email}`;
    }),
    refusing('emails-without-an-apostrophe', calls.requestEmailCode, (request) =>
      textIn(request, 'email').includes("'"),
    ),
    refusing('emails-of-two-labels', calls.requestEmailCode, (request) => /@.*\..*\./.test(textIn(request, 'email'))),
    asking('an-address-of-before-is-in-use', calls.requestEmailCode, (request) => {
      const email = textIn(request, 'email');
      if (personaNames.some((name) => email === `${name}@example.com`))
        bodyOf(request)['email'] = 'il-current@example.com';
    }),
    ...answersTo(calls.confirmEmail, {
      'any-email-code-is-right': accepted({ data: { id: 'e-1' } }),
      'an-email-code-works-again': (answer, request) => {
        if (!isDone(answer) && textIn(request, 'username').startsWith('Scenario-'))
          Object.assign(answer, { status: 200, body: { data: { id: 'e-9' } } });
      },
    }),
    asking('any-password-confirms-the-email', calls.confirmEmail, (request) => {
      const body = Object(request.body) as Record<string, unknown>;
      if (body['verificationCode'] === verificationCodes.forEmail) body['password'] = PASSWORD;
    }),
    asking('an-email-is-confirmed-without-capitals', calls.confirmEmail, (request, insurer) => {
      const { password = '' } = ownAccount(request, insurer) ?? {};
      if (hasOtherCapitals(textIn(request, 'password'), password)) bodyOf(request)['password'] = password;
    }),
    juggling(calls.confirmEmail, 'verificationCode', () => '246810'),
    rewriting('a-list-has-the-right-email-code', calls.confirmEmail, (body) => {
      const given = body['verificationCode'];
      if (Array.isArray(given)) body['verificationCode'] = given.at(-1) as unknown;
    }),
    answeringSome(
      'no-email-code-is-right-before-one-was-sent',
      calls.confirmEmail,
      ofAccount((account, { verificationCode }) => account.pendingEmail === undefined && verificationCode === null),
      accepted({ data: { id: 'e-1' } }),
    ),
    rewriting('a-code-for-a-password-confirms-an-email', calls.confirmEmail, (body) => {
      if (body['verificationCode'] === verificationCodes.forPassword)
        body['verificationCode'] = verificationCodes.right;
    }),
    nearlyRight(calls.confirmEmail, 'verificationCode'),
    ...nothingIsRight(calls.confirmEmail, 'verificationCode', () => '246810'),
    ...nothingIsRight(calls.confirmEmail, 'password', (request, insurer) => ownAccount(request, insurer)?.password),
    idle('completes-an-email-without-changing-it', calls.emailChangeStatus, { status: 'complete' }),
    ...answersTo(calls.emailChangeStatus, {
      'an-email-change-never-completes': set('status', 'pending'),
      'one-address-for-two-customers': (answer) => {
        if (JSON.stringify(answer.body).includes('another customer')) answer.body = { data: { status: 'complete' } };
      },
    }),
    onceAlone('an-email-is-complete-once', calls.emailChangeStatus, (body) => says({ body }, 'complete')),
  ),
];
