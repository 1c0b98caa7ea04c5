import type { Account } from '../../src/adapters/memory/Account';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import { Money } from '../../src/domain/Money';
import * as calls from '../contract/apiCalls';
import { answers, answersTo, change, placesAt, set, update } from './edits';
import { remembering } from './remembering';
import { asking, bodyOf, isDone, keyIn, ownAccount, ownerOf, readProfileInstead, sessionIn, textIn } from './requests';
import { servesAs } from './strangers';
import { besides, claimText, inSpanish, profileText, rewriting, withProfile } from './wrongWrites';

/** Backends with one fault each: a write resets other settings, a wrong token is accepted, or a rule of docs/backend.md is broken. */

// What goes back to its default
const isCancellation = (body: object): boolean => Reflect.get(body, 'changeReason') === 'custcancelled';

const resets = {
  'the-delivery': (account: Account) => withProfile(account, { edeliveryPreference: true }),
  'the-preference': (account: Account) => withProfile(account, { contactPreference: 'email' }),
  'the-term-to-monthly': (account: Account) => {
    account.billingTerm = 'monthly';
    account.profile = { ...account.profile, billingTerm: 'monthly' };
  },
  'the-term-to-yearly': (account: Account) => {
    account.billingTerm = 'yearly';
    account.profile = { ...account.profile, billingTerm: 'yearly' };
  },
} as const;

const resetting = (who: string, call: string, ...what: readonly (keyof typeof resets)[]): readonly Variation[] =>
  what.map((each) => besides(`${who}-resets-${each}`, call, resets[each]));

/** Also where the caller is named by the refresh token alone. */
const refreshResets = (each: keyof typeof resets): Variation =>
  besides(`a-refresh-resets-${each}`, calls.refreshTokens, resets[each]);

const resettingOnCancel = (each: keyof typeof resets): Variation =>
  besides(`a-cancellation-resets-${each}`, calls.changePolicy, (account, body) => {
    if (isCancellation(body)) resets[each](account);
  });

const resettingWhere = (
  name: string,
  call: string,
  isMeant: (body: Record<string, unknown>) => boolean,
  each: keyof typeof resets,
): Variation =>
  besides(`${name}-resets-${each}`, call, (account, body) => {
    if (isMeant(body)) resets[each](account);
  });

// Tokens
/** A header may have another token of the same session. */
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

const withoutCapitals = (header: 'x-falcon-auth' | 'x-falcon-access'): Variation =>
  asking(`tokens-without-capitals: ${header}`, calls.apiCalls, (request, { world: { sessions } }) => {
    const given = request.get(header)?.toLowerCase();
    const found = Object.entries(sessions).find(
      ([authToken, { accessToken }]) => (header === 'x-falcon-auth' ? authToken : accessToken).toLowerCase() === given,
    );
    if (found) request.headers[header] = header === 'x-falcon-auth' ? found[0] : found[1].accessToken;
  });

// Keys
/** Tells the bodies under a key apart by a part of them alone. */
export const tellsBy = (name: string, call: string, of: (body: Record<string, unknown>) => unknown): Variation => {
  const taken = new WeakMap<object, unknown>();
  return remembering(
    name,
    call,
    () => ({ first: new Map<string, { readonly told: string; readonly body: unknown }>() }),
    {
      asks: (request, { first }, insurer) => {
        const told = JSON.stringify([of(bodyOf(request))]);
        const before = first.get(`${ownerOf(request, insurer)} ${keyIn(request)}`);
        if (before && before.told === told && ownAccount(request, insurer)) {
          taken.set(request, before.body);
          readProfileInstead(request);
        }
        Object.assign(request, { told, owner: ownerOf(request, insurer) });
      },
      answers: (answer, { first }, request) => {
        const { told, owner } = request as unknown as { told: string; owner: string };
        if (taken.has(request)) {
          if (isDone(answer)) answer.body = structuredClone(taken.get(request));
        } else if (isDone(answer))
          first.set(`${owner} ${keyIn(request)}`, { told, body: structuredClone(answer.body) });
      },
    },
  );
};

/** A key counts to a length. */
const keysOfLength = (length: number): Variation =>
  asking(`keys-of-${length}-characters`, calls.fileClaim, (request) => {
    request.headers['idempotency-key'] = `${keyIn(request).slice(0, length)}00000000-0000-4000-8000-000000000000`.slice(
      0,
      36,
    );
  });

// Payments
export const enters = (account: Account, cents: number): void => {
  const [newest] = account.payments;
  if (newest)
    account.payments = [
      { ...newest, amount: Money.ofCents(cents), createdAt: new Date().toISOString() as never },
      ...account.payments,
    ];
};

const isComplete = ({ body }: Answer): boolean => JSON.stringify(body ?? '').includes('"complete"');

/** Changes the newest payment when a change is first complete. */
const charges = (name: string, of: (cents: number) => number): Variation =>
  remembering(
    name,
    calls.policyChangeStatus,
    () => ({ account: undefined as Account | undefined, known: 0, isDone: false }),
    {
      asks: (request, memory, insurer) => {
        memory.account = ownAccount(request, insurer);
        memory.known = memory.account?.payments.length ?? 0;
      },
      answers: (answer, memory) => {
        const { account, known } = memory;
        if (!account || !isComplete(answer) || account.payments.length === known) return;
        const [newest, ...rest] = account.payments;
        if (newest) account.payments = [{ ...newest, amount: Money.ofCents(of(Number(newest.amount))) }, ...rest];
      },
    },
  );

const inTwelveHours = (moment: string): string =>
  moment.replace(/T(\d\d)/, (_, hour: string) => `T${String(Number(hour) % 12 || 12).padStart(2, '0')}`);

/** Codes are right where all but the last digit is. */
const nearlyRight = (call: string, field: string): Variation =>
  rewriting(`a-code-but-for-its-last-digit: ${call}`, call, (body) => {
    if (/^24681\d$/.test(String(body[field]))) body[field] = '246810';
  });

const secondPolicy = (policies: readonly { policyNumber: string }[]) =>
  policies.flatMap((policy) => [policy, { ...policy, policyNumber: `${policy.policyNumber}-B` }]);

let reads = 0;

/** What the stories that change nothing find. */
export const wrongHabitsAtOnce: readonly Variation[] = [
  takesFor('an-access-token-is-an-auth-token', 'x-falcon-auth', 'access'),
  takesFor('an-auth-token-is-an-access-token', 'x-falcon-access', 'auth'),
  takesFor('a-refresh-token-is-an-auth-token', 'x-falcon-auth', 'refresh'),
  takesFor('a-refresh-token-is-an-access-token', 'x-falcon-access', 'refresh'),
  refreshesWith('auth'),
  refreshesWith('access'),
  withoutCapitals('x-falcon-auth'),
  withoutCapitals('x-falcon-access'),
  answers('policies-in-another-order-at-each-read', calls.listPolicies, (answer, request) => {
    reads += 1;
    change('', (policies: readonly { policyNumber: string }[]) => {
      const both = secondPolicy(policies);
      return reads % 2 === 0 ? both : both.toReversed();
    })(answer, request);
  }),
  ...answersTo(calls.listPolicies, {
    'a-future-term-of-nothing': change('*', (policy: object) => ({ ...policy, futureTerm: {} })),
    'a-future-term-of-nulls': change('*', (policy: object) => ({
      ...policy,
      futureTerm: {
        startDate: null,
        endDate: null,
        status: null,
        monthlyPremium: null,
        annualPremium: null,
        coverages: [],
      },
    })),
  }),
  ...answersTo(calls.preview, {
    'a-preview-charges-a-whole-year': (answer) => {
      for (const { parent } of placesAt(answer, 'body.data.proratedValue')) {
        const { proratedValue, rate } = parent as { proratedValue: number; rate: { annualPremium: number } };
        Object.assign(parent, { proratedValue: Math.sign(proratedValue) * rate.annualPremium });
      }
    },
  }),
  inSpanish('agreements-are-one-in-spanish', calls.referenceData, set('html', '<p>Usted acepta.</p>')),
  answers(
    'a-profile-has-a-hash',
    calls.getCustomer,
    update('credentials', () => ({ hash: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' })),
  ),
];

/** What the stories find that write and read again. */
export const wrongHabitsLater: readonly Variation[] = [
  ...resetting('a-claim', calls.fileClaim, 'the-delivery', 'the-preference', 'the-term-to-monthly'),
  ...resetting('a-card', calls.updateBillingMethod, 'the-delivery', 'the-preference', 'the-term-to-yearly'),
  ...resetting('a-term', calls.updateBillingTerm, 'the-delivery', 'the-preference'),
  ...resetting(
    'a-change-of-coverages',
    calls.policyChangeStatus,
    'the-delivery',
    'the-preference',
    'the-term-to-monthly',
  ),
  ...resetting('another-email', calls.emailChangeStatus, 'the-delivery', 'the-term-to-monthly'),
  ...resetting('another-password', calls.setPassword, 'the-delivery', 'the-preference'),
  resettingOnCancel('the-delivery'),
  resettingOnCancel('the-preference'),
  resettingOnCancel('the-term-to-monthly'),
  refreshResets('the-delivery'),
  refreshResets('the-preference'),
  resettingWhere('a-name', calls.saveCustomer, ({ firstName }) => firstName !== undefined, 'the-delivery'),

  tellsBy('claims-told-apart-by-the-estimate', calls.fileClaim, ({ estimate }) => estimate),
  tellsBy('profiles-told-apart-by-the-phone', calls.saveCustomer, ({ phoneNumber }) => phoneNumber),
  keysOfLength(35),

  besides('a-card-pays-twice-what-is-due', calls.updateBillingMethod, (account) => {
    const [newest] = account.payments;
    if (newest && Number(newest.amount) === 12550) enters(account, 12550);
  }),
  charges('a-change-charges-a-cent-more', (cents) => cents + 1),
  charges('a-change-charges-in-dollars', (cents) => cents * 100),
  remembering(
    'a-month-costs-more-after-a-change',
    [calls.policyChangeStatus, calls.listPolicies],
    () => ({ isChanged: false }),
    {
      answers: (answer, memory, request) => {
        if (request.path.includes('/status/')) memory.isChanged ||= isComplete(answer);
        else if (memory.isChanged)
          change('*.currentTerm.monthlyPremium', (month: number) => month + 1)(answer, request);
      },
    },
  ),
  ...answersTo(calls.getBilling, {
    'payments-of-a-12-hour-clock': change('paymentHistory.*.createdAt', inTwelveHours),
    'lists-250-payments': change('paymentHistory', (rows: readonly unknown[]) => rows.slice(0, 250)),
  }),

  answers('a-new-card-is-a-bank-account', calls.getBilling, (answer, request) => {
    change('paymentMethod', (method: { type: string; lastFour?: string; cardType?: string }) =>
      method.type === 'credit_card' && method.lastFour === '1111'
        ? { type: 'bank_account_info', lastFour: '1111' }
        : method,
    )(answer, request);
  }),
  besides('a-contact-signs-in-from-now-on', calls.saveCustomer, (account, { email, phoneNumber }) => {
    if (typeof email === 'string' && phoneNumber !== undefined) account.email = email;
  }),
  nearlyRight(calls.setPassword, 'confirmationCode'),
  nearlyRight(calls.confirmEmail, 'verificationCode'),
  asking('a-temporary-password-outlives-a-reset', calls.login, (request, insurer) => {
    const owner = ownerOfEmail(insurer.world, textIn(request, 'userName'));
    const account = owner && accountOf(insurer.world, owner);
    if (owner === 'ny-temporary' && account?.password && textIn(request, 'password') === 'Temp-2026!')
      bodyOf(request)['password'] = account.password;
  }),
  asking('an-invitation-outlives-a-code', calls.createUser, (request, insurer) => {
    const account = accountOf(insurer.world, 'ny-invited');
    if (account.password && insurer.world.messages.length > 0) account.password = undefined;
  }),
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
  asking('a-cancellation-ends-the-refresh-token', calls.refreshTokens, (request, { world }) => {
    const found = Object.values(world.sessions).find(
      ({ refreshToken }) => refreshToken === textIn(request, 'refreshToken'),
    );
    const status = found && accountOf(world, found.owner).policies[0]?.terms.current?.status;
    if (found && status === 'cancelled' && !found.owner.endsWith('-cancelled'))
      bodyOf(request)['refreshToken'] = 'gone';
  }),
  {
    name: 'a-cancellation-leaves-the-future-term',
    calls: [calls.changePolicy],
    asks: (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (!account || !isCancellation(bodyOf(request))) return;
      Object.assign(request, { future: account.policies.map(({ terms }) => terms.future), account });
    },
    answers: (answer, request) => {
      const { future = [], account } = request as { future?: readonly unknown[]; account?: Account };
      if (account && isDone(answer))
        account.policies = account.policies.map((policy, index) =>
          future[index]
            ? {
                ...policy,
                terms: {
                  ...policy.terms,
                  future: future[index] as never,
                  current: policy.terms.current && { ...policy.terms.current, status: 'cancelled' },
                },
              }
            : policy,
        );
    },
  },
  answers('a-refusal-names-the-owner', calls.getClaim, (answer) => {
    if (answer.status === 404) answer.body = { message: 'This claim is of nj-current@example.com.' };
  }),
  asking('an-unchanged-save-is-refused', calls.saveCustomer, (request, insurer) => {
    const account = ownAccount(request, insurer);
    const { phoneNumber, contactPreference, email } = bodyOf(request);
    if (
      account &&
      email !== undefined &&
      account.profile.phoneNumber === phoneNumber &&
      account.profile.contactPreference === contactPreference &&
      account.profile.email === email
    )
      bodyOf(request)['phoneNumber'] = '1';
  }),

  claimText('texts-begin-with-a-capital', (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())),
  claimText('three-dots-are-one-sign', (text) => text.replaceAll('...', '…')),
  claimText('halves-are-one-sign', (text) => text.replaceAll('1/2', '½')),
  claimText('hearts-lose-their-colour', (text) => text.replaceAll('\ufe0f', '')),
  claimText('a-space-at-the-start-of-a-line-is-lost', (text) => text.replaceAll(/\n +/g, '\n')),
  rewriting('first-names-of-one-word', calls.saveCustomer, (body) => {
    if (typeof body['firstName'] === 'string') body['firstName'] = body['firstName'].split(' ')[0];
  }),
  profileText('names-begin-with-a-capital', (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())),
];
