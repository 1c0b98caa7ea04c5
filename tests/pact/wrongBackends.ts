import type { Request } from 'express';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import { accountOf } from '../../src/adapters/memory/World';
import { verificationCodes } from '../../src/adapters/memory/verificationCodes';
import { PASSWORD } from '../../src/adapters/memory/personas/household';
import * as calls from '../contract/apiCalls';
import { type Edit, accepted, all, answers, answersTo, change, refusal, set, success, update, whenSent } from './edits';
import { asking, idle, keyIn } from './requests';
import { wrongCasesAtOnce, wrongCasesLater } from './wrongCases';
import { wrongDetailsAtOnce, wrongDetailsLater } from './wrongDetails';
import { wrongEdgesAtOnce, wrongEdgesLater } from './wrongEdges';
import { wrongGuardsAtOnce, wrongGuardsLater } from './wrongGuards';
import { wrongHabitsAtOnce, wrongHabitsLater } from './wrongHabits';
import { wrongAtOnce, wrongLater } from './wrongMemory';
import { wrongRecordsAtOnce, wrongRecordsLater } from './wrongRecords';
import { wrongStacksAtOnce, wrongStacksLater } from './wrongStacks';
import { wrongTrustAtOnce, wrongTrustLater } from './wrongTrust';
import { wrongTurnsLater } from './wrongTurns';
import { wrongForReaders, wrongWrites } from './wrongWrites';
import { ignoresAccess, ignoresAuth, madeUpSession, servesAnyone, servesAs } from './strangers';

/** What finds a wrong backend: the replies by schema or the pact, a story, or a story that changes nothing. */
type Finder = 'pact:verify' | '--scenarios' | '--smoke';

export interface WrongBackend extends Variation {
  readonly caughtBy: Finder;
}

const caughtBy = (finder: Finder, ...variations: readonly Variation[]): readonly WrongBackend[] =>
  variations.map((variation) => ({ ...variation, caughtBy: finder }));

/** Refuses another body under a key, and carries it out all the same. */
const refusedAndDone = (name: string, call: string): Variation => {
  const bodies = new Map<string, string>();
  const taken = new WeakSet<object>();
  return {
    name,
    calls: [call],
    asks: (request) => {
      const key = keyIn(request);
      const body = JSON.stringify(request.body);
      if ((bodies.get(key) ?? body) !== body) {
        taken.add(request);
        request.headers['idempotency-key'] = crypto.randomUUID();
      }
      bodies.set(key, body);
    },
    answers: (answer, request) => {
      if (taken.has(request)) Object.assign(answer, { status: 422, body: { message: 'The key was used.' } });
    },
  };
};

const notExpiring = (_request: Request, insurer: Insurer): void => insurer.expired.clear();

const withTime = (day: string): string => `${day}T00:00:00Z`;
const american = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const cents = (dollars: number): number => Math.round(dollars * 100);

/** Every reply of its own data, shaped otherwise: no state echoes them. */
const shapes = caughtBy(
  'pact:verify',
  ...answersTo(calls.listPolicies, {
    'own-dates-with-a-time': [change('*.currentTerm.startDate', withTime), change('*.currentTerm.endDate', withTime)],
    'own-dates-american': change('*.*.endDate', american),
    'own-dates-as-numbers': change('*.currentTerm.startDate', (day: string) => Date.parse(day)),
    'own-dates-that-do-not-exist': change('*.currentTerm.endDate', () => '2027-02-30'),
    'own-premiums-as-texts': change('*.*.monthlyPremium', String),
    'own-premiums-with-a-sign': change('*.*.annualPremium', (amount: number) => `$${amount}`),
    'own-premiums-below-zero': change('*.*.annualPremium', (amount: number) => -amount),
    'own-limits-as-numbers': change('*.*.coverages.*.limitAmount', Number),
    'own-deductibles-with-a-sign': change('*.*.coverages.*.deductible', (text: string) => `$${text}`),
    'own-coverages-as-codes': change('*.*.coverages', (held: readonly { code: string }[]) =>
      held.map(({ code }) => code),
    ),
    'own-policies-without-number': set('*.policyNumber', ''),
    'own-prior-terms-in-an-object': change('*.priorTerms', (items) => ({ items })),
    'own-underwriting-as-a-text': set('*.underwriting', 'HOME'),
    'policies-redirected': success(307, undefined, { Location: '/api/policies?again' }),
  }),
  ...answersTo(calls.getBilling, {
    'own-past-due-as-a-text': update('pastDue', String),
    'own-past-due-as-a-number': update('pastDue', Number),
    'own-balance-with-a-currency': change('balance', (amount: number) => ({ amount, currency: 'USD' })),
    'own-payments-amounts-as-texts': change('paymentHistory.*.amount', String),
    'own-payments-days-alone': change('paymentHistory.*.createdAt', (moment: string) => moment.slice(0, 10)),
    'own-payments-without-a-zone': change('paymentHistory.*.createdAt', (moment: string) => moment.replace('Z', '')),
    'own-card-digits-as-a-number': change('paymentMethod.lastFour', Number),
    'own-payment-method-as-a-text': change('paymentMethod', () => 'credit_card'),
    'billing-redirected': success(302, undefined, { Location: '/login' }),
  }),
  ...answersTo(calls.getCustomer, {
    'own-edelivery-as-a-text': update('edeliveryPreference', String),
    'own-phone-as-a-number': change('phoneNumber', (phone: string) => Number(phone.replaceAll(/\D/g, ''))),
    'own-zip-as-a-number': change('address.zipCode', Number),
    'own-designee-as-a-text': set('thirdPartyDesignee', 'Dana Jensen'),
    'own-address-as-a-text': set('address', '12 Elm Street, Montclair'),
    'own-profile-in-a-list': change('', (profile) => [profile]),
  }),
  ...answersTo(calls.listClaims, {
    'own-claims-without-a-zone': change('*.createdAt', (moment: string) => moment.replace('Z', '')),
    'own-claims-days-alone': change('*.createdAt', (moment: string) => moment.slice(0, 10)),
    'own-claims-numbers-as-numbers': change('*.claimNumber', (number: string) => Number(number.replaceAll(/\D/g, ''))),
  }),
  ...answersTo(calls.rate, { 'own-rates-as-texts': change('annualPremium', String) }),
  ...answersTo(calls.preview, { 'own-preview-as-a-text': change('proratedValue', String) }),
  answers(
    'own-documents-as-texts',
    calls.listDocuments,
    change('', (rows: readonly { Key: string }[]) => rows.map(({ Key }) => Key)),
  ),
  answers('own-billing-term-as-a-number', calls.getBillingTerm, set('billingTerm', 12)),
  answers('own-agreement-as-a-list', calls.referenceData, set('html', ['<p>You agree.</p>'])),
  answers('invited-with-any-invitation', calls.createUser, accepted({ data: madeUpSession })),
  answers('reset-with-any-code', calls.setPassword, accepted({ data: {} })),
  answers(
    'refresh-refused-with-404',
    calls.refreshTokens,
    refusal(() => ({ status: 404 })),
  ),
  answers(
    'change-refused-with-401',
    calls.changePolicy,
    refusal(() => ({ status: 401 })),
  ),
);

/** Says refusals that say a word in other words, without a code. */
const saying = (name: string, call: string, word: string): Variation =>
  answers(
    `in-other-words: ${name}`,
    call,
    refusal((answer) => (answer.message.includes(word) ? { body: { message: 'Something else.' } } : {})),
  );

/** The failures that the portal tells from others. */
const words = caughtBy(
  'pact:verify',
  saying('expired tokens', calls.listClaims, 'expired'),
  saying('a change shortly before the renewal', calls.changePolicy, 'Forbidden'),
  saying('a preview shortly before the renewal', calls.preview, 'Forbidden'),
  saying('an email in use', calls.requestEmailCode, 'exists'),
  saying('an email code that has expired', calls.confirmEmail, 'code has expired'),
  saying('too many attempts', calls.confirmEmail, 'attempts'),
  saying('a blank field', calls.updateBillingMethod, 'blank'),
  ...answersTo(calls.requestEmailCode, {
    'an-email-in-use-409-without-a-code': refusal(({ message }) => ({ status: 409, body: { message } })),
    'a-code-of-another-failure': refusal(({ message }) => ({ body: { message, code: 'code-expired' } })),
  }),
);

/** The first reply under a key, for every customer. */
const oneKeyForAll = (): Variation => {
  const replies = new Map<string, unknown>();
  return {
    name: 'one-key-for-all',
    calls: [calls.fileClaim],
    answers: (answer, request) => {
      const key = keyIn(request);
      if (answer.status !== 200) return;
      answer.body = structuredClone(replies.get(key) ?? answer.body);
      replies.set(key, structuredClone(answer.body));
    },
  };
};

/** The right data at the wrong time. */
const overTime = caughtBy(
  '--scenarios',
  idle('saves-nothing', calls.saveCustomer, {}),
  idle(
    'cancels-nothing',
    calls.changePolicy,
    {},
    ({ body }) => Reflect.get(Object(body), 'changeReason') === 'custcancelled',
  ),
  idle('changes-no-billing-term', calls.updateBillingTerm, {}),
  idle('changes-no-payment-method', calls.updateBillingMethod, {}, ({ body }) =>
    String(Reflect.get(Object(body), 'billingToken')).startsWith('tok:'),
  ),
  idle('files-nothing', calls.fileClaim, { claimNumber: 'HC-1' }),
  idle('completes-a-change-without-making-it', calls.policyChangeStatus, { status: 'complete' }),
  idle('completes-an-email-without-changing-it', calls.emailChangeStatus, { status: 'complete' }),
  answers('a-change-never-completes', calls.policyChangeStatus, set('status', 'pending')),
  answers('an-email-change-never-completes', calls.emailChangeStatus, set('status', 'pending')),
  answers('a-change-always-fails', calls.policyChangeStatus, set('status', 'failed')),
  answers(
    'stays-current-after-a-cancellation',
    calls.listPolicies,
    change('*.*.status', () => 'current'),
  ),
  ...answersTo(calls.listClaims, {
    'lists-one-page-of-claims': change('', (rows: readonly unknown[]) => rows.slice(0, 20)),
    'lists-each-claim-twice': change('', (rows: readonly unknown[]) => [...rows, ...rows]),
    'lists-no-claim': set('', []),
  }),
  ...answersTo(calls.getClaim, {
    'claims-in-cents': change('estimate', cents),
    'claims-rounded': change('estimate', Math.floor),
    'claims-a-day-early': change('dateOfLoss', (day: string) =>
      new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10),
    ),
    'claims-cut-at-40': change('description', (text: string) => text.slice(0, 40)),
    'claims-in-ascii': change('description', (text: string) => text.replaceAll(/[^\x20-\x7e\n]/g, '?')),
    'claims-of-another-year': change('createdAt', () => '2020-01-01T00:00:00Z'),
    'claims-swap-fields': (answer) => {
      const { data } = Object(answer.body) as { data?: { equipment?: string; description?: string } };
      if (data) [data.equipment, data.description] = [data.description ?? '', data.equipment ?? ''];
    },
  }),
  asking('claims-keep-no-equipment', calls.fileClaim, (request) =>
    Object.assign(Object(request.body) as object, { equipment: 'Other' }),
  ),
  asking('a-key-files-twice', calls.fileClaim, (request) => {
    request.headers['idempotency-key'] = crypto.randomUUID();
  }),
  answers('another-body-under-a-key-is-taken', calls.fileClaim, (answer) => {
    if (answer.status === 422) Object.assign(answer, { status: 200, body: { data: { claimNumber: 'HC-2' } } });
  }),
  answers('another-profile-under-a-key-is-taken', calls.saveCustomer, (answer) => {
    if (answer.status === 422) Object.assign(answer, { status: 200, body: { data: {} } });
  }),
  answers('another-term-under-a-key-is-taken', calls.updateBillingTerm, (answer) => {
    if (answer.status === 422) Object.assign(answer, { status: 200, body: { data: {} } });
  }),
  answers('another-change-under-a-key-is-taken', calls.changePolicy, (answer) => {
    if (answer.status === 422) Object.assign(answer, { status: 200, body: { data: { correlationId: 'c' } } });
  }),
  refusedAndDone('another-profile-under-a-key-is-refused-and-saved', calls.saveCustomer),
  refusedAndDone('another-term-under-a-key-is-refused-and-saved', calls.updateBillingTerm),
  ...answersTo(calls.fileClaim, {
    'a-key-used-is-refused-with-409': (answer) => {
      if (answer.status === 422) answer.status = 409;
    },
    'claims-of-the-future-sign-out': refusal(() => ({ status: 401 })),
    'claims-of-the-future-refused-without-a-word': refusal(({ status }) => (status === 422 ? {} : { body: {} })),
  }),
  answers(
    'cancelled-twice-is-taken',
    calls.changePolicy,
    refusal(({ status }) => (status === 400 ? { status: 200, body: { data: {} } } : {})),
  ),
  asking('saves-the-phone-alone', calls.saveCustomer, (request) => {
    const { mailingAddress: _, ...body } = Object(request.body) as Record<string, unknown>;
    request.body = body;
  }),
  asking('keeps-the-middle-initial', calls.saveCustomer, (request) => {
    const body = Object(request.body) as Record<string, unknown>;
    if (body['middleInitial'] === '') delete body['middleInitial'];
  }),
  ...answersTo(calls.getCustomer, {
    'profile-of-yesterday': change('firstName', () => 'Nora'),
    'preference-always-email': set('contactPreference', 'email'),
    'edelivery-always-on': set('edeliveryPreference', true),
    'mailing-address-is-the-home': change('', (profile: { address: object }) => ({
      ...profile,
      mailingAddress: profile.address,
    })),
  }),
  answers('billing-term-always-monthly', calls.getBillingTerm, set('billingTerm', 'monthly')),
  answers('profile-keeps-the-billing-term', calls.getCustomer, set('billingMethod', { billingTerm: 'monthly' })),
  ...answersTo(calls.listPolicies, {
    'premium-is-another-than-previewed': change('*.currentTerm.annualPremium', (amount: number) => amount + 1),
    'coverages-never-change': set('*.currentTerm.coverages', [{ code: 'bul' }, { code: 'hep' }]),
  }),
  asking('the-new-address-signs-in-at-the-last-put-alone', calls.login, (request) => {
    const body = Object(request.body) as { userName?: string };
    if (/^scenario-/i.test(body.userName ?? '')) body.userName = 'nobody@example.com';
  }),
  asking('the-old-address-still-signs-in', calls.login, (request, { world }) => {
    const body = Object(request.body) as { userName?: string };
    const { email } = accountOf(world, 'nj-current');
    if (body.userName === 'nj-current@example.com') body.userName = email;
  }),
  answers('an-email-in-use-gets-a-code', calls.requestEmailCode, accepted({ data: {} })),
  answers('any-email-code-is-right', calls.confirmEmail, accepted({ data: { id: 'e-1' } })),
  asking('any-password-confirms-the-email', calls.confirmEmail, (request) => {
    const body = Object(request.body) as Record<string, unknown>;
    if (body['verificationCode'] === verificationCodes.forEmail) body['password'] = PASSWORD;
  }),
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
  ...answersTo(calls.createUser, {
    'any-invitation-creates-a-user': whenSent('userToken', 'no-such-invitation', accepted({ data: madeUpSession })),
    'a-weak-first-password-is-taken': whenSent('password', 'weak', accepted({ data: madeUpSession })),
    'an-invitation-creates-any-user': whenSent(
      'userName',
      'somebody.else@example.com',
      accepted({ data: madeUpSession }),
    ),
    'a-new-user-has-dead-tokens': set('authToken', 'dead'),
  }),
  answers(
    'a-new-password-has-dead-tokens',
    calls.setPassword,
    change('authToken', () => 'dead'),
  ),
  ...answersTo(calls.checkInvitation, {
    'a-used-invitation-is-not-found': refusal(() => ({ status: 404 })),
    'an-invitation-for-somebody-else': set('userName', 'somebody.else@example.com'),
  }),
);

/** Another customer's, or a stranger's. */
const authorisation = [
  ...caughtBy(
    '--smoke',
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
  ),
  ...caughtBy(
    '--scenarios',
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
    ...[
      calls.getCustomer,
      calls.listPolicies,
      calls.getBillingTerm,
      calls.rate,
      calls.getClaim,
      calls.policyChangeStatus,
    ].map((call) => asking(`never-expires: ${call}`, call, notExpiring)),
    answers(
      'expiry-in-other-words',
      calls.getBilling,
      refusal(() => ({ body: { message: 'Token expired' } })),
    ),
    asking('claims-of-everybody', calls.getClaim, (request, insurer) => {
      const persona = Object.entries(insurer.world.accounts).find(([, { claims }]) =>
        claims.some(({ reference }) => request.path.endsWith(`/${reference}`)),
      )?.[0];
      servesAs(request, insurer, persona);
    }),
    asking('changes-of-everybody', calls.policyChangeStatus, (request, insurer) => {
      servesAs(request, insurer, insurer.world.changes[request.path.split('/').at(-1) ?? '']?.owner);
    }),
    answers(
      'one-policy-for-all',
      calls.listPolicies,
      change('*.policyNumber', () => 'HP-1'),
    ),
    answers('one-profile-for-all', calls.getCustomer, set('email', 'all@example.com')),
    oneKeyForAll(),
  ),
];

const session: Edit = set('authToken', 'auth-dead');

/** Wrong at every read of one account. */
const reads = caughtBy(
  '--smoke',
  asking('an-email-signs-in-with-any-password', calls.login, (request) => {
    const body = Object(request.body) as { password?: string };
    if (body.password !== 'Hearth-2027!' && body.password !== 'Temp-2026!') body.password = PASSWORD;
  }),
  ...answersTo(calls.refreshTokens, {
    'a-refresh-with-dead-tokens': session,
    'a-refresh-with-a-dead-refresh-token': all(set('refreshToken', 'dead'), (answer) =>
      Object.assign(answer.headers, { 'x-falcon-refresh': 'dead' }),
    ),
    'any-refresh-token-is-taken': accepted({ data: madeUpSession }),
    'a-refresh-refused-with-500': refusal(() => ({ status: 500 })),
    'a-refresh-refused-with-422': refusal(() => ({ status: 422 })),
  }),
  ...answersTo(calls.rate, {
    'rates-ignore-the-coverages': set('annualPremium', 99.5),
    'rates-in-cents': all(change('annualPremium', cents), change('monthlyPayment', cents)),
    'rates-yearly-in-cents': change('annualPremium', cents),
    'rates-monthly-in-cents': change('monthlyPayment', cents),
    'rates-of-nothing': set('annualPremium', 0),
    'rates-without-the-month': set('monthlyPayment', null),
  }),
  ...answersTo(calls.preview, {
    'a-preview-of-another-price': change('rate.annualPremium', (amount: number) => amount + 5),
    'a-preview-in-cents': change('proratedValue', cents),
    'a-refund-is-a-charge': change('proratedValue', (amount: number) => -amount),
  }),
  answers('agreements-are-one', calls.referenceData, set('html', '<p>You agree.</p>')),
  asking('agreements-are-swapped', calls.referenceData, (request) => {
    request.url = request.url.includes('UPDTPYMNT')
      ? request.url.replace('UPDTPYMNT', 'NONRECURBILL')
      : request.url.replace('NONRECURBILL', 'UPDTPYMNT');
  }),
  answers('agreements-are-empty', calls.referenceData, set('html', '')),
  ...answersTo(calls.getClaim, {
    'details-of-another-claim': set('claimNumber', 'HC-999'),
    'details-of-another-status': set('status', 'denied'),
    'details-of-another-day': set('createdAt', '2020-01-01T00:00:00Z'),
    'details-of-another-policy': set('policyNumber', 'HP-9'),
  }),
  ...answersTo(calls.listPolicies, {
    'terms-that-end-before-they-start': change('*.currentTerm.endDate', () => '2001-01-01'),
    'a-policy-without-terms': change('*', ({ policyNumber }: { policyNumber: string }) => ({ policyNumber })),
  }),
  answers(
    'another-billing-term-in-the-profile',
    calls.getCustomer,
    set('billingMethod', { billingTerm: 'nonrecurringyearly' }),
  ),
  answers('past-due-with-nothing-due', calls.getBilling, all(set('pastDue', true), set('balance', 0))),
  answers('unknown-claims-are-empty', calls.getClaim, accepted({ data: { claimNumber: 'HC-1' } })),
  answers(
    'unknown-invitations-are-refused',
    calls.checkInvitation,
    refusal(() => ({ status: 400 })),
  ),
  answers('unknown-changes-are-complete', calls.policyChangeStatus, accepted({ data: { status: 'complete' } })),
  answers('claims-redirected', calls.listClaims, success(301, undefined, { Location: '/api/claims/' })),
);

/** Backends with a defect that a customer would notice, and the check that finds each. */
export const wrongBackends: readonly WrongBackend[] = [
  ...shapes,
  ...words,
  ...caughtBy(
    '--smoke',
    ...wrongAtOnce,
    ...wrongForReaders,
    ...wrongStacksAtOnce,
    ...wrongCasesAtOnce,
    ...wrongDetailsAtOnce,
    ...wrongGuardsAtOnce,
    ...wrongHabitsAtOnce,
    ...wrongEdgesAtOnce,
    ...wrongTrustAtOnce,
    ...wrongRecordsAtOnce,
  ),
  ...caughtBy(
    '--scenarios',
    ...wrongLater,
    ...wrongWrites,
    ...wrongStacksLater,
    ...wrongCasesLater,
    ...wrongDetailsLater,
    ...wrongGuardsLater,
    ...wrongHabitsLater,
    ...wrongEdgesLater,
    ...wrongTrustLater,
    ...wrongRecordsLater,
    ...wrongTurnsLater,
  ),
  ...overTime,
  ...authorisation,
  ...reads,
];
