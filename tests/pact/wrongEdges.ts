import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import { Instant } from '../../src/domain/Instant';
import { Money } from '../../src/domain/Money';
import * as calls from '../contract/apiCalls';
import { type Edit, answers, answersTo, change, refusal, success, update } from './edits';
import { remembering } from './remembering';
import { asking, bodyOf, idle, isDone, keyIn, ownAccount, refuse, sessionIn, textIn, refusing } from './requests';
import { keyedWrites } from './wrongCases';
import { tellsBy } from './wrongHabits';
import { besides, rewriting, withProfile } from './wrongWrites';

/** Backends with mistakes in rare cases: a token that is almost right, or a write during a change. */

// Keys
/** A key is the same key only together with something else, such as the language. */
const keyWith = (
  name: string,
  call: string,
  of: (request: Request, account: Account | undefined) => string | undefined,
): Variation =>
  remembering(name, call, () => ({ first: new Map<string, string | undefined>() }), {
    asks: (request, { first }, insurer) => {
      const key = keyIn(request);
      const now = of(request, ownAccount(request, insurer));
      if (!first.has(key)) first.set(key, now);
      if (first.get(key) !== now) request.headers['idempotency-key'] = crypto.randomUUID();
    },
  });

// Tokens
type Likeness = (given: string, known: string) => boolean;

const hasAnotherLetter: Likeness = (given, known) =>
  given.length === known.length && [...given].filter((letter, index) => letter !== known[index]).length === 1;
const hasOtherCapitals: Likeness = (given, known) => given.toLowerCase() === known.toLowerCase();
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

const insteadOf = (call: string, field: string, right: string, isNear: Likeness, name: string): Variation =>
  rewriting(`${name}: ${call}`, call, (body) => {
    if (isNear(String(body[field]), right)) body[field] = right;
  });

// Changes that take a while
const isComplete = ({ body }: Answer): boolean => JSON.stringify(body ?? '').includes('"complete"');

const isChange = (body: object): boolean => Reflect.get(body, 'changeReason') !== 'custcancelled';

/** A change that completes sets something else back to what it was when the change was sent. */
const writesBack = (
  name: string,
  [start, poll]: readonly [string, string],
  copyOf: (account: Account) => (now: Account) => void,
): Variation =>
  remembering(
    name,
    [start, poll],
    () => ({ asked: new WeakMap<object, Account>(), copies: new Map<Account, (now: Account) => void>() }),
    {
      asks: (request, { asked }, insurer) => {
        const account = ownAccount(request, insurer);
        if (account) asked.set(request, account);
      },
      answers: (answer, { asked, copies }, request) => {
        const account = asked.get(request);
        if (!account) return;
        if (request.method !== 'GET') {
          if (isDone(answer) && isChange(bodyOf(request))) copies.set(account, copyOf(structuredClone(account)));
        } else if (isComplete(answer)) {
          copies.get(account)?.(account);
          copies.delete(account);
        }
      },
    },
  );

const late = {
  email: [calls.confirmEmail, calls.emailChangeStatus],
  policy: [calls.changePolicy, calls.policyChangeStatus],
} as const;

const whatIsWrittenBack = {
  phone:
    ({ profile: { phoneNumber } }: Account) =>
    (now: Account) =>
      withProfile(now, { phoneNumber }),
  preference:
    ({ profile: { contactPreference } }: Account) =>
    (now: Account) =>
      withProfile(now, { contactPreference }),
  delivery:
    ({ profile: { edeliveryPreference } }: Account) =>
    (now: Account) =>
      withProfile(now, { edeliveryPreference }),
  name:
    ({ profile: { firstName, lastName } }: Account) =>
    (now: Account) =>
      withProfile(now, { firstName, lastName }),
  term:
    ({ billingTerm }: Account) =>
    (now: Account) => {
      now.billingTerm = billingTerm;
      withProfile(now, { billingTerm });
    },
  claims:
    ({ claims }: Account) =>
    (now: Account) => {
      now.claims = claims;
    },
} as const;

/** The policy of a change that comes after its cancellation is as it was before. */
const undoesCancellation = (): Variation =>
  remembering(
    'a-change-undoes-a-cancellation',
    late.policy,
    () => ({ asked: new WeakMap<object, Account>(), copies: new Map<Account, Account['policies']>() }),
    {
      asks: (request, { asked, copies }, insurer) => {
        const account = ownAccount(request, insurer);
        if (!account) return;
        asked.set(request, account);
        if (request.method !== 'GET' && isChange(bodyOf(request)))
          copies.set(account, structuredClone(account.policies));
      },
      answers: (answer, { asked, copies }, request) => {
        const account = asked.get(request);
        if (!account || !JSON.stringify(answer.body).includes('no longer active')) return;
        account.policies = copies.get(account) ?? account.policies;
        answer.body = { data: { status: 'complete' } };
      },
    },
  );

// What else a write does
const losesDesignee = (name: string, call: string, isMeant: (body: object) => boolean = () => true): Variation =>
  besides(`${name}-loses-the-designee`, call, (account, body) => {
    if (isMeant(body)) withProfile(account, { thirdPartyDesignee: undefined });
  });

const endsSessions = (request: Request, { world }: Insurer): void => {
  const named = ownerOfEmail(world, textIn(request, 'userName'));
  for (const [authToken, { owner }] of Object.entries(world.sessions))
    if (owner === named) Reflect.deleteProperty(world.sessions, authToken);
};

const refusesWhere = (
  name: string,
  call: string,
  isMeant: (account: Account, body: Record<string, unknown>) => boolean,
): Variation =>
  refusing(name, call, (request, insurer) => {
    const account = ownAccount(request, insurer);
    return account !== undefined && isMeant(account, bodyOf(request));
  });

// Payments
/** Changes the account when another card was entered. It knows the method before, and how many cards were entered. */
const withCard = (
  name: string,
  of: (account: Account, before: Account['paymentMethod'], earlier: number) => void,
): Variation =>
  remembering(
    name,
    calls.updateBillingMethod,
    () => ({
      asked: new WeakMap<object, readonly [Account, Account['paymentMethod']]>(),
      times: new Map<Account, number>(),
    }),
    {
      asks: (request, { asked }, insurer) => {
        const account = ownAccount(request, insurer);
        if (account) asked.set(request, [account, account.paymentMethod]);
      },
      answers: (answer, { asked, times }, request) => {
        const [account, before] = asked.get(request) ?? [];
        if (!account || !before || !isDone(answer)) return;
        const earlier = times.get(account) ?? 0;
        times.set(account, earlier + 1);
        of(account, before, earlier);
      },
    },
  );

const [dueOnce, anHour] = [12_550, 3_600_000];

const isDueOnce = ({ email }: Account): boolean => email.startsWith('ny-pastdue');

const overcharges = (): Variation =>
  remembering(
    'additions-cost-twice-the-preview',
    calls.policyChangeStatus,
    () => ({ known: 0, account: undefined as Account | undefined }),
    {
      asks: (request, memory, insurer) => {
        memory.account = ownAccount(request, insurer);
        memory.known = memory.account?.payments.length ?? 0;
      },
      answers: (_, { account, known }) => {
        const [newest, ...rest] = account?.payments ?? [];
        if (!account || !newest || account.payments.length === known || Number(newest.amount) < 0) return;
        account.payments = [{ ...newest, amount: Money.ofCents(Number(newest.amount) * 2) }, ...rest];
      },
    },
  );

const inAscii = (text: string): string => text.replaceAll(/[^\0-\x7f]/g, '?');

const most = (amount: number): Edit =>
  update('*.currentTerm.annualPremium', (premium) => Math.min(Number(premium), amount));

const answering = (name: string, call: string, data: object): Variation => answers(name, call, success(200, { data }));

/** What the stories that change nothing find. */
export const wrongEdgesAtOnce: readonly Variation[] = [
  refreshesBy('has-another-letter', hasAnotherLetter),
  refreshesBy('has-other-capitals', hasOtherCapitals),
  refreshesBy('is-the-start-of-one', isStart),
  refreshesBy('has-more-behind-it', hasMoreBehind),
  ...(['x-falcon-auth', 'x-falcon-access'] as const).flatMap((header) => [
    takesBy('the-start-of-a-token-will-do', header, isStart),
    takesBy('a-token-may-have-more-behind-it', header, hasMoreBehind),
  ]),
  answers(
    'a-profile-has-a-hash-of-another-kind',
    calls.getCustomer,
    update('passwordHash', () => '5f4dcc3b5aa765d61d8327deb882cf99'),
  ),
];

/** What the stories find that write and read again. */
export const wrongEdgesLater: readonly Variation[] = [
  // Keys
  ...keyedWrites.map((call) =>
    keyWith(`a-key-is-of-the-language: ${call}`, call, (request) => request.get('accept-language')),
  ),
  keyWith('a-key-is-of-the-address', calls.fileClaim, (_, account) => account?.email),
  tellsBy('profiles-told-apart-by-their-texts', calls.saveCustomer, ({ mailingAddress: _, ...texts }) => texts),
  tellsBy(
    'profiles-told-apart-without-the-delivery',
    calls.saveCustomer,
    ({ edeliveryPreference: _, ...rest }) => rest,
  ),
  tellsBy(
    'profiles-told-apart-without-the-name',
    calls.saveCustomer,
    ({ firstName: _, lastName: __, changeDescriptionType: ___, ...rest }) => rest,
  ),
  tellsBy('coverages-told-apart-by-their-number', calls.changePolicy, ({ coverages, ...rest }) => [
    rest,
    Array.isArray(coverages) && coverages.length,
  ]),
  tellsBy('claims-told-apart-without-capitals', calls.fileClaim, (body) => JSON.stringify(body).toLowerCase()),

  // Tokens, codes and passwords
  asking('the-token-of-a-challenge-refreshes', calls.refreshTokens, (request, { world }) => {
    if (textIn(request, 'refreshToken') !== 'temporary-ny-temporary') return;
    world.sessions['auth-challenge'] = { owner: 'ny-temporary', accessToken: 'access', refreshToken: 'refresh' };
    bodyOf(request)['refreshToken'] = 'refresh';
  }),
  asking('an-invitation-may-have-another-letter', calls.checkInvitation, (request) => {
    const url = '/api/auth/token/invite-ny';
    if (hasAnotherLetter(request.path, url)) Object.assign(request, { url, originalUrl: url });
  }),
  insteadOf(calls.createUser, 'userToken', 'invite-ny', hasAnotherLetter, 'an-invitation-may-have-another-letter'),
  insteadOf(
    calls.setPassword,
    'token',
    'temporary-ny-temporary',
    hasAnotherLetter,
    'a-challenge-may-have-another-letter',
  ),
  insteadOf(calls.login, 'password', 'Temp-2026!', hasOtherCapitals, 'a-temporary-password-without-capitals'),
  insteadOf(calls.setPassword, 'oldPassword', 'Temp-2026!', hasOtherCapitals, 'a-temporary-password-without-capitals'),
  asking('an-email-is-confirmed-without-capitals', calls.confirmEmail, (request, insurer) => {
    const { password = '' } = ownAccount(request, insurer) ?? {};
    if (hasOtherCapitals(textIn(request, 'password'), password)) bodyOf(request)['password'] = password;
  }),
  rewriting('passwords-in-ascii', [calls.setPassword, calls.createUser, calls.login], (body) => {
    body['password'] = inAscii(String(body['password']));
  }),
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
  asking('a-first-code-ends-the-password', calls.sendInvitation, (request, insurer) => {
    const account = ownAccount(request, insurer);
    if (account) account.password = undefined;
  }),
  asking('a-first-code-ends-the-sessions', calls.sendInvitation, endsSessions),
  asking('a-code-ends-the-code-of-another', calls.requestCode, (request, { world }) => {
    for (const message of world.messages) message.isUsed = message.to !== textIn(request, 'userName');
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
  answers(
    'an-unknown-quote-signs-out',
    calls.preview,
    refusal(({ message }) => (message.includes('quote') ? { status: 401 } : {})),
  ),

  // Addresses
  asking('an-address-in-use-is-free-in-other-capitals', calls.requestEmailCode, (request, { world }) => {
    const email = textIn(request, 'email');
    const owner = ownerOfEmail(world, email);
    if (owner && accountOf(world, owner).email !== email) bodyOf(request)['email'] = `free-${email}`;
  }),
  answers('one-address-for-two-customers', calls.emailChangeStatus, (answer) => {
    if (JSON.stringify(answer.body).includes('another customer')) answer.body = { data: { status: 'complete' } };
  }),
  answers('addresses-of-100-characters', calls.requestEmailCode, (answer, request) => {
    if (textIn(request, 'email').length > 100) refuse(answer, 400);
  }),

  // While a change is under way
  ...(['email', 'policy'] as const).flatMap((which) =>
    (['phone', 'preference', 'delivery', 'name', 'term', 'claims'] as const).map((what) =>
      writesBack(`a-change-of-the-${which}-writes-back-the-${what}`, late[which], whatIsWrittenBack[what]),
    ),
  ),
  undoesCancellation(),
  answers('a-cancelled-policy-changes', calls.changePolicy, (answer, request) => {
    if (isChange(bodyOf(request)) && JSON.stringify(answer.body).includes('not active'))
      Object.assign(answer, { status: 200, body: { data: { correlationId: 'change-1' } } });
  }),

  // What else a write does
  losesDesignee('a-save', calls.saveCustomer),
  losesDesignee('a-billing-term', calls.updateBillingTerm),
  losesDesignee('a-change-of-coverages', calls.policyChangeStatus),
  losesDesignee('a-cancellation', calls.changePolicy, (body) => !isChange(body)),
  besides('a-change-of-coverages-deletes-the-documents', calls.policyChangeStatus, (account) => {
    account.documentKeys = [];
  }),
  besides('a-billing-term-deletes-the-authorization', calls.updateBillingTerm, (account) => {
    account.documentKeys = account.documentKeys.filter((key) => !key.includes('/recurringAuthorization/'));
  }),
  besides('a-save-renames-the-actions-of-payments', calls.saveCustomer, (account) => {
    account.payments = account.payments.map((payment) => ({ ...payment, action: 'Adjustment' }));
  }),

  // Payments
  withCard('a-second-card-is-ignored', (account, before) => {
    if (before.type === 'credit_card') account.paymentMethod = before;
  }),
  withCard('a-card-has-the-digits-of-the-one-before', (account, { lastFour }) => {
    if (lastFour) account.paymentMethod = { ...account.paymentMethod, lastFour };
  }),
  withCard('a-card-is-that-of-earlier-payments', (account) => {
    const { cardType, lastFour } = account.paymentMethod;
    account.payments = account.payments.map((payment) => ({ ...payment, cardType, lastFour }));
  }),
  withCard('past-due-after-paying', (account, _, earlier) => {
    if (isDueOnce(account) && earlier === 0) Object.assign(account, { pastDue: true, balance: Money.ofCents(dueOnce) });
  }),
  refusesWhere('a-customer-who-is-past-due-saves-nothing', calls.saveCustomer, ({ pastDue }) => pastDue),
  idle(
    'cards-do-nothing-outside-new-york',
    calls.updateBillingMethod,
    {},
    (request) => !sessionIn(request).startsWith('auth-ny-') && textIn(request, 'billingToken').startsWith('tok:'),
  ),
  overcharges(),
  ...answersTo(calls.getBilling, {
    'new-payments-of-local-time': change('paymentHistory.*.createdAt', (moment: string) =>
      Math.abs(Date.now() - Date.parse(moment)) < anHour
        ? new Date(Date.parse(moment) - 4 * anHour).toISOString()
        : moment,
    ),
    'payments-below-1000': change('paymentHistory.*.amount', (amount: number) => Math.min(amount, 999.99)),
    'payments-of-zero-are-left-out': update('paymentHistory.*.amount', (amount) => amount || undefined),
    'every-method-is-a-visa': change('paymentMethod', (method: { type: string }) =>
      method.type === 'credit_card' ? { ...method, cardType: 'visa' } : method,
    ),
    'digits-of-the-method-lose-zeros': change('paymentMethod.lastFour', (text: string) => text.replace(/^0+/, '')),
  }),
  answers('premiums-below-1000', calls.listPolicies, most(999.99)),

  // Limits and lists
  refusesWhere(
    'reasons-of-ten-letters-at-least',
    calls.changePolicy,
    (_, { changeReasonDescription }) => String(changeReasonDescription).length < 10,
  ),
  refusesWhere(
    'last-names-of-two-letters-at-least',
    calls.saveCustomer,
    (_, { lastName }) => String(lastName).length < 2,
  ),
  refusesWhere(
    'an-unchanged-name-is-refused',
    calls.saveCustomer,
    ({ profile }, { firstName, lastName }) => profile.firstName === firstName && profile.lastName === lastName,
  ),
  refusesWhere(
    'an-unchanged-address-is-refused',
    calls.saveCustomer,
    ({ profile }, { mailingAddress }) =>
      mailingAddress !== undefined && JSON.stringify(profile.mailingAddress) === JSON.stringify(mailingAddress),
  ),
  answers(
    'one-kind-of-documents-has-another-name',
    calls.listDocuments,
    change('*.Key', (key: string) => key.replace('/nonPayCancellation/', '/nonpaycancellation/')),
  ),

  // Secrets
  answering('a-token-is-answered', calls.sendInvitation, { token: 'invite-ny' }),
  answering('a-link-is-answered', calls.requestCode, { link: 'https://portal.example.com/reset?token=jX81kQ0z7Yw2' }),
  answering('a-code-of-letters-is-answered', calls.requestEmailCode, { verificationCode: 'K7QX2P' }),
  answers(
    'refusals-describe-a-trace',
    [calls.setPassword, calls.createUser, calls.updateBillingMethod, calls.fileClaim],
    refusal(({ body }) => ({
      body: {
        ...Object(body),
        description: 'java.lang.IllegalStateException: null\n\tat com.insurer.Api.handle(Api.java:42)',
      },
    })),
  ),
];
