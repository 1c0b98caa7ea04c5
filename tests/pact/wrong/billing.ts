import type { Account } from '../../../src/adapters/memory/Account';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { Money } from '../../../src/domain/Money';
import * as calls from '../../contract/apiCalls';
import { all, answers, answersTo, change, type Edit, set, success, update } from '../edits';
import { remembering } from '../remembering';
import {
  answeringSome,
  asking,
  idle,
  inSpanish,
  isDone,
  ofAccount,
  ownAccount,
  refuse,
  refusing,
  rewriting,
  textIn,
} from '../requests';
import { besides, enters } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';
import {
  aDay,
  anHour,
  cutBelowTheCent,
  dayBefore,
  firstOf,
  isOfToday,
  later,
  lessOf,
  newWithout,
  yearOfTheWeek,
} from './values';

/** Backends that get billing wrong: the balance, the term, the payment method, the payments or the agreements. */

/**
 * Changes the account when a card replaces the payment method. `before` is the old method, `earlier` the number of cards before this one.
 */
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

const isDueOnce = ({ email }: Account): boolean => email.startsWith('ny-pastdue');

const bankAccount = 'bank_account_info';

const ofType = (from: string, to: string): Edit =>
  change('paymentMethod.type', (type: string) => (type === from ? to : type));

const inTwelveHours = (moment: string): string =>
  moment.replace(/T(\d\d)/, (_, hour: string) => `T${String(Number(hour) % 12 || 12).padStart(2, '0')}`);

type Row = Readonly<Record<string, unknown>>;

const onceFor = (field: string): Edit =>
  change('paymentHistory', (rows: readonly Row[]) =>
    rows.filter((row, index) => rows.findIndex((other) => other[field] === row[field]) === index),
  );

export const billing: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
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
    answers('own-billing-term-as-a-number', calls.getBillingTerm, set('billingTerm', 12)),
    answers('own-agreement-as-a-list', calls.referenceData, set('html', ['<p>You agree.</p>'])),
  ),
  ...caughtBy(
    '--smoke',
    answers(
      'another-billing-term-in-the-profile',
      calls.getCustomer,
      set('billingMethod', { billingTerm: 'nonrecurringyearly' }),
    ),
    ...answersTo(calls.getBilling, {
      'past-due-with-nothing-due': all(set('pastDue', true), set('balance', 0)),
      'payments-of-the-future': change('paymentHistory.*.createdAt', later(400 * aDay)),
    }),
    inSpanish('past-due-in-spanish', calls.getBilling, all(set('pastDue', true), set('balance', 12))),
    inSpanish(
      'payments-succeed-in-spanish',
      calls.getBilling,
      change('paymentHistory.*.status', () => 'exitoso'),
    ),
    remembering('past-due-every-other-time', calls.getBilling, () => ({ reads: 0 }), {
      answers: (answer, memory, request) => {
        memory.reads += 1;
        if (memory.reads % 2 === 0) all(set('pastDue', true), set('balance', 12))(answer, request);
      },
    }),
    ...answersTo(calls.referenceData, {
      'agreements-are-one': set('html', '<p>You agree.</p>'),
      'agreements-are-empty': set('html', ''),
      'agreements-in-another-character-set': change('html', (html: string) => `${html} <p>You donâ€™t pay twice.</p>`),
      'agreements-are-escaped': change('html', (html: string) => html.replaceAll('<', '&lt;')),
    }),
    asking('agreements-are-swapped', calls.referenceData, (request) => {
      request.url = request.url.includes('UPDTPYMNT')
        ? request.url.replace('UPDTPYMNT', 'NONRECURBILL')
        : request.url.replace('NONRECURBILL', 'UPDTPYMNT');
    }),
    inSpanish('agreements-are-one-in-spanish', calls.referenceData, set('html', '<p>Usted acepta.</p>')),
    inSpanish('empty-agreements-in-spanish', calls.referenceData, set('html', '')),
  ),
  ...caughtBy(
    '--scenarios',
    answers('profile-keeps-the-billing-term', calls.getCustomer, set('billingMethod', { billingTerm: 'monthly' })),
    ...answersTo(calls.getBilling, {
      'declined-payments-have-no-status': change('paymentHistory.*.status', (status: string) =>
        status === 'declined' ? null : status,
      ),
      'payments-of-the-day-before': change(
        'paymentHistory.*.createdAt',
        (moment: string) => `${dayBefore(moment.slice(0, 10))}T00:00:00Z`,
      ),
      'new-payments-of-local-time': change('paymentHistory.*.createdAt', (moment: string) =>
        Math.abs(Date.now() - Date.parse(moment)) < anHour ? later(-4 * anHour)(moment) : moment,
      ),
      'payments-below-1000': change('paymentHistory.*.amount', (amount: number) => Math.min(amount, 999.99)),
      'payments-of-zero-are-left-out': update('paymentHistory.*.amount', (amount) => amount || undefined),
      'every-method-is-a-visa': change('paymentMethod', (method: { type: string }) =>
        method.type === 'credit_card' ? { ...method, cardType: 'visa' } : method,
      ),
      'digits-of-the-method-lose-zeros': change('paymentMethod.lastFour', (text: string) => text.replace(/^0+/, '')),
      'credits-without-their-sign': change('balance', Math.abs),
      'credits-cut-below-the-cent': change('balance', cutBelowTheCent),
      'bank-accounts-are-cards': ofType(bankAccount, 'credit_card'),
      'bank-accounts-are-none': ofType(bankAccount, 'NONE'),
      'bank-accounts-fail': (answer) => {
        if (JSON.stringify(answer.body).includes(bankAccount)) refuse(answer, 500);
      },
      'every-card-is-a-visa': change('paymentHistory.*.cardType', () => 'visa'),
      'lists-200-payments': firstOf(200, 'paymentHistory'),
      'payments-of-a-12-hour-clock': change('paymentHistory.*.createdAt', inTwelveHours),
      'lists-250-payments': firstOf(250, 'paymentHistory'),
      'lists-1000-payments': firstOf(1000, 'paymentHistory'),
      'what-is-due-in-whole-dollars': change('balance', (amount: number) => (amount > 0 ? Math.floor(amount) : amount)),
      'what-is-due-cut-below-the-cent': change('balance', (amount: number) =>
        amount > 0 ? cutBelowTheCent(amount) : amount,
      ),
      'what-is-due-to-ten-cents': change('balance', (amount: number) =>
        amount > 0 ? Math.floor(amount * 10) / 10 : amount,
      ),
      'a-new-card-is-a-bank-account': (answer, request) => {
        change('paymentMethod', (method: { type: string; lastFour?: string; cardType?: string }) =>
          method.type === 'credit_card' && method.lastFour === '1111'
            ? { type: 'bank_account_info', lastFour: '1111' }
            : method,
        )(answer, request);
      },
      'lists-one-page-of-payments': firstOf(25, 'paymentHistory'),
      'lists-each-payment-twice': change('paymentHistory', (rows: readonly unknown[]) => [...rows, ...rows]),
      'payments-of-the-year-of-the-week': change('paymentHistory.*.createdAt', yearOfTheWeek),
      'payments-of-local-time': change('paymentHistory.*.createdAt', later(-4 * anHour)),
      'payments-a-day-early': change('paymentHistory.*.createdAt', later(-aDay)),
      'every-payment-is-a-success': change('paymentHistory.*.status', () => 'success'),
      'every-refund-is-a-payment': change('paymentHistory.*.action', () => 'Payment'),
      'every-payment-is-of-the-present-card': change(
        '',
        (data: { paymentMethod: { lastFour?: string }; paymentHistory: readonly Row[] }) => ({
          ...data,
          paymentHistory: data.paymentHistory.map((row) => ({ ...row, lastFour: data.paymentMethod.lastFour })),
        }),
      ),
      'payments-of-one-moment-are-one': onceFor('createdAt'),
      'payments-of-one-amount-are-one': onceFor('amount'),
      'lists-100-payments': firstOf(100, 'paymentHistory'),
      'hides-declined-payments': lessOf('paymentHistory', ({ status }) => status !== 'declined'),
      'payments-of-one-year': lessOf('paymentHistory', ({ createdAt }) => String(createdAt) > '2025-12'),
      'refunds-without-their-sign': change('paymentHistory.*.amount', Math.abs),
    }),
    answeringSome(
      'a-bank-account-has-the-digits-of-the-card',
      calls.getBilling,
      ofAccount(({ paymentMethod }) => paymentMethod.type === 'bank_account_info'),
      change('paymentMethod.lastFour', () => '1111'),
    ),
    newWithout(calls.getBilling, 'paymentHistory.*.action', isOfToday),
    answers('billing-term-always-monthly', calls.getBillingTerm, set('billingTerm', 'monthly')),
    idle('changes-no-billing-term', calls.updateBillingTerm, {}),
    idle('changes-no-payment-method', calls.updateBillingMethod, {}, ({ body }) =>
      String(Reflect.get(Object(body), 'billingToken')).startsWith('tok:'),
    ),
    besides('a-card-pays-twice-what-is-due', calls.updateBillingMethod, (account) => {
      const [newest] = account.payments;
      if (newest && Number(newest.amount) === 12550) enters(account, 12550);
    }),
    idle(
      'a-card-after-a-bank-account-is-ignored',
      calls.updateBillingMethod,
      {},
      ofAccount(({ paymentMethod }) => paymentMethod.type === 'bank_account_info'),
    ),
    refusing('no-bank-account', calls.updateBillingMethod, (request) =>
      textIn(request, 'billingToken').startsWith('tok:bank'),
    ),
    rewriting('a-bank-account-is-a-card', calls.updateBillingMethod, (body) => {
      if (String(body['billingToken']).startsWith('tok:bank')) body['billingToken'] = 'tok:credit_card:visa:6789';
    }),
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
      if (isDueOnce(account) && earlier === 0)
        Object.assign(account, { pastDue: true, balance: Money.ofCents(12_550) });
    }),
  ),
];
