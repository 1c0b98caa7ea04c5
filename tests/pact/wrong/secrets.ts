import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, change, success, update } from '../edits';
import { isDone, textIn } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Answers that have a secret: a password, a code, a token, the number of a card. */

const answeringInstead = (name: string, call: string, data: object): Variation =>
  answers(name, call, success(200, { data }));

const answeringToo = (name: string, call: string, of: (request: object) => object): Variation =>
  answers(name, call, (answer, request) => {
    if (isDone(answer)) answer.body = { data: { ...Object(Reflect.get(Object(answer.body), 'data')), ...of(request) } };
  });

const telling = (name: string, call: string, fields: object): Variation =>
  answers(
    name,
    call,
    change('', (data: object) => ({ ...data, ...fields })),
  );

export const secrets: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.getCustomer, {
      'a-profile-has-the-password': update('password', () => 'Hearth-2026!'),
      'a-profile-has-a-hash-of-another-kind': update('passwordHash', () => '5f4dcc3b5aa765d61d8327deb882cf99'),
      'a-profile-has-a-hash': update('credentials', () => ({
        hash: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
      })),
    }),
    telling('a-profile-has-the-code-of-a-reset', calls.getCustomer, { resetCode: '135790' }),
    telling('a-profile-has-the-token-of-a-reset', calls.getCustomer, { passwordResetToken: 'jX81kQ0z7Yw2' }),
    ...answersTo(calls.getBilling, {
      'the-number-of-the-card': update('paymentMethod.cardNumber', () => '4111111111111111'),
      'the-code-of-the-card': update('paymentMethod.cvv', () => '737'),
      'the-number-of-the-card-as-its-last-digits': change('paymentMethod.lastFour', () => '4111111111111111'),
    }),
  ),
  ...caughtBy(
    '--scenarios',
    answeringToo('a-first-password-is-answered', calls.createUser, (request) => ({
      password: textIn(request, 'password'),
    })),
    answeringInstead('a-link-is-answered', calls.requestCode, {
      link: 'https://portal.example.com/reset?token=jX81kQ0z7Yw2',
    }),
    ...[calls.requestCode, calls.sendInvitation, calls.requestEmailCode].map((call) =>
      answers(`a-code-is-answered: ${call}`, call, success(200, { data: { code: '246810' } })),
    ),
    answeringToo('a-new-password-is-answered', calls.setPassword, (request) => ({
      password: textIn(request, 'password'),
    })),
    answeringInstead('a-token-is-answered', calls.sendInvitation, { token: 'invite-ny' }),
    answeringInstead('a-code-of-letters-is-answered', calls.requestEmailCode, { verificationCode: 'K7QX2P' }),
    telling('the-status-of-an-email-has-its-code', calls.emailChangeStatus, { verificationCode: '246810' }),
    answers('a-refusal-names-the-owner', calls.getClaim, (answer) => {
      if (answer.status === 404) answer.body = { message: 'This claim is of nj-current@example.com.' };
    }),
  ),
];
