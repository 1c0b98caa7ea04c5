import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../../src/adapters/memory/World';
import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, change, set, success } from '../edits';
import { isDone, isRefused, refuse, sessionIn, textIn } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends whose replies contain a secret, such as a password or a code, or reveal who is a customer. */

const answeringInstead = (name: string, call: string, data: object): Variation =>
  answers(name, call, success(200, { data }));

const answersPassword = (name: string, call: string): Variation =>
  answers(name, call, (answer, request) => {
    const data = Object(Reflect.get(Object(answer.body), 'data')) as object;
    if (isDone(answer)) answer.body = { data: { ...data, password: textIn(request, 'password') } };
  });

/** Edits the reply to a request that names an email address. `edit` gets the customer with that address. */
const byAddress = (
  name: string,
  call: string,
  edit: (answer: Answer, owner: Account | undefined) => void,
): Variation => {
  const owners = new WeakMap<object, Account>();
  return {
    name,
    calls: [call],
    asks: (request, { world }) => {
      const owner = ownerOfEmail(world, textIn(request, 'email') || textIn(request, 'userName'));
      if (owner) owners.set(request, accountOf(world, owner));
    },
    answers: (answer, request) => edit(answer, owners.get(request)),
  };
};

const nameOf = ({ profile }: Account): string => `${profile.firstName} ${profile.lastName}`;

export const secrets: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.getCustomer, {
      'a-profile-has-the-password': set('password', 'Hearth-2026!'),
      'a-profile-has-a-hash-of-another-kind': set('passwordHash', '5f4dcc3b5aa765d61d8327deb882cf99'),
      'a-profile-has-a-hash': set('credentials', {
        hash: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
      }),
      'a-profile-has-the-social-security-number': set('ssn', '123-45-6789'),
      'a-profile-has-the-code-of-a-reset': set('resetCode', '135790'),
      'a-profile-has-the-token-of-a-reset': set('passwordResetToken', 'jX81kQ0z7Yw2'),
      'a-profile-has-the-answer-to-a-question': set('securityAnswer', 'Rex'),
      'a-profile-has-the-answers-to-questions': set('security_questions', [{ question: 'Your dog?', answer: 'Rex' }]),
      'a-profile-has-the-name-of-a-mother': set('mothersMaidenName', 'Smith'),
      'a-profile-has-a-pin': set('pin', '4711'),
      'a-profile-has-a-password-of-another-name': set('account', { pwd: 'Hearth-2026' }),
      'a-profile-has-the-hint-of-a-password': set('passwordHint', 'The season'),
      'a-profile-has-the-seed-of-codes': set('otp_secret', 'JBSWY3DPEHPK3PXP'),
      'a-profile-has-the-codes-for-recovery': set('recoveryCodes', ['a1b2-c3d4']),
      'a-profile-has-the-key-of-a-program': set('clientSecret', 'jX81kQ0z7Yw2'),
    }),
    answers('a-policy-has-the-answer-to-a-question', calls.listPolicies, set('*.holder', { secretAnswer: 'Rex' })),
    answers('a-page-has-the-token-of-the-session', calls.getBillingTerm, (answer, request) =>
      set('session', sessionIn(request as Request))(answer, request),
    ),
    byAddress('a-login-tells-who-is-a-customer', calls.login, (answer, owner) => {
      if (isDone(answer)) return;
      refuse(answer, 401, owner ? 'The password is wrong.' : 'Nobody has this address.');
    }),
    ...answersTo(calls.getBilling, {
      'the-number-of-the-card': set('paymentMethod.cardNumber', '4111111111111111'),
      'the-code-of-the-card': set('paymentMethod.cvv', '737'),
      'the-number-of-the-card-with-spaces': set('paymentMethod.pan', '4111 1111 1111 1111'),
      'the-number-of-the-card-as-its-last-digits': change('paymentMethod.lastFour', () => '4111111111111111'),
    }),
  ),
  ...caughtBy(
    '--scenarios',
    ...Object.entries({
      'the-number-of-the-bank-account': { accountNumber: '000123456789' },
      'the-number-of-the-bank-account-by-name': { bankAccountNumber: '123451111' },
      'the-international-number-of-the-bank-account': { iban: 'DE89370400440532013000' },
      'the-number-of-the-bank-account-as-its-last-digits': { lastFour: '123456' },
    }).map(([name, more]) =>
      answers(
        name,
        calls.getBilling,
        change('paymentMethod', (method: { type: string }) =>
          method.type === 'bank_account_info' ? { ...method, ...more } : method,
        ),
      ),
    ),
    answersPassword('a-first-password-is-answered', calls.createUser),
    answeringInstead('a-link-is-answered', calls.requestCode, {
      link: 'https://portal.example.com/reset?token=jX81kQ0z7Yw2',
    }),
    ...[calls.requestCode, calls.sendInvitation, calls.requestEmailCode].map((call) =>
      answeringInstead(`a-code-is-answered: ${call}`, call, { code: '246810' }),
    ),
    ...[calls.requestCode, calls.sendInvitation, calls.requestEmailCode].map((call) =>
      answers(`a-code-is-in-a-header: ${call}`, call, ({ headers }) => {
        headers['X-Reset-Code'] = '246810';
      }),
    ),
    answers('a-password-is-in-a-header', calls.login, ({ headers }, request) => {
      headers['X-Debug'] = encodeURI(textIn(request, 'password'));
    }),
    answersPassword('a-new-password-is-answered', calls.setPassword),
    answeringInstead('a-token-is-answered', calls.sendInvitation, { token: 'invite-ny' }),
    answeringInstead('a-code-of-letters-is-answered', calls.requestEmailCode, { verificationCode: 'K7QX2P' }),
    answers('the-status-of-an-email-has-its-code', calls.emailChangeStatus, set('verificationCode', '246810')),
    byAddress('an-email-in-use-names-the-owner', calls.requestEmailCode, (answer, owner) => {
      if (isRefused(answer) && owner) refuse(answer, 400, `${nameOf(owner)} already exists.`);
    }),
    byAddress('an-email-in-use-has-the-owner-beside-the-message', calls.requestEmailCode, (answer, owner) => {
      const policyNumber = owner?.policies[0]?.policyNumber;
      if (isRefused(answer) && policyNumber) answer.body = { ...Object(answer.body), owner: { policyNumber } };
    }),
    byAddress('a-login-names-the-owner', calls.login, (answer, owner) => {
      if (!isDone(answer) && owner) refuse(answer, 401, `${nameOf(owner)}, this is not your password.`);
    }),
    byAddress('a-code-goes-to-a-phone-that-is-answered', calls.requestCode, (answer, owner) => {
      if (owner) answer.body = { data: { sentTo: owner.profile.phoneNumber } };
    }),
    ...[calls.requestCode, calls.sendInvitation, calls.setPassword].flatMap((call) => [
      byAddress(`tells-who-is-a-customer-by-its-status: ${call}`, call, (answer, owner) => {
        if (!owner) refuse(answer, 404, 'Please look at the address again.');
      }),
      byAddress(`tells-who-is-a-customer-by-a-field: ${call}`, call, (answer, owner) => {
        answer.body = { ...Object(answer.body), ...(owner && { locale: 'en' }) };
      }),
    ]),
    answers('a-refusal-names-the-owner', calls.getClaim, (answer) => {
      if (answer.status === 404) answer.body = { message: 'This claim is of nj-current@example.com.' };
    }),
  ),
];
