import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import { CalendarDate } from '../../src/domain/CalendarDate';
import * as calls from '../contract/apiCalls';
import { type Edit, accepted, answers, answersTo, change, refusal, set, whenSent } from './edits';
import { remembering } from './remembering';
import { type Body, bodyOf, keyIn, ownAccount, refuse, sessionIn, textIn } from './requests';
import { servesAs } from './strangers';

export const rewriting = (name: string, call: string | readonly string[], of: (body: Body) => void): Variation => ({
  name,
  calls: [call].flat(),
  asks: (request) => of(bodyOf(request)),
});

/** Changes something else of the customer's account when a call has succeeded. */
export const besides = (name: string, call: string, of: (account: Account, body: Body) => void): Variation => {
  const insurers = new WeakMap<object, readonly [Request, Insurer]>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => void insurers.set(request, [request, insurer]),
    answers: ({ status }, asked) => {
      const [request, insurer] = insurers.get(asked) ?? [];
      const account = request && insurer && ownAccount(request, insurer);
      if (account && status < 300) of(account, bodyOf(asked));
    },
  };
};

/** Changes the account before the call is answered. */
const beforehand = (
  name: string,
  call: string,
  of: (account: Account, body: Body, isExpired: boolean) => void,
): Variation => ({
  name,
  calls: [call],
  asks: (request, insurer) => {
    const account = ownAccount(request, insurer);
    if (account) of(account, bodyOf(request), insurer.expired.has(sessionIn(request)));
  },
});

export const withProfile = (account: Account, fields: object): void => {
  account.profile = { ...account.profile, ...fields };
};

export const claimText = (name: string, of: (text: string) => string): Variation =>
  answers(name, calls.getClaim, change('description', of), change('equipment', of));

const withoutAstral = (text: string): string => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?');

/** What ISO 8859-1 and the quotation marks of Windows have. */
const western = (text: string): string => text.replaceAll(/[^\0-\u00ff‘’“”]/gu, '?');

export const profileText = (name: string, of: (text: string) => string): Variation =>
  answers(
    name,
    calls.getCustomer,
    ...['firstName', 'lastName', 'mailingAddress.address1', 'mailingAddress.city'].map((path) => change(path, of)),
  );

/** A key that counts for something else than the customer. */
const newKeyWhere = (
  name: string,
  call: string,
  isNew: (key: string, request: Request, earlier: Map<string, string>) => boolean,
): Variation =>
  remembering(name, call, () => ({ earlier: new Map<string, string>() }), {
    asks: (request, { earlier }) => {
      const key = keyIn(request);
      if (isNew(key, request, earlier)) request.headers['idempotency-key'] = crypto.randomUUID();
    },
  });

const keyOfTheSession = (call: string): Variation =>
  newKeyWhere(`a-key-is-of-the-session: ${call}`, call, (key, request, earlier) => {
    const session = sessionIn(request);
    const first = earlier.get(key) ?? session;
    earlier.set(key, first);
    return first !== session;
  });

const keyOfTheBody = (call: string): Variation =>
  newKeyWhere(`a-repetition-is-carried-out: ${call}`, call, (key, { body }, earlier) => {
    const sent = JSON.stringify(body);
    const first = earlier.get(key);
    earlier.set(key, first ?? sent);
    return first === sent;
  });

const readsSpanish = (request: { readonly body?: unknown }): boolean =>
  String((request as Request).get('accept-language')).startsWith('es');

export const inSpanish = (name: string, call: string, edit: Edit): Variation =>
  answers(name, call, (answer, request) => {
    if (readsSpanish(request)) edit(answer, request);
  });

export const dayBefore = (day: string): string => CalendarDate.plusDays(day as CalendarDate, -1);

const lessOf = (path: string, isShown: (row: Record<string, unknown>) => boolean): Edit =>
  change(path, (rows: readonly Record<string, unknown>[]) => rows.filter(isShown));

const firstOf = (count: number, path = ''): Edit => change(path, (rows: readonly unknown[]) => rows.slice(0, count));

const keyedWrites = [calls.saveCustomer, calls.updateBillingTerm, calls.updateBillingMethod];

const onceAlone = (name: string, call: string, isCounted: (body: unknown) => boolean): Variation =>
  remembering(name, call, () => ({ count: 0 }), {
    answers: (answer, memory) => {
      if (!isCounted(answer.body)) return;
      if (memory.count > 0) refuse(answer, 410, 'Gone.');
      memory.count += 1;
    },
  });

/** What the stories that change nothing find. */
export const wrongForReaders: readonly Variation[] = [
  answers(
    'terms-end-on-their-last-day',
    calls.listPolicies,
    change('*.*.endDate', dayBefore),
    change('*.priorTerms.*.endDate', dayBefore),
  ),
  answers(
    'agreements-are-escaped',
    calls.referenceData,
    change('html', (html: string) => html.replaceAll('<', '&lt;')),
  ),
  besides('a-preview-is-kept', calls.preview, (account) => {
    account.policies = account.policies.map((policy) => ({ ...policy, policyNumber: `${policy.policyNumber}-2` }));
  }),
  inSpanish('nothing-in-spanish', calls.listPolicies, (answer) =>
    Object.assign(answer, { status: 406, body: { message: 'Not acceptable.' } }),
  ),
  inSpanish(
    'words-of-the-portal-in-spanish',
    calls.listPolicies,
    change('*.*.status', (status: string) => (status === 'current' ? 'vigente' : status)),
  ),
];

/** What the stories find that write and read again. */
export const wrongWrites: readonly Variation[] = [
  // Texts and amounts
  claimText('claims-without-emoji', withoutAstral),
  claimText('claims-without-tags', (text) => text.replaceAll(/<[^>]*>/g, '')),
  claimText('claims-with-less-than-escaped', (text) => text.replaceAll('<', '&lt;')),
  claimText('claims-without-backslashes', (text) => text.replaceAll('\\', '')),
  claimText('claims-with-quotes-escaped', (text) => text.replaceAll('"', '&quot;')),
  claimText('claims-as-in-a-form', (text) => text.replaceAll('+', ' ')),
  claimText('claims-decoded-once-more', (text) => text.replaceAll('%25', '%')),
  claimText('claims-unescaped', (text) => text.replaceAll('&amp;', '&')),
  claimText('claims-of-western-europe', western),
  profileText('profiles-of-western-europe', western),
  profileText('profiles-cut-at-50', (text) => text.slice(0, 50)),
  ...answersTo(calls.getCustomer, {
    'addresses-in-ascii': change('mailingAddress.address1', (text: string) => text.replaceAll(/[^\0-\x7f]/g, '?')),
    'addresses-without-an-apartment': change('mailingAddress.address1', (text: string) => text.split(',')[0]),
  }),
  answers('estimates-in-single-precision', calls.getClaim, change('estimate', Math.fround)),
  rewriting('estimates-below-100000', calls.fileClaim, (body) => {
    if (Number(body['estimate']) > 99_999.99 && Number(body['estimate']) <= 1e9) body['estimate'] = 99_999.99;
  }),
  rewriting('no-claim-of-zero-dollars', calls.fileClaim, (body) => {
    if (body['estimate'] === 0) body['estimate'] = -1;
  }),
  answers(
    'texts-counted-in-halves',
    calls.getClaim,
    change('description', (text: string) => text.slice(0, 512)),
  ),

  // Lists
  answers('lists-50-claims', calls.listClaims, firstOf(50)),
  answers('lists-50-documents', calls.listDocuments, firstOf(50)),
  ...answersTo(calls.getBilling, {
    'lists-100-payments': firstOf(100, 'paymentHistory'),
    'hides-declined-payments': lessOf('paymentHistory', ({ status }) => status !== 'declined'),
    'payments-of-one-year': lessOf('paymentHistory', ({ createdAt }) => String(createdAt) > '2025-12'),
    'refunds-without-their-sign': change('paymentHistory.*.amount', Math.abs),
  }),
  ...answersTo(calls.listDocuments, {
    'declarations-alone': lessOf('', ({ Key }) => String(Key).includes('decPage')),
    'keys-in-lower-case': change('*.Key', (key: string) =>
      key.toLowerCase().replace('hp-', 'HP-').replace('decpage', 'decPage'),
    ),
  }),
  answers(
    'closed-claims-are-hidden',
    calls.listClaims,
    lessOf('', ({ status }) => status !== 'closed'),
  ),

  // Keys
  ...keyedWrites.map(keyOfTheBody),
  ...[...keyedWrites, calls.fileClaim, calls.changePolicy].map(keyOfTheSession),
  newKeyWhere('the-last-key-alone', calls.fileClaim, (key, _, earlier) => {
    const isNew = earlier.has(key) && [...earlier.keys()].at(-1) !== key;
    earlier.delete(key);
    earlier.set(key, '');
    return isNew;
  }),
  remembering('a-repetition-has-another-id', calls.changePolicy, () => ({ keys: new Set<unknown>() }), {
    answers: (answer, { keys }, request) => {
      const key = request.get('idempotency-key');
      if (keys.has(key)) set('correlationId', 'change-0')(answer, request);
      keys.add(key);
    },
  }),

  // Codes, passwords and addresses
  {
    name: 'a-new-address-for-whoever-the-body-names',
    calls: [calls.confirmEmail],
    asks: (request, insurer) => servesAs(request, insurer, ownerOfEmail(insurer.world, textIn(request, 'username'))),
  },
  answers(
    'a-code-for-everybody',
    calls.setPassword,
    whenSent('userName', 'il-current@example.com', accepted({ data: {} })),
  ),
  onceAlone('an-invitation-is-checked-once', calls.checkInvitation, (body) => Reflect.has(Object(body), 'data')),
  onceAlone('an-email-is-complete-once', calls.emailChangeStatus, (body) =>
    JSON.stringify(body ?? '').includes('"complete"'),
  ),
  answers('a-new-user-cannot-refresh', calls.createUser, set('refreshToken', 'dead')),
  answers(
    'a-new-password-cannot-refresh',
    calls.setPassword,
    change('refreshToken', () => 'dead'),
  ),
  beforehand('a-weak-password-is-refused-and-set', calls.setPassword, (account, body) => {
    if (body['password'] === 'weak') account.password = 'weak';
  }),
  answers(
    'a-password-is-refused-without-a-word',
    calls.createUser,
    refusal(() => ({ body: {} })),
  ),
  answers('a-new-address-in-lower-case', calls.login, (answer, request) => {
    if (/[A-Z]/.test(textIn(request, 'userName'))) Object.assign(answer, { status: 401, body: { message: 'No.' } });
  }),
  beforehand('a-new-address-loses-the-claims', calls.listClaims, (account) => {
    if (account.email.startsWith('Scenario-')) account.claims = [];
  }),
  besides('a-new-address-resets-the-preference', calls.emailChangeStatus, (account) => {
    const { contactPreference } = account.profile;
    withProfile(account, { contactPreference: contactPreference === 'sms' ? 'email' : 'sms' });
  }),
  answers('a-new-address-cannot-refresh', calls.refreshTokens, (answer, request) => {
    if (textIn(request, 'userName').startsWith('Scenario-'))
      Object.assign(answer, { status: 401, body: { message: 'No.' } });
  }),
  ...[calls.requestEmailCode, calls.getCustomer].map((call) =>
    inSpanish(
      `refusals-in-spanish-without-a-code: ${call}`,
      call,
      refusal(() => ({ body: { message: 'No se pudo hacer.' } })),
    ),
  ),

  rewriting('takes-a-claim-of-the-day-after-tomorrow', calls.fileClaim, (body) => {
    const today = new Date().toISOString().slice(0, 10);
    const day = String(body['dateOfLoss']);
    if (day > today && day < '2099') body['dateOfLoss'] = today;
  }),

  // Refused and done all the same; more is changed than was sent
  beforehand('saves-with-expired-tokens', calls.saveCustomer, (account, body, isExpired) => {
    if (isExpired) withProfile(account, { phoneNumber: body['phoneNumber'] });
  }),
  beforehand('cancels-with-expired-tokens', calls.changePolicy, (account, _, isExpired) => {
    if (isExpired) account.policies = [];
  }),
  besides('a-claim-clears-the-phone', calls.fileClaim, (account) => withProfile(account, { phoneNumber: '' })),
  besides('a-billing-term-renames', calls.updateBillingTerm, (account) => withProfile(account, { firstName: 'X' })),
  besides('a-billing-term-ends-the-payments', calls.updateBillingTerm, (account) => {
    account.paymentMethod = { type: 'NONE' };
  }),
  besides('a-card-changes-the-billing-term', calls.updateBillingMethod, (account) => {
    account.billingTerm = 'nonrecurringyearly';
  }),
  besides('a-card-deletes-the-payments', calls.updateBillingMethod, (account) => {
    Object.assign(account, { payments: [], generated: { ...account.generated, payments: 0 } });
  }),
  besides('a-cancellation-deletes-the-claims', calls.changePolicy, (account, { changeReason }) => {
    if (changeReason === 'custcancelled') account.claims = [];
  }),
  besides('a-change-is-another-policy', calls.policyChangeStatus, (account) => {
    account.policies = account.policies.map((policy) => ({ ...policy, policyNumber: 'HP-77' }));
  }),
  besides('a-change-changes-the-billing-term', calls.policyChangeStatus, (account) => {
    account.billingTerm = 'nonrecurringyearly';
  }),
  rewriting('the-contact-is-saved-in-part', calls.saveCustomer, (body) => {
    if (body['changeReasonDescription'] === 'Updated Customer Info' && body['email'] !== undefined)
      delete body['contactPreference'];
  }),
  rewriting('coverages-are-only-added', calls.changePolicy, (body) => {
    if (Array.isArray(body['coverages'])) body['coverages'] = [{ code: 'bul' }, { code: 'hep' }];
  }),
  rewriting('a-reason-has-100-characters', calls.changePolicy, (body) => {
    if (String(body['changeReasonDescription']).length > 100) body['changeReason'] = 'other';
  }),

  // Another customer
  {
    name: 'a-billing-term-for-everybody',
    calls: [calls.updateBillingTerm],
    asks: (request, { world }) => {
      accountOf(world, 'il-current').billingTerm = textIn(request, 'billingTerm');
    },
  },
  {
    name: 'a-cancellation-of-everybody',
    calls: [calls.changePolicy],
    asks: (request, { world }) => {
      if (textIn(request, 'changeReason') === 'custcancelled') accountOf(world, 'il-current').policies = [];
    },
  },
];
