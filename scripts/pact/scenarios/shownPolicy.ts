import { at, keysOf, listOf, textAt } from '../json';

const newestFirst = (terms: readonly unknown[]): readonly unknown[] =>
  terms.toSorted((one, other) => textAt(other, 'endDate').localeCompare(textAt(one, 'endDate')));

const termsOf = (policy: unknown): readonly unknown[] =>
  [at(policy, 'futureTerm'), at(policy, 'currentTerm'), ...newestFirst(listOf(at(policy, 'priorTerms')))].filter(
    Boolean,
  );

/** The term that the portal shows: the future one, else the current one, else the prior one that ends last. */
export const shownTerm = (policies: unknown): unknown => termsOf(listOf(policies)[0])[0];

export const allTerms = (policies: unknown): readonly unknown[] => listOf(policies).flatMap(termsOf);

export const codesOf = (term: unknown): readonly string[] => keysOf(at(term, 'coverages'), 'code').toSorted();

const known = ['bul', 'hep'];

/** Coverages as the portal sends them: what the backend sent, a code alone for an added one, and any that the portal does not know. */
export const sentCoverages = (term: unknown, codes: readonly string[]): readonly object[] =>
  [...codes, ...codesOf(term).filter((code) => !known.includes(code))].map((code) => {
    const held = listOf(at(term, 'coverages')).find((coverage) => textAt(coverage, 'code') === code);
    const [limitAmount, deductible] = [textAt(held, 'limitAmount'), textAt(held, 'deductible')];
    return { code, ...(limitAmount && { limitAmount }), ...(deductible && { deductible }) };
  });

const isHouse = (policies: unknown): boolean =>
  ['HOME', 'LANDLORD_HOME'].includes(textAt(policies, '0', 'underwriting', 'residence', 'residenceType'));

/** The coverages that the portal offers for the policy. */
export const offered = (policies: unknown): readonly string[] => (isHouse(policies) ? known : ['hep']);

/** The state of the customer's address. */
export const stateOf = (customer: unknown): string =>
  textAt(customer, 'address', 'state') || textAt(customer, 'address', 'stateCode');

/** The body of a request for a price, as the portal sends it. */
export const rateBody = (customer: unknown, policies: unknown, codes: readonly string[], billingTerm: string) => ({
  state: stateOf(customer) || 'NJ',
  billingTerm,
  coverages: sentCoverages(shownTerm(policies), codes),
  metadata: { residenceType: textAt(policies, '0', 'underwriting', 'residence', 'residenceType') },
});

export const isPriceOf = (monthly: number, yearly: number): boolean => yearly >= monthly * 2 && yearly <= monthly * 50;
