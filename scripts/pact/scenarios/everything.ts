import { fieldsOfSchema } from '../contract';
import { allTerms } from './shownPolicy';
import { expectThat } from './Story';
import { isSame } from './same';
import { type Visitor, at, listOf, textAt } from './Visitor';

/** Facts of a section, each as a name and a value: what the backend leaves out is no fact. */
type Facts = readonly (readonly [name: string, value: unknown])[];

const fields = (data: unknown, names: readonly string[], of = ''): Facts =>
  names.flatMap((name) => (at(data, name) === undefined ? [] : [[`${of}${name}`, at(data, name)] as const]));

const policies = '/api/policies';
const billing = '/api/customer/billingMethod';

/** These are sections of their own. */
const elsewhere = ['email', 'billingMethod'];

/** What a customer has, by section. Neither a quote nor a price is here: these may change by themselves. */
const sections = {
  profile: {
    page: '/api/customer',
    facts: (data) =>
      fields(
        data,
        fieldsOfSchema('Customer').filter((field) => !elsewhere.includes(field)),
      ),
  },
  email: { page: '/api/customer', facts: (data) => fields(data, ['email']) },
  policies: {
    page: policies,
    facts: (data) => listOf(data).map((policy) => [`the policy ${textAt(policy, 'policyNumber')}`, true] as const),
  },
  terms: {
    page: policies,
    facts: (data) =>
      allTerms(data).flatMap((term, index) => fields(term, ['startDate', 'endDate', 'status'], `${index + 1}. `)),
  },
  coverages: {
    page: policies,
    facts: (data) =>
      allTerms(data).flatMap((term, index) =>
        listOf(at(term, 'coverages')).flatMap((held) =>
          fields(held, ['code', 'limitAmount', 'deductible'], `${index + 1}. ${textAt(held, 'code')} `),
        ),
      ),
  },
  claims: {
    page: '/api/claims',
    facts: (data) => listOf(data).map((claim) => [`the claim ${textAt(claim, 'claimNumber')}`, true] as const),
  },
  'billing term': { page: '/api/customer/billingTerm', facts: (data) => fields(data, ['billingTerm']) },
  'payment method': {
    page: billing,
    facts: (data) => fields(at(data, 'paymentMethod'), ['type', 'lastFour', 'cardType']),
  },
  payments: {
    page: billing,
    facts: (data) =>
      listOf(at(data, 'paymentHistory')).map(
        (row) => [`the payment of ${textAt(row, 'createdAt')}`, at(row, 'amount')] as const,
      ),
  },
} as const satisfies Record<string, { page: string; facts: (data: unknown) => Facts }>;

export type Section = keyof typeof sections;

export type Everything = Readonly<Record<Section, Facts>>;

const names = Object.keys(sections) as readonly Section[];

export const everythingOf = async (visitor: Visitor): Promise<Everything> => {
  const pages: Record<string, unknown> = {};
  for (const { page } of Object.values(sections)) pages[page] ??= await visitor.read(page);
  return Object.fromEntries(
    names.map((name) => [name, sections[name].facts(pages[sections[name].page])]),
  ) as Everything;
};

/** Every fact from before still holds, but in these sections. There may be more now. */
export const expectStill = (
  before: Everything,
  after: Everything,
  why: string,
  ...changed: readonly Section[]
): void => {
  for (const section of names.filter((name) => !changed.includes(name)))
    for (const [name, value] of before[section]) {
      const isKept = after[section].some(([other, now]) => other === name && isSame(now, value));
      expectThat(isKept, `${why}: GET ${sections[section].page} no longer has ${name} ${JSON.stringify(value)}.`);
    }
};

/** Carries out a write, after which the customer still has everything from before, but in these sections. */
export const withTheRest = async <T>(
  visitor: Visitor,
  why: string,
  changed: readonly Section[],
  write: () => Promise<T>,
): Promise<T> => {
  const before = await everythingOf(visitor);
  const outcome = await write();
  expectStill(before, await everythingOf(visitor), why, ...changed);
  return outcome;
};

/** A write that changes nothing at all, because it is refused or a repetition. */
export const inVain = async <T>(visitor: Visitor, why: string, write: () => Promise<T>): Promise<T> => {
  const before = await everythingOf(visitor);
  const outcome = await write();
  const after = await everythingOf(visitor);
  expectStill(before, after, why);
  expectStill(after, before, `${why} has added something`);
  return outcome;
};
