import { shown } from '../contract';
import { at, keysOf, listOf, numberAt, textAt } from '../json';
import { millisecondsOf } from '../schemaProblems';
import { isDocument } from './documentStories';
import { isSame, isSameMoment, twice } from './same';
import { knownTerms } from './saved';
import { allTerms, stateOf, isPriceOf } from './shownPolicy';
import { type Stage, type Story, expectThat } from './Story';
import { type Visitor } from './Visitor';

/** The fields by which the portal tells the rows of each list apart, so that two reads can be compared. A quote may be new each time. */
const lists: Readonly<Record<string, (data: unknown) => readonly string[]>> = {
  '/api/policies': (data) => keysOf(data, 'policyNumber'),
  '/api/claims': (data) => keysOf(data, 'claimNumber'),
  '/api/policies/documents': (data) => keysOf(data, 'Key'),
};

/** What a customer pays. */
const figures: Readonly<Record<string, (data: unknown) => unknown>> = {
  '/api/policies': (data) => allTerms(data).map((term) => [at(term, 'annualPremium'), at(term, 'monthlyPremium')]),
  '/api/customer/billingMethod': (data) => [at(data, 'pastDue'), at(data, 'balance')],
};

const expectSameFigures = async (visitor: Visitor): Promise<void> => {
  for (const [page, figuresOf] of Object.entries(figures)) {
    const [first, second] = [figuresOf(await visitor.read(page)), figuresOf(await visitor.read(page))].map(shown);
    expectThat(
      first === second,
      `GET ${page} has the amounts ${String(first)}, and at the next read ${String(second)}.`,
    );
  }
};

const expectSameLists = async (visitor: Visitor, pages: readonly string[]): Promise<void> => {
  for (const [page, rowsOf] of Object.entries(lists).filter(([each]) => pages.includes(each))) {
    const [first, second] = [rowsOf(await visitor.read(page)), rowsOf(await visitor.read(page))];
    expectThat(
      first.toSorted().join() === second.toSorted().join(),
      `GET ${page} lists ${first.join(', ')}, and at the next read ${second.join(', ')}.`,
    );
    expectThat(
      page !== '/api/policies' || first[0] === second[0],
      `GET ${page} lists ${String(first[0])} first, and at the next read ${String(second[0])}: the portal shows the first one.`,
    );
    expectThat(twice(first).length === 0, `GET ${page} lists ${twice(first).join(', ')} twice.`);
  }
};

/** The terms of a policy begin one after the other. */
const expectOrder = (policy: unknown): void => {
  const begins = (term: unknown) => textAt(term, 'startDate');
  const prior = listOf(at(policy, 'priorTerms')).map(begins);
  const [current, future] = [begins(at(policy, 'currentTerm')), begins(at(policy, 'futureTerm'))];
  const later = [current, future].filter(Boolean);
  const isOrdered =
    prior.every((start) => later.every((other) => start === '' || start < other)) &&
    (current === '' || future === '' || current < future);
  expectThat(
    isOrdered,
    `GET /api/policies: the terms of ${textAt(policy, 'policyNumber')} do not begin in the order prior, current, future.`,
  );
};

const oneDay = 86_400_000;

const anniversary = (day: string): string => day.replace(/^\d+/, (year) => String(Number(year) + 1));

/** A term ends on the day on which the next one begins, and not on the last day that it covers. */
const expectEnd = (term: unknown, starts: readonly string[]): void => {
  const [start, end] = [textAt(term, 'startDate'), textAt(term, 'endDate')];
  if (end === '') return;
  const next = new Date(Date.parse(end) + oneDay).toISOString().slice(0, 10);
  expectThat(
    !starts.includes(next) && (start === '' || next !== anniversary(start)),
    `GET /api/policies: a term ends ${end}, a day before the next one begins. The end is that day.`,
  );
};

const hasValues = (term: unknown): boolean =>
  Object.values(Object(term) as object).some((value) =>
    Array.isArray(value) ? value.length > 0 : (value ?? '') !== '',
  );

/** Each policy has a term, each term ends after it starts, and its premiums are dollars. */
export const expectTerms = (policies: unknown): void => {
  for (const policy of listOf(policies)) {
    const number = textAt(policy, 'policyNumber');
    const terms = allTerms([policy]);
    expectThat(terms.length > 0, `GET /api/policies: ${number} has no term.`);
    expectOrder(policy);
    const [future, current] = ['futureTerm', 'currentTerm'].map((name) => at(policy, name));
    expectThat(
      future === undefined || current === undefined || hasValues(future) || !hasValues(current),
      `GET /api/policies: the futureTerm of ${number} has no value, and the portal shows it in the place of the currentTerm. Leave it out, or send null.`,
    );
    const starts = terms.map((term) => textAt(term, 'startDate'));
    for (const term of terms) expectEnd(term, starts);
  }
  for (const term of allTerms(policies)) {
    const [start, end] = [textAt(term, 'startDate'), textAt(term, 'endDate')];
    expectThat(
      start === '' || end === '' || start < end,
      `GET /api/policies: a term ends ${end}, before it starts ${start}.`,
    );
    const [monthly, annual] = [numberAt(term, 'monthlyPremium') ?? 0, numberAt(term, 'annualPremium') ?? 0];
    expectThat(
      monthly === 0 || annual === 0 || isPriceOf(monthly, annual),
      `GET /api/policies: a monthlyPremium of ${monthly} and an annualPremium of ${annual} cannot both be dollars.`,
    );
  }
};

/** The details of a claim say what its row in the list says. */
export const expectSameClaim = async (visitor: Visitor, row: unknown): Promise<void> => {
  const number = textAt(row, 'claimNumber');
  const details = await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
  expectThat(textAt(details, 'claimNumber') === number, `GET /api/claims/${number} answered another claim.`);
  for (const field of ['policyNumber', 'status', 'createdAt']) {
    const [listed, detailed] = [at(row, field), at(details, field)];
    const isAlike =
      listed === undefined || detailed === undefined || isSameMoment(listed, detailed) || isSame(listed, detailed);
    expectThat(
      isAlike,
      `GET /api/claims has ${field} ${shown(listed)} for ${number}, GET /api/claims/${number} has ${shown(detailed)}.`,
    );
  }
};

/** The profile, which is that of the account. */
const readProfile = async (visitor: Visitor, { userName }: Stage['account']): Promise<unknown> => {
  const customer = await visitor.read('/api/customer');
  expectThat(
    JSON.stringify(await visitor.read('/api/customer')) === JSON.stringify(customer),
    'GET /api/customer answered two different profiles in a row.',
  );
  expectThat(textAt(customer, 'email') !== '', `GET /api/customer has no email for ${userName}.`);
  for (const state of ['state', 'stateCode'].map((field) => textAt(customer, 'address', field)))
    expectThat(
      /^(?:[A-Z]{2})?$/.test(state),
      `GET /api/customer has "${state}" for the state of the address, expected two capital letters: it decides what the portal offers.`,
    );
  return customer;
};

const readDocuments = async (visitor: Visitor): Promise<void> => {
  const keys = listOf(await visitor.read('/api/policies/documents')).map((row) => textAt(row, 'Key'));
  expectThat(
    keys.length === 0 || keys.some(isDocument),
    `GET /api/policies/documents has no Key like HP-1/decPage/2026-08-23.pdf, but ${keys.slice(0, 2).join(', ')}: the portal shows none of them.`,
  );
  const numbers = keysOf(await visitor.read('/api/policies'), 'policyNumber');
  const ofOthers = keys.filter(isDocument);
  expectThat(
    ofOthers.length === 0 || numbers.length === 0 || ofOthers.some((key) => numbers.includes(key.split('/')[0] ?? '')),
    `GET /api/policies/documents has ${ofOthers.slice(0, 2).join(', ')}, none of which is of ${numbers.join(', ')}: the portal shows those of the policy alone.`,
  );
};

export const readPayments = async (visitor: Visitor): Promise<void> => {
  const billing = await visitor.read('/api/customer/billingMethod');
  const payments = listOf(at(billing, 'paymentHistory'));
  const toCome = payments.find(
    (row) =>
      ['success', 'declined'].includes(textAt(row, 'status')) &&
      millisecondsOf(textAt(row, 'createdAt')) > Date.now() + oneDay,
  );
  expectThat(
    toCome === undefined,
    `GET /api/customer/billingMethod has a payment of ${textAt(toCome, 'createdAt')}, which is still to come.`,
  );
  const balance = numberAt(billing, 'balance');
  expectThat(
    at(billing, 'pastDue') !== true || balance === undefined || balance > 0,
    `GET /api/customer/billingMethod is past due with a balance of ${String(balance)}.`,
  );
};

export const readAgain: Story = {
  title: 'A customer reads everything, and every page says the same',
  isHarmless: true,
  tell: async ({ visitor, account, step }) => {
    step('the profile is that of the account, and the same at every read');
    const customer = await readProfile(visitor, account);

    step('each policy has a term, and each term ends after it starts');
    expectTerms(await visitor.read('/api/policies'));

    step('each list has the same rows and amounts at every read, and no row twice');
    // The portal reads no claims of a customer in New York.
    const isInNewYork = stateOf(customer) === 'NY';
    await expectSameLists(
      visitor,
      Object.keys(lists).filter((page) => !(isInNewYork && page === '/api/claims')),
    );
    await expectSameFigures(visitor);

    step('the details of each claim say what the list says');
    const claims = isInNewYork ? [] : listOf(await visitor.read('/api/claims'));
    for (const row of claims.slice(0, 5)) await expectSameClaim(visitor, row);

    step('the profile and the billing term agree how often the customer pays');
    const term = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
    const profileTerm = textAt(customer, 'billingMethod', 'billingTerm');
    expectThat(
      !knownTerms.includes(term) || !knownTerms.includes(profileTerm) || term === profileTerm,
      `GET /api/customer/billingTerm says ${term}, GET /api/customer ${profileTerm}.`,
    );

    step('the documents and the payments can be read');
    await readDocuments(visitor);
    await readPayments(visitor);
  },
};
