import { inSummer } from '../../../scripts/pact/scenarios/claimStories';
import * as calls from '../../contract/apiCalls';
import { all, answersTo, change, type Edit, placesAt, remove, set, success, update } from '../edits';
import { remembering } from '../remembering';
import { inSpanish } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';
import { cutBelowTheCent, dayBefore, dayEarlierIf, firstOf, restless, yearOfTheWeek } from './values';

/** Backends that list terms, premiums or coverages wrongly (`GET /api/policies`). */

const withTime = (day: string): string => `${day}T00:00:00Z`;

const american = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

const most = (amount: number): Edit =>
  update('*.currentTerm.annualPremium', (premium) => Math.min(Number(premium), amount));

const secondPolicy = (policies: readonly { policyNumber: string }[]) =>
  policies.flatMap((policy) => [policy, { ...policy, policyNumber: `${policy.policyNumber}-B` }]);

let orders = 0;

const termDays = (of: (day: string) => string): Edit =>
  all(
    change('*.*.startDate', of),
    change('*.*.endDate', of),
    change('*.priorTerms.*.startDate', of),
    change('*.priorTerms.*.endDate', of),
  );

export const policy: readonly WrongBackend[] = [
  ...caughtBy(
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
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.listPolicies, {
      'terms-that-end-before-they-start': change('*.currentTerm.endDate', () => '2001-01-01'),
      'a-policy-without-terms': change('*', ({ policyNumber }: { policyNumber: string }) => ({ policyNumber })),
      'policies-in-another-order-at-each-read': (answer, request) => {
        orders += 1;
        change('', (policies: readonly { policyNumber: string }[]) => {
          const both = secondPolicy(policies);
          return orders % 2 === 0 ? both : both.toReversed();
        })(answer, request);
      },
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
      'premiums-are-swapped': (answer) => {
        for (const { parent } of placesAt(answer, 'body.data.*.currentTerm.annualPremium')) {
          const { annualPremium, monthlyPremium } = parent as { annualPremium?: number; monthlyPremium?: number };
          Object.assign(parent, { annualPremium: monthlyPremium, monthlyPremium: annualPremium });
        }
      },
      'terms-begin-in-another-order': set('*.priorTerms', [
        { startDate: '2090-01-01', endDate: '2091-01-01', status: 'expired' },
      ]),
      'policy-numbers-with-spaces-behind': change('*.policyNumber', (number: string) => number.padEnd(20)),
      'policy-numbers-without-dashes': change('*.policyNumber', (number: string) => number.replace('-', '')),
      'terms-end-on-their-last-day': [change('*.*.endDate', dayBefore), change('*.priorTerms.*.endDate', dayBefore)],
    }),
    inSpanish(
      'residences-in-spanish',
      calls.listPolicies,
      change('*.underwriting.residence.residenceType', () => 'CASA'),
    ),
    restless('policy-numbers-of-each-read', calls.listPolicies, '*.policyNumber'),
    remembering('premiums-of-each-read', calls.listPolicies, () => ({ reads: 0 }), {
      answers: (answer, memory, request) => {
        memory.reads += 1;
        change('*.*.annualPremium', (amount: number) => amount + memory.reads)(answer, request);
      },
    }),
    inSpanish(
      'words-of-the-portal-in-spanish',
      calls.listPolicies,
      change('*.*.status', (status: string) => (status === 'current' ? 'vigente' : status)),
    ),
  ),
  ...caughtBy(
    '--scenarios',
    ...answersTo(calls.listPolicies, {
      'premiums-below-1000': most(999.99),
      'premiums-cut-below-the-cent': change('*.*.annualPremium', cutBelowTheCent),
      'months-cut-below-the-cent': change('*.*.monthlyPremium', cutBelowTheCent),
      'landlords-have-another-word': change('*.underwriting.residence.residenceType', (type: string) =>
        type === 'LANDLORD_HOME' ? 'LANDLORD' : type,
      ),
      'no-future-term-beside-a-current-one': (answer, request) => {
        if (placesAt(answer, 'body.data.*.currentTerm').some(({ parent, key }) => Reflect.get(parent, key)))
          remove('*.futureTerm')(answer, request);
      },
      'future-terms-in-cents': change('*.futureTerm.annualPremium', (amount: number) => amount * 100),
      'a-renewal-has-the-coverages-of-now': change(
        '*',
        (policy: { futureTerm?: object; currentTerm?: { coverages: unknown } }) => ({
          ...policy,
          ...(policy.futureTerm &&
            policy.currentTerm && {
              futureTerm: { ...policy.futureTerm, coverages: policy.currentTerm.coverages },
            }),
        }),
      ),
      'terms-a-day-early-in-winter': termDays(dayEarlierIf((day) => !inSummer(day))),
      'terms-of-the-year-of-the-week': termDays(yearOfTheWeek),
      'lists-10-prior-terms': firstOf(10, '*.priorTerms'),
      'lists-25-prior-terms': firstOf(25, '*.priorTerms'),
      'lists-prior-terms-twice': change('*.priorTerms', (terms: readonly unknown[]) => [...terms, ...terms]),
      'a-cancelled-term-has-no-days': change(
        '*.currentTerm',
        ({ startDate, endDate, ...term }: Record<string, unknown>) =>
          term['status'] === 'cancelled' ? term : { ...term, startDate, endDate },
      ),
    }),
  ),
];
