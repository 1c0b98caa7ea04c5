import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, change, set, success } from '../edits';
import { isDone, textIn } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that answer a secret: a password, a code, a token or a card number. */

const answeringInstead = (name: string, call: string, data: object): Variation =>
  answers(name, call, success(200, { data }));

const answersPassword = (name: string, call: string): Variation =>
  answers(name, call, (answer, request) => {
    const data = Object(Reflect.get(Object(answer.body), 'data')) as object;
    if (isDone(answer)) answer.body = { data: { ...data, password: textIn(request, 'password') } };
  });

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
    answersPassword('a-new-password-is-answered', calls.setPassword),
    answeringInstead('a-token-is-answered', calls.sendInvitation, { token: 'invite-ny' }),
    answeringInstead('a-code-of-letters-is-answered', calls.requestEmailCode, { verificationCode: 'K7QX2P' }),
    answers('the-status-of-an-email-has-its-code', calls.emailChangeStatus, set('verificationCode', '246810')),
    answers('a-refusal-names-the-owner', calls.getClaim, (answer) => {
      if (answer.status === 404) answer.body = { message: 'This claim is of nj-current@example.com.' };
    }),
  ),
];
