import type { Account } from '../../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../../src/adapters/memory/World';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import { isCall } from '../../../src/adapters/reference-api/isCall';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { Money } from '../../../src/domain/Money';
import { isCoverageCode } from '../../../src/domain/policy/Coverage';
import * as calls from '../../contract/apiCalls';
import { type Edit, set } from '../edits';
import { remembering } from '../remembering';
import { type Body, bodyOf, isCancellation, isComplete, isDone, isRefused, ownAccount, textIn } from '../requests';
import {
  beforehand,
  besides,
  dearer,
  enters,
  hasNewAddress,
  isOwed,
  onceAnswered,
  withProfile,
  withTerm,
} from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that change more than the request asks for. */

const endsPayments = (account: Account): void => {
  account.paymentMethod = { type: 'NONE' };
};

const clearsPhone = (account: Account): void => withProfile(account, { phoneNumber: '' });

const paysOnceAYear = (account: Account): void => {
  account.billingTerm = 'nonrecurringyearly';
};

const firstPassword = (name: string, call: string, of: (account: Account) => void): Variation => {
  const insurers = new WeakMap<object, Insurer>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => void insurers.set(request, insurer),
    answers: (answer, request) => {
      const world = insurers.get(request)?.world;
      const owner = world && ownerOfEmail(world, textIn(request, 'userName'));
      if (owner === 'ny-invited' && isDone(answer)) of(accountOf(world as Insurer['world'], owner));
    },
  };
};

/** Restores an older value of other data when a change completes. */
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
          if (isDone(answer) && !isCancellation(bodyOf(request))) copies.set(account, copyOf(structuredClone(account)));
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

/** Restores the policy from before its cancellation when a later change is sent. */
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
        if (request.method !== 'GET' && !isCancellation(bodyOf(request)))
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

const losesDesignee = (name: string, call: string, isMeant: (body: object) => boolean = () => true): Variation =>
  besides(`${name}-loses-the-designee`, call, (account, body) => {
    if (isMeant(body)) withProfile(account, { thirdPartyDesignee: undefined });
  });

const resets = {
  'the-delivery': (account: Account) => withProfile(account, { edeliveryPreference: true }),
  'the-preference': (account: Account) => withProfile(account, { contactPreference: 'email' }),
  'the-term-to-monthly': (account: Account) => {
    account.billingTerm = 'monthly';
    withProfile(account, { billingTerm: 'monthly' });
  },
  'the-term-to-yearly': (account: Account) => {
    account.billingTerm = 'yearly';
    withProfile(account, { billingTerm: 'yearly' });
  },
} as const;

const resettingWhere = (
  who: string,
  call: string,
  isMeant: (body: Body) => boolean,
  ...what: readonly (keyof typeof resets)[]
): readonly Variation[] =>
  what.map((each) =>
    besides(`${who}-resets-${each}`, call, (account, body) => {
      if (isMeant(body)) resets[each](account);
    }),
  );

const resetting = (who: string, call: string, ...what: readonly (keyof typeof resets)[]): readonly Variation[] =>
  resettingWhere(who, call, () => true, ...what);

/** Edits a read after a write has succeeded. */
const onceDone = (name: string, write: string, read: string, edit: Edit): Variation =>
  remembering(name, [write, read], () => ({ isWritten: false }), {
    answers: (answer, memory, request) => {
      if (isCall(write, request.method, request.path)) memory.isWritten ||= isDone(answer);
      else if (memory.isWritten) edit(answer, request);
    },
  });

const withPayments = (account: Account, status: string): void => {
  account.payments = account.payments.map((payment) => ({ ...payment, status }));
};

const afterAReset = (name: string, of: (account: Account) => void): Variation =>
  besides(`a-reset-${name}`, calls.setPassword, of);

const withoutDocuments = (name: string, call: string, isMeant: (body: object) => boolean = () => true): Variation =>
  besides(`${name}-deletes-the-documents`, call, (account, body) => {
    if (isMeant(body)) account.documentKeys = [];
  });

export const sideEffects: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    besides('a-preview-is-kept', calls.preview, (account) => {
      account.policies = account.policies.map((policy) => ({ ...policy, policyNumber: `${policy.policyNumber}-2` }));
    }),
  ),
  ...caughtBy(
    '--scenarios',
    besides('a-login-resets-the-preference', calls.login, (account) =>
      withProfile(account, { contactPreference: 'email' }),
    ),
    besides('a-temporary-password-loses-the-payments', calls.login, (account) => {
      if (account.temporaryPassword) account.payments = [];
    }),
    firstPassword('an-invitation-ends-the-payments', calls.createUser, endsPayments),
    firstPassword('a-first-code-clears-the-phone', calls.setPassword, clearsPhone),
    ...resetting('another-password', calls.setPassword, 'the-delivery', 'the-preference'),
    besides('a-save-ends-the-quote', calls.saveCustomer, (account) => {
      account.policies = account.policies.map(({ quoteId: _, ...policy }) => policy);
    }),
    losesDesignee('a-save', calls.saveCustomer),
    besides('a-save-renames-the-actions-of-payments', calls.saveCustomer, (account) => {
      account.payments = account.payments.map((payment) => ({ ...payment, action: 'Adjustment' }));
    }),
    ...resettingWhere('a-name', calls.saveCustomer, ({ firstName }) => firstName !== undefined, 'the-delivery'),
    besides('a-save-makes-payments-succeed', calls.saveCustomer, (account) => withPayments(account, 'success')),
    withoutDocuments('a-save', calls.saveCustomer),
    besides('a-save-raises-the-premium', calls.saveCustomer, dearer),
    besides('a-save-raises-the-premium-of-the-next-term', calls.saveCustomer, (account) => {
      account.policies = account.policies.map(({ terms, ...policy }) => ({
        ...policy,
        terms: { ...terms, ...(terms.future && { future: { ...terms.future, annualPremium: Money.ofCents(99_900) } }) },
      }));
    }),
    ...resetting('another-email', calls.emailChangeStatus, 'the-delivery', 'the-term-to-monthly'),
    withoutDocuments('another-email', calls.emailChangeStatus),
    besides('a-new-address-resets-the-preference', calls.emailChangeStatus, (account) => {
      const { contactPreference } = account.profile;
      withProfile(account, { contactPreference: contactPreference === 'sms' ? 'email' : 'sms' });
    }),
    onceAnswered('a-second-cancellation-deletes-the-documents', calls.changePolicy, isRefused, (account) => {
      account.documentKeys = [];
    }),
    losesDesignee('a-cancellation', calls.changePolicy, isCancellation),
    besides('a-cancellation-declines-the-payments', calls.changePolicy, (account, body) => {
      if (isCancellation(body)) withPayments(account, 'declined');
    }),
    withoutDocuments('a-cancellation', calls.changePolicy, isCancellation),
    besides('a-cancellation-deletes-the-claims', calls.changePolicy, (account, body) => {
      if (isCancellation(body)) account.claims = [];
    }),
    losesDesignee('a-change-of-coverages', calls.policyChangeStatus),
    withoutDocuments('a-change-of-coverages', calls.policyChangeStatus),
    ...resetting(
      'a-change-of-coverages',
      calls.policyChangeStatus,
      'the-delivery',
      'the-preference',
      'the-term-to-monthly',
    ),
    besides('a-change-drops-what-the-portal-does-not-know', calls.policyChangeStatus, (account) =>
      withTerm(account, (term) => ({ ...term, coverages: term.coverages.filter(({ code }) => isCoverageCode(code)) })),
    ),
    besides('a-change-of-coverages-loses-the-estimates', calls.policyChangeStatus, (account) => {
      account.claims = account.claims.map((claim) => ({ ...claim, estimate: Money.zero }));
    }),
    besides('a-change-is-another-policy', calls.policyChangeStatus, (account) => {
      account.policies = account.policies.map((policy) => ({ ...policy, policyNumber: 'HP-77' }));
    }),
    besides('a-change-changes-the-billing-term', calls.policyChangeStatus, paysOnceAYear),
    beforehand('a-new-address-loses-the-claims', calls.listClaims, (account) => {
      if (hasNewAddress(account)) account.claims = [];
    }),
    onceAnswered('a-refused-claim-clears-the-phone', calls.fileClaim, isRefused, clearsPhone),
    besides('a-claim-makes-past-due', calls.fileClaim, (account) => {
      Object.assign(account, { pastDue: true, balance: Money.ofCents(1200) });
    }),
    ...resetting('a-claim', calls.fileClaim, 'the-delivery', 'the-preference', 'the-term-to-monthly'),
    onceDone(
      'a-claim-changes-the-term-of-the-profile',
      calls.fileClaim,
      calls.getCustomer,
      set('billingMethod', { billingTerm: 'yearly' }),
    ),
    besides('a-claim-closes-the-one-before', calls.fileClaim, (account) => {
      const before = account.claims.at(-2);
      account.claims = account.claims.map((claim) => (claim === before ? { ...claim, status: 'closed' } : claim));
    }),
    withoutDocuments('a-claim', calls.fileClaim),
    besides('a-claim-raises-the-premium', calls.fileClaim, dearer),
    besides('a-claim-is-paid', calls.fileClaim, (account) => enters(account, 2500)),
    ...Object.entries({ claim: calls.fileClaim, card: calls.updateBillingMethod }).map(([what, call]) =>
      besides(`a-${what}-adds-a-coverage`, call, (account) =>
        withTerm(account, (term) => ({
          ...term,
          coverages: [...term.coverages.filter(({ code }) => code !== 'idt'), { code: 'idt' }],
        })),
      ),
    ),
    besides('a-claim-clears-the-phone', calls.fileClaim, clearsPhone),
    losesDesignee('a-billing-term', calls.updateBillingTerm),
    besides('a-billing-term-deletes-the-authorization', calls.updateBillingTerm, (account) => {
      account.documentKeys = account.documentKeys.filter((key) => !key.includes('/recurringAuthorization/'));
    }),
    ...resetting('a-term', calls.updateBillingTerm, 'the-delivery', 'the-preference'),
    withoutDocuments('a-billing-term', calls.updateBillingTerm),
    besides('a-billing-term-renames', calls.updateBillingTerm, (account) => withProfile(account, { firstName: 'X' })),
    besides('a-billing-term-ends-the-payments', calls.updateBillingTerm, endsPayments),
    ...resetting('a-card', calls.updateBillingMethod, 'the-delivery', 'the-preference', 'the-term-to-yearly'),
    besides('a-card-declines-earlier-payments', calls.updateBillingMethod, (account) =>
      withPayments(account, 'declined'),
    ),
    withoutDocuments('a-card', calls.updateBillingMethod),
    besides('a-card-clears-a-credit', calls.updateBillingMethod, (account) => {
      if (isOwed(account)) account.balance = Money.zero;
    }),
    besides('a-card-changes-the-billing-term', calls.updateBillingMethod, paysOnceAYear),
    besides('a-card-deletes-the-payments', calls.updateBillingMethod, (account) => {
      Object.assign(account, { payments: [], generated: { ...account.generated, payments: 0 } });
    }),
    ...(['email', 'policy'] as const).flatMap((which) =>
      (['phone', 'preference', 'delivery', 'name', 'term', 'claims'] as const).map((what) =>
        writesBack(`a-change-of-the-${which}-writes-back-the-${what}`, late[which], whatIsWrittenBack[what]),
      ),
    ),
    undoesCancellation(),
    ...resettingWhere(
      'a-cancellation',
      calls.changePolicy,
      isCancellation,
      'the-delivery',
      'the-preference',
      'the-term-to-monthly',
    ),
    ...resetting('a-refresh', calls.refreshTokens, 'the-delivery', 'the-preference'),
    afterAReset('deletes-the-claims', (account) => {
      account.claims = [];
    }),
    afterAReset('deletes-the-policies', (account) => {
      account.policies = [];
    }),
    afterAReset('clears-the-phone', clearsPhone),
    afterAReset('ends-the-payments', endsPayments),
    afterAReset('changes-the-billing-term', paysOnceAYear),
    withoutDocuments('a-reset', calls.setPassword),
    afterAReset('is-temporary', (account) => {
      account.temporaryPassword = account.password;
    }),
  ),
];
