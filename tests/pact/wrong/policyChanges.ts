import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import { standardCoverage } from '../../../src/adapters/memory/tariff';
import { yearsLater } from '../../../src/adapters/memory/yearsLater';
import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import { Money } from '../../../src/domain/Money';
import { isCoverageCode } from '../../../src/domain/policy/Coverage';
import type { Term } from '../../../src/domain/policy/terms';
import * as calls from '../../contract/apiCalls';
import { accepted, all, answers, answersTo, change, type Edit, placesAt, refusal, set } from '../edits';
import { remembering } from '../remembering';
import {
  bodyOf,
  idle,
  inSpanish,
  isCancellation,
  isComplete,
  isDone,
  ownAccount,
  refuse,
  refusesWhere,
  rewriting,
  says,
  textIn,
} from '../requests';
import { besides, enters, onceAnswered, withTerm } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';
import { cents, isOfToday } from './values';

/** Backends that get rates, previews, coverage changes or cancellations wrong. */

const forTerm =
  (term: string, edit: Edit): Edit =>
  (answer, request) => {
    const found = placesAt(request, 'body.rateBody.billingTerm').concat(placesAt(request, 'body.billingTerm'));
    if (found.some(({ parent, key }) => Reflect.get(parent, key) === term)) edit(answer, request);
  };

const isFailed = (answer: Answer): boolean => says(answer, 'failed');

const isFirstComplete = (answer: Answer, _: Request, times: number): boolean => times === 0 && isComplete(answer);

/** Changes the amount of the payment that a completed change adds. */
const charges = (name: string, of: (amount: number) => number): Variation =>
  remembering(name, calls.policyChangeStatus, () => ({ account: undefined as Account | undefined, known: 0 }), {
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
  });

/** Edits every reply after the first counted one. */
const fromTheSecond = (name: string, call: string, isCounted: (body: unknown) => boolean, edit: Edit): Variation =>
  remembering(name, call, () => ({ count: 0 }), {
    answers: (answer, memory, request) => {
      if (memory.count > 0) edit(answer, request);
      if (isCounted(answer.body)) memory.count += 1;
    },
  });

type Terms = Account['policies'][number]['terms'];

const onceCancelled = (name: string, of: (terms: Terms) => Terms): Variation =>
  besides(`a-cancellation-${name}`, calls.changePolicy, (account, body) => {
    if (isCancellation(body))
      account.policies = account.policies.map((policy) => ({ ...policy, terms: of(policy.terms) }));
  });

const withCurrent = (of: (term: Term) => Term) => (terms: Terms) => ({
  ...terms,
  ...(terms.current && { current: of(terms.current) }),
});

export const policyChanges: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    answers('own-rates-as-texts', calls.rate, change('annualPremium', String)),
    answers('own-preview-as-a-text', calls.preview, change('proratedValue', String)),
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.rate, {
      'rates-ignore-the-coverages': set('annualPremium', 99.5),
      'rates-in-cents': all(change('annualPremium', cents), change('monthlyPayment', cents)),
      'rates-yearly-in-cents': change('annualPremium', cents),
      'rates-monthly-in-cents': change('monthlyPayment', cents),
      'rates-of-nothing': set('annualPremium', 0),
      'rates-without-the-month': set('monthlyPayment', null),
      'no-rate-for-a-single-payment': forTerm('nonrecurringyearly', set('annualPremium', null)),
      'rates-for-a-single-payment-in-cents': forTerm(
        'nonrecurringyearly',
        change('annualPremium', (amount: number) => amount * 100),
      ),
      'rates-of-a-month-of-another-price': change('monthlyPayment', (amount: number) => amount + 1),
    }),
    inSpanish(
      'a-month-of-another-currency-in-spanish',
      calls.rate,
      change('monthlyPayment', (amount: number) => amount * 18),
    ),
    inSpanish(
      'coverages-of-a-rate-in-english-alone',
      calls.rate,
      change('coverages', () => []),
    ),
    ...answersTo(calls.preview, {
      'a-preview-of-another-price': change('rate.annualPremium', (amount: number) => amount + 5),
      'a-preview-in-cents': change('proratedValue', cents),
      'a-refund-is-a-charge': change('proratedValue', (amount: number) => -amount),
      'no-preview-for-monthly-payments': forTerm('monthly', (answer) => refuse(answer, 400)),
      'a-preview-for-monthly-payments-of-another-price': forTerm(
        'monthly',
        change('rate.annualPremium', (amount: number) => amount + 5),
      ),
      'a-preview-charges-a-whole-year': (answer) => {
        for (const { parent } of placesAt(answer, 'body.data.proratedValue')) {
          const { proratedValue, rate } = parent as { proratedValue: number; rate: { annualPremium: number } };
          Object.assign(parent, { proratedValue: Math.sign(proratedValue) * rate.annualPremium });
        }
      },
      'a-preview-a-cent-off': change('rate.annualPremium', (amount: number) => Math.round(amount * 100 + 1) / 100),
      'previews-of-a-month-twelve-times': change('rate.monthlyPayment', (amount: number) => amount * 12),
      'previews-of-a-month-in-cents': change('rate.monthlyPayment', (amount: number) => amount * 100),
    }),
    inSpanish(
      'a-preview-of-another-currency-in-spanish',
      calls.preview,
      change('proratedValue', (amount: number) => amount * 18),
    ),
    answers('unknown-changes-are-complete', calls.policyChangeStatus, accepted({ data: { status: 'complete' } })),
  ),
  ...caughtBy(
    '--scenarios',
    ...answersTo(calls.listPolicies, {
      'stays-current-after-a-cancellation': change('*.*.status', () => 'current'),
      'premium-is-another-than-previewed': change('*.currentTerm.annualPremium', (amount: number) => amount + 1),
      'coverages-never-change': set('*.currentTerm.coverages', [{ code: 'bul' }, { code: 'hep' }]),
    }),
    fromTheSecond(
      'current-after-cancelled',
      calls.listPolicies,
      (body) => says({ body }, 'cancelled'),
      change('*.*.status', () => 'current'),
    ),
    remembering('an-added-coverage-is-free', calls.listPolicies, () => ({ least: new Map<unknown, number>() }), {
      answers: (answer, { least }) => {
        for (const { parent } of placesAt(answer, 'body.data.*.currentTerm')) {
          const { policyNumber, currentTerm } = parent as {
            policyNumber: string;
            currentTerm?: { coverages: readonly object[]; annualPremium: number };
          };
          if (currentTerm?.coverages.length === 1) least.set(policyNumber, currentTerm.annualPremium);
          else if (currentTerm) currentTerm.annualPremium = least.get(policyNumber) ?? currentTerm.annualPremium;
        }
      },
    }),
    ...answersTo(calls.rate, {
      'rates-promise-another-limit': change('coverages.*.limitAmount', () => '99000'),
      'rates-promise-another-deductible': change('coverages.*.deductible', () => '1'),
    }),
    inSpanish(
      'rates-of-another-currency-in-spanish',
      calls.rate,
      all(
        change('annualPremium', (amount: number) => amount * 18),
        change('monthlyPayment', (amount: number) => amount * 18),
      ),
    ),
    idle('cancels-nothing', calls.changePolicy, {}, (request) => isCancellation(bodyOf(request))),
    ...answersTo(calls.changePolicy, {
      'cancelled-twice-is-taken': refusal(({ status }) => (status === 400 ? { status: 200, body: { data: {} } } : {})),
      'reasons-of-254-characters': (answer, request) => {
        if ([...textIn(request, 'changeReasonDescription')].length > 254) refuse(answer, 400, 'The text is too long.');
      },
      'a-cancelled-policy-changes': (answer, request) => {
        if (!isCancellation(bodyOf(request)) && JSON.stringify(answer.body).includes('not active'))
          Object.assign(answer, { status: 200, body: { data: { correlationId: 'change-1' } } });
      },
    }),
    refusesWhere(
      'reasons-of-ten-letters-at-least',
      calls.changePolicy,
      (_, { changeReasonDescription }) => String(changeReasonDescription).length < 10,
    ),
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
    remembering('a-change-loses-the-limits', [calls.changePolicy, calls.listPolicies], () => ({ count: 0 }), {
      answers: (answer, memory, request) => {
        if (request.method === 'PUT') memory.count += answer.status < 300 ? 1 : 0;
        else if (memory.count > 0) change('*.*.coverages.*.limitAmount', () => '1')(answer, request);
      },
    }),
    remembering(
      'a-change-keeps-the-month',
      [calls.changePolicy, calls.listPolicies],
      () => ({ month: 0, isChanged: false }),
      {
        answers: (answer, memory, request) => {
          if (request.method === 'PUT') memory.isChanged ||= answer.status < 300;
          else
            change('*.currentTerm.monthlyPremium', (month: number) => {
              if (!memory.isChanged) memory.month = month;
              return memory.month;
            })(answer, request);
        },
      },
    ),
    rewriting('coverages-are-only-added', calls.changePolicy, (body) => {
      if (Array.isArray(body['coverages'])) body['coverages'] = [{ code: 'bul' }, { code: 'hep' }];
    }),
    rewriting('a-reason-has-100-characters', calls.changePolicy, (body) => {
      if (String(body['changeReasonDescription']).length > 100) body['changeReason'] = 'other';
    }),
    idle('completes-a-change-without-making-it', calls.policyChangeStatus, { status: 'complete' }),
    ...answersTo(calls.policyChangeStatus, {
      'a-change-never-completes': set('status', 'pending'),
      'a-change-always-fails': set('status', 'failed'),
    }),
    onceAnswered('every-poll-is-paid', calls.policyChangeStatus, isComplete, (account) => enters(account)),
    onceAnswered('a-change-is-paid-twice', calls.policyChangeStatus, isFirstComplete, (account) => enters(account)),
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
    fromTheSecond(
      'pending-after-complete',
      calls.policyChangeStatus,
      (body) => says({ body }, 'complete'),
      set('status', 'pending'),
    ),
    onceAnswered('a-change-that-fails-is-paid', calls.policyChangeStatus, isFailed, (account) => enters(account, 4200)),
    onceAnswered('a-change-that-fails-is-made', calls.policyChangeStatus, isFailed, (account) => {
      withTerm(account, (term) => ({ ...term, annualPremium: Money.ofCents(16_776) }));
    }),
    answers(
      'a-change-is-paid-with-another-card',
      calls.getBilling,
      change('paymentHistory', (rows: readonly object[]) =>
        rows.map((row) => (isOfToday(row) ? { ...row, lastFour: '0000' } : row)),
      ),
    ),
    charges('additions-cost-twice-the-preview', (amount) => (amount < 0 ? amount : amount * 2)),
    charges('a-change-charges-a-cent-more', (amount) => amount + 1),
    charges('a-change-charges-in-dollars', (amount) => amount * 100),
    besides('limits-are-standard-after-a-change', calls.policyChangeStatus, (account) =>
      withTerm(account, (term) => ({
        ...term,
        coverages: term.coverages.map((held) => (isCoverageCode(held.code) ? standardCoverage(held.code) : held)),
      })),
    ),
    onceCancelled(
      'ends-a-year-later',
      withCurrent((term) => ({ ...term, ...(term.endDate && { endDate: yearsLater(term.endDate, 1) }) })),
    ),
    onceCancelled(
      'ends-before-it-begins',
      withCurrent((term) => ({ ...term, ...(term.startDate && { endDate: yearsLater(term.startDate, -1) }) })),
    ),
    onceCancelled('loses-prior-terms', (terms) => ({ ...terms, prior: [] })),
    onceCancelled('cancels-prior-terms', ({ prior, ...terms }) => ({
      ...terms,
      prior: prior.map((term) => ({ ...term, status: 'cancelled' })),
    })),
    onceCancelled(
      'changes-the-coverages',
      withCurrent((term) => ({ ...term, coverages: [{ code: 'svl' }] })),
    ),
  ),
];
