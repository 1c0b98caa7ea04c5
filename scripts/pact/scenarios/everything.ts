import { fieldsOfSchema, shown } from '../contract';
import { at, keysOf, listOf, textAt } from '../json';
import { isSame } from './same';
import { allTerms, stateOf } from './shownPolicy';
import { type Stage, expectThat, signedInAgain } from './Story';
import { type Visitor, describeReply } from './Visitor';

/** Facts of a section, each as a name and a value: what the backend leaves out is no fact. */
type Facts = readonly (readonly [name: string, value: unknown])[];

const fields = (data: unknown, names: readonly string[], of = ''): Facts =>
  names.flatMap((name) => (at(data, name) === undefined ? [] : [[`${of}${name}`, at(data, name)] as const]));

const policies = '/api/policies';
const billing = '/api/customer/billingMethod';

/** These are sections of their own. */
const elsewhere = ['email', 'billingMethod'];

/** A change of the coverages may replace these. */
const isDeclaration = (key: string): boolean => /\/(?:decPage|policyPackage)\//.test(key);

/** A claim moves on by itself. */
const movesOn = ['status', 'cpClaimNumber'];

/** Any other status moves on by itself. */
const isSettled = (payment: unknown): boolean => ['success', 'declined'].includes(textAt(payment, 'status'));

/** What another billing term changes. */
export const changedByTerm = ['billing term', 'term of the profile', 'premiums', 'standing'] as const;

/** What a customer has, by section. */
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
    facts: (data) => [
      ...keysOf(data, 'policyNumber').map((number) => [`the policy ${number}`, ''] as const),
      ...listOf(data).flatMap((policy) => fields(at(policy, 'underwriting', 'residence'), ['residenceType'])),
    ],
  },
  // A quote may be another one each time.
  quote: {
    page: policies,
    facts: (data) => keysOf(data, 'quoteId').map(() => ['a quoteId', ''] as const),
  },
  terms: {
    page: policies,
    facts: (data) =>
      allTerms(data).flatMap((term, index) => fields(term, ['startDate', 'endDate', 'status'], `${index + 1}. `)),
  },
  premiums: {
    page: policies,
    facts: (data) =>
      allTerms(data).flatMap((term, index) => fields(term, ['monthlyPremium', 'annualPremium'], `${index + 1}. `)),
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
    facts: (data) =>
      listOf(data).flatMap((row) => {
        const claim = `the claim ${textAt(row, 'claimNumber')}`;
        return [[claim, ''] as const, ...fields(row, ['policyNumber', 'createdAt'], `${claim} with `)];
      }),
  },
  'a claim': {
    page: '/api/claims/{id}',
    facts: (data) =>
      fields(
        data,
        fieldsOfSchema('ClaimDetails').filter((field) => !movesOn.includes(field)),
      ),
  },
  'term of the profile': {
    page: '/api/customer',
    facts: (data) => fields(at(data, 'billingMethod'), ['billingTerm'], 'billingMethod.'),
  },
  'billing term': { page: '/api/customer/billingTerm', facts: (data) => fields(data, ['billingTerm']) },
  'payment method': {
    page: billing,
    facts: (data) => fields(at(data, 'paymentMethod'), ['type', 'lastFour', 'cardType']),
  },
  standing: { page: billing, facts: (data) => fields(data, ['pastDue', 'balance']) },
  payments: {
    page: billing,
    facts: (data) =>
      listOf(at(data, 'paymentHistory')).flatMap((row) => [
        [`the payment of ${textAt(row, 'createdAt')}`, at(row, 'amount')] as const,
        ...fields(
          row,
          ['action', 'cardType', 'lastFour', ...(isSettled(row) ? ['status'] : [])],
          `the payment of ${textAt(row, 'createdAt')} with `,
        ),
      ]),
  },
  declarations: {
    page: '/api/policies/documents',
    facts: (data) =>
      keysOf(data, 'Key')
        .filter(isDeclaration)
        .map((key) => [`the document ${key}`, ''] as const),
  },
  documents: {
    page: '/api/policies/documents',
    facts: (data) =>
      keysOf(data, 'Key')
        .filter((key) => !isDeclaration(key))
        .map((key) => [`the document ${key}`, ''] as const),
  },
} as const satisfies Record<string, { page: string; facts: (data: unknown) => Facts }>;

export type Section = keyof typeof sections;

export interface Everything {
  readonly facts: Readonly<Record<Section, Facts>>;
  /** The claim whose details are among the facts; '' if there is none. */
  readonly claim: string;
}

const names = Object.keys(sections) as readonly Section[];

/** Reads all pages, and the details of a claim: of this one, or of the first of the list. */
export const everythingOf = async (visitor: Visitor, claim?: string): Promise<Everything> => {
  const pages: Record<string, unknown> = { '/api/customer': await visitor.read('/api/customer') };
  // The portal reads no claims of a customer in New York.
  if (stateOf(pages['/api/customer']) === 'NY') pages['/api/claims'] = [];
  const others = Object.values(sections).flatMap(({ page }) => (page in pages || page.endsWith('}') ? [] : [page]));
  await Promise.all(
    [...new Set(others)].map(async (page) => {
      pages[page] = await visitor.read(page);
    }),
  );
  const number = claim ?? textAt(pages['/api/claims'], '0', 'claimNumber');
  if (number !== '')
    pages['/api/claims/{id}'] = (await visitor.send('GET', `/api/claims/${encodeURIComponent(number)}`)).data;
  const facts = Object.fromEntries(names.map((name) => [name, sections[name].facts(pages[sections[name].page])]));
  return { facts: facts as Everything['facts'], claim: number };
};

/** Every fact of the one that counts is among those of the other, but in these sections. */
const expectFacts = (
  { facts }: Everything,
  among: Everything,
  otherwise: readonly [why: string, verb: string],
  changed: readonly Section[] = [],
  counts = (_name: string): boolean => true,
): void => {
  const [why, verb] = otherwise;
  for (const section of names.filter((name) => !changed.includes(name)))
    for (const [name, value] of facts[section].filter(([fact]) => counts(fact))) {
      const alike = among.facts[section].filter(([other]) => other === name);
      const isThere = alike.some(([, found]) => isSame(found, value));
      const valued = value === '' ? '' : ` ${shown(value)}`;
      const instead = alike.length === 1 ? `, but ${shown(alike[0]?.[1])}` : '';
      expectThat(isThere, `${why}: GET ${sections[section].page} ${verb} ${name}${valued}${instead}.`);
    }
};

/** Names a policy, a coverage or a payment, which only a write that is meant to adds. A backend may send more fields of them later. */
const namesRow = (name: string): boolean => /^the (?:policy|payment of) (?:(?! with ).)*$|^\d+\. \S+ code$/.test(name);

/** A payment may settle meanwhile. */
const namesNoStatus = (name: string): boolean => !name.endsWith(' with status');

/** Every fact from before still holds, but in these sections. There may be more claims, documents and fields now. */
export const expectStill = async (
  visitor: Visitor,
  before: Everything,
  why: string,
  ...changed: readonly Section[]
): Promise<void> => {
  const after = await everythingOf(visitor, before.claim);
  expectFacts(before, after, [why, 'no longer has'], changed);
  // A new card may cause a payment: a charge that checks it, or the balance that is due.
  const mayPay = changed.some((section) => section === 'standing' || section === 'payment method');
  expectFacts(after, before, [why, 'now has'], mayPay ? [...changed, 'payments'] : changed, namesRow);
};

/** Every fact from before still holds, and there is no other. An earlier write may have made a document meanwhile. */
export const expectNothingNew = async (visitor: Visitor, before: Everything, why: string): Promise<void> => {
  const after = await everythingOf(visitor, before.claim);
  expectFacts(before, after, [why, 'no longer has']);
  expectFacts(after, before, [why, 'now has'], ['documents', 'declarations'], namesNoStatus);
};

/** What names one row: a state may give it another name each time. */
const rows: readonly Section[] = ['policies', 'claims', 'a claim', 'payments', 'documents', 'declarations'];

/** Two ways to the same state have led to the same data, and to as many rows. */
export const expectAlike = (one: Everything, other: Everything, [here, there]: readonly [string, string]): void => {
  for (const section of names) {
    const [found, expected] = [one.facts[section], other.facts[section]];
    const page = `GET ${sections[section].page}`;
    expectThat(
      found.length === expected.length,
      `${page} has ${found.length} ${section} ${here}, and ${expected.length} ${there}.`,
    );
    for (const [index, [name, value]] of rows.includes(section) ? [] : found.entries()) {
      const [, also] = expected.find(([same]) => same === name) ?? expected[index] ?? [];
      expectThat(isSame(value, also), `${page} has ${name} ${shown(value)} ${here}, and ${shown(also)} ${there}.`);
    }
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
  await expectStill(visitor, before, why, ...changed);
  return outcome;
};

/** A write that changes nothing at all, because it is refused or a repetition. */
export const inVain = async <T>(visitor: Visitor, why: string, write: () => Promise<T>): Promise<T> => {
  const before = await everythingOf(visitor);
  const outcome = await write();
  await expectNothingNew(visitor, before, why);
  return outcome;
};

/**
 * Reads everything on another device of the customer, in English. The function that it returns runs after a write: that device, a new login
 * and the visitor must read what the visitor reads now.
 */
export const otherDevice = async (
  stage: Pick<Stage, 'provider' | 'account' | 'visitor'>,
): Promise<(why: string, page: string) => Promise<void>> => {
  const device = await signedInAgain(stage, 'en');
  await everythingOf(device);
  return async (why, page) => {
    const now = await everythingOf(stage.visitor);
    await expectNothingNew(device, now, `${why}, on another device and in English`);
    await expectNothingNew(await signedInAgain(stage), now, `${why}, after another login`);
    await Promise.all(Array.from({ length: 12 }, () => stage.visitor.read(page)));
    await expectNothingNew(stage.visitor, now, `${why}, when it is read often`);
  };
};

/**
 * Sends a write again under its key: without tokens and with wrong ones, which must get a 401, and to another address, where its body is
 * none.
 */
export const refuseItsKey = async (
  visitor: Visitor,
  method: 'POST' | 'PUT',
  path: string,
  sent: { readonly body: object; readonly key: string },
): Promise<void> => {
  for (const tokens of [{}, { authToken: 'no-such-token', accessToken: 'no-such-token' }])
    await visitor.refused([401], method, path, { ...sent, tokens });
  const other = path === billing ? '/api/customer/billingTerm' : billing;
  const reply = await visitor.send('PUT', other, sent);
  expectThat(
    reply.status >= 400,
    `${describeReply(reply)}, to what ${method} ${path} was sent under the same key before: a key is of one call alone.`,
  );
};
