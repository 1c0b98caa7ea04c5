import { knownValues, shown } from '../contract';
import { at, keysOf, listOf, numberAt, textAt } from '../json';
import { documentKinds } from './documentStories';
import { type Section, everythingOf, expectStill } from './everything';
import { isAbsent, isMomentOf, isSame } from './same';
import { methods, newToken, paymentsOf, saveTerm } from './saved';
import { allTerms, codesOf, offered, rateBody } from './shownPolicy';
import { type Stage, type Story, expectThat, ifEntered, signedInAgain } from './Story';
import { type Visitor, newKey } from './Visitor';

/** More than a page of 200 or 500. A states endpoint may take no more than 100 KB. */
const payments = 501;

/** More than a page of 1,000. */
const morePayments = 1001;
/** A file store lists at most 1,000 files at a time. */
const documents = 1001;

/** The end of a year and a leap day are among them. */
const dayOf = (index: number): string =>
  ['2024-12-31', '2024-02-29'][index] ??
  `20${24 + (index % 3)}-${String((index % 12) + 1).padStart(2, '0')}-${String(10 + (Math.floor(index / 12) % 18))}`;

const dayAfter = (day: string, later: number): string =>
  new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);

const [actions, statuses] = [knownValues('Payment', 'action'), knownValues('Payment', 'status')];

const each = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

const brands = ['visa', 'mastercard', 'american_express'];

/** "American Express" is "american_express". */
export const brandOf = (cardType: unknown): string => String(cardType).toLowerCase().replaceAll(/\W|_/g, '');

/** Each amount is paid twice, and each day has two payments. */
export const longPaymentHistory = Array.from({ length: payments }, (_, index) => ({
  action: each(actions, index),
  amount: [12_345.67, 0][index] ?? Math.round((index % 7 === 3 ? -1 : 1) * (100.01 + (index >> 1) * 1.01) * 100) / 100,
  cardType: each(brands, index),
  createdAt: `${dayOf((index + 1) >> 1)}T${index % 2 === 0 ? '09' : '21'}:00:00.000Z`,
  lastFour: '0042',
  status: each(statuses, index >> 1),
}));

const isListed = (paid: readonly unknown[], payment: (typeof longPaymentHistory)[number]): boolean => {
  const { amount, createdAt, cardType, ...texts } = payment;
  return paid.some(
    (row) =>
      isSame(at(row, 'amount'), amount) &&
      isMomentOf(textAt(row, 'createdAt') || createdAt, createdAt) &&
      brandOf(at(row, 'cardType') ?? cardType) === brandOf(cardType) &&
      (['action', 'lastFour', 'status'] as const).every((field) =>
        isSame(at(row, field) ?? texts[field], texts[field]),
      ),
  );
};

/** The price of all coverages that are offered, and the charge for a change to them; `undefined` where the backend has no price now. */
const pricesOf = async (visitor: Visitor): Promise<Readonly<Record<string, number | undefined>>> => {
  const policies = await visitor.read('/api/policies');
  const body = rateBody(await visitor.read('/api/customer'), policies, offered(policies), 'yearly');
  const quoteId = textAt(policies, '0', 'quoteId');
  const rate = await visitor.send('POST', '/api/rates', { body });
  const preview = quoteId && (await visitor.send('POST', '/api/rates/preview', { body: { quoteId, rateBody: body } }));
  return {
    annualPremium: numberAt(rate.data, 'annualPremium'),
    proratedValue: numberAt(preview, 'data', 'proratedValue'),
  };
};

/** Reads everything, and the prices. The function that it returns expects the same again, except in the sections that it is given. */
const withTheSame = async (
  visitor: Visitor,
): Promise<(why: string, ...changed: readonly Section[]) => Promise<void>> => {
  const [before, prices] = [await everythingOf(visitor), await pricesOf(visitor)];
  return async (why, ...changed) => {
    await expectStill(visitor, before, why, ...changed);
    const now = changed.includes('premiums') ? {} : await pricesOf(visitor);
    for (const [name, price] of Object.entries(now))
      expectThat(
        isSame(price ?? prices[name], prices[name] ?? price),
        `${why}: POST /api/rates or its preview has the ${name} ${shown(price)}, and had ${shown(prices[name])} before.`,
      );
  };
};

const listPayments = async (stage: Stage): Promise<void> => {
  const { visitor, another, enter, step } = stage;
  step(`lists all ${payments} payments of three years, each once, to the cent, whatever they are`);
  const paymentMethod = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
  const account = { balance: 0, pastDue: false, paymentMethod };
  await enter('billing-complete', { ...account, paymentHistory: [] });
  const expectTheSame = await withTheSame(visitor);
  await enter('billing-complete', { ...account, paymentHistory: longPaymentHistory });
  const paid = await paymentsOf(visitor);
  const lost = longPaymentHistory.find((payment) => !isListed(paid, payment));
  const given = (row: unknown) =>
    ['createdAt', 'action', 'amount', 'cardType', 'lastFour', 'status']
      .map((field) => String(at(row, field)))
      .join(' ');
  const like = ({ amount }: { readonly amount: number }) =>
    paid
      .filter((row) => isSame(Math.abs(numberAt(row, 'amount') ?? 0), Math.abs(amount)))
      .map(given)
      .join(' and ') || 'none of that amount';
  expectThat(
    paid.length === payments && lost === undefined,
    `GET /api/customer/billingMethod lists ${paid.length} payments where the state "billing-complete" has ${payments}${lost ? `; it lacks ${given(lost)}, and has ${like(lost)}` : ''}.`,
  );
  for (const field of ['action', 'lastFour', 'status'])
    expectThat(
      new Set(paid.map((row) => isAbsent(at(row, field)))).size === 1,
      `GET /api/customer/billingMethod leaves out the ${field} of some payments.`,
    );
  await expectTheSame('With many payments', 'payments');
  step(`lists ${morePayments} payments, and the balance to the cent`);
  // Half as much of each: a states endpoint may take no more than 100 KB.
  const many = Array.from({ length: morePayments }, (_, index) => ({
    action: 'Payment',
    amount: index + 1,
    createdAt: `${dayOf(index)}T09:00:00Z`,
    status: 'success',
  }));
  // In binary, 100 times this balance is a little less than 102861.
  await enter('billing-complete', { ...account, balance: 1028.61, pastDue: true, paymentHistory: many });
  const due = await visitor.read(methods);
  const amounts = new Set(listOf(at(due, 'paymentHistory')).map((row) => Math.round(numberAt(row, 'amount') ?? 0)));
  expectThat(
    amounts.size === morePayments,
    `GET ${methods} lists ${amounts.size} of ${morePayments} payments: a list has no end.`,
  );
  expectThat(
    isSame(at(due, 'balance') ?? 1028.61, 1028.61),
    `GET ${methods} has the balance ${shown(at(due, 'balance'))}, where the state "billing-complete" has 1028.61.`,
  );
  await expectTheSame('While something is due', 'payments', 'standing', 'terms', 'quote');
  step('shows a bank account, and what the insurer owes');
  const paymentHistory = longPaymentHistory.slice(0, 1).map(({ cardType: _, ...payment }) => payment);
  await enter('billing-complete', {
    balance: -20.15,
    pastDue: false,
    paymentMethod: { type: 'bank_account_info', lastFour: '6789' },
    paymentHistory,
  });
  const byBank = await visitor.read('/api/customer/billingMethod');
  for (const [field, isRight, given] of [
    ['balance', isSame(at(byBank, 'balance') ?? -20.15, -20.15), 'balance of -20.15'],
    [
      'paymentMethod',
      !['credit_card', 'NONE'].includes(textAt(byBank, 'paymentMethod', 'type')),
      'paymentMethod of the type bank_account_info',
    ],
    ['paymentHistory', listOf(at(byBank, 'paymentHistory')).length === 1, 'payment without a cardType'],
  ] as const)
    expectThat(
      isRight,
      `GET /api/customer/billingMethod has ${field} ${shown(at(byBank, field))}, where the state "billing-complete" has a ${given}.`,
    );
  const ofBilling = ['payments', 'standing', 'payment method', 'premiums'] as const;
  await expectTheSame('With a bank account', ...ofBilling);
  await enter('billing-complete', { ...account, paymentMethod: { type: 'NONE' }, paymentHistory: [] });
  await expectTheSame('Without a payment method', ...ofBilling);
  await enter('billing-complete', { ...account, paymentHistory: longPaymentHistory });
  step('logs in, and pays otherwise, as everybody may');
  const later = await signedInAgain(stage);
  await saveTerm(later, 'monthly');
  await ifEntered(async () =>
    later.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key: newKey() }),
  );
  step('another customer sees none of them');
  const { visitor: other } = await another();
  const shared = (await paymentsOf(other)).find((row) =>
    longPaymentHistory.some(
      ({ amount, lastFour }) => isSame(at(row, 'amount'), amount) && textAt(row, 'lastFour') === lastFour,
    ),
  );
  expectThat(
    shared === undefined,
    `GET /api/customer/billingMethod shows a payment of ${shown(at(shared, 'amount'))} to another customer.`,
  );
};

const listDocuments = async ({ visitor, enter, step }: Stage): Promise<void> => {
  step(`lists all ${documents} documents, each once, whatever they are`);
  const keys = Array.from(
    { length: documents },
    (_, index) => `HP-10010001/${each(documentKinds, index) ?? ''}/${dayAfter('2024-01-01', index)}.pdf`,
  );
  // A backend may cache the first list.
  const expectTheSame = await withTheSame(visitor);
  for (const key of keys) await enter('document-stored', { key });
  const listed = keysOf(await visitor.read('/api/policies/documents'), 'Key');
  const missing = keys.filter((key) => listed.filter((one) => one === key).length !== 1);
  expectThat(
    missing.length === 0,
    `GET /api/policies/documents does not list ${missing[0] ?? ''} once, which the state "document-stored" has stored with ${documents - 1} others.`,
  );
  await expectTheSame('With many documents', 'documents', 'declarations');
};

const showTerms = async ({ visitor, enter, step }: Stage): Promise<void> => {
  step('shows the terms of the policy by the day, in summer, in winter and at the end of a year');
  const coverages = [{ code: 'bul' }];
  // More than a page of 25. The last one ends in a summer.
  const priorTerms = Array.from({ length: 26 }, (_, year) => ({
    startDate: `${1998 + year}-07-04`,
    endDate: `${1999 + year}-07-04`,
  }));
  // A hundred times each is a little less than its cents, in binary.
  const premiums = { monthlyPremium: 1028.6, annualPremium: 9999.05 };
  const currentTerm = { startDate: '2024-12-31', endDate: '2028-02-29', status: 'current', coverages, ...premiums };
  const renewed = { code: 'hep', limitAmount: '31000', deductible: '350' };
  const futureTerm = { startDate: '2028-02-29', endDate: '2029-02-28', coverages: [renewed], annualPremium: 258.03 };
  const underwriting = { residence: { residenceType: 'LANDLORD_HOME' } };
  const policy = { policyNumber: 'HP-10010001', underwriting, futureTerm, currentTerm, priorTerms };
  await enter('policy-complete', policy);
  const policies = await visitor.read('/api/policies');
  const residence = textAt(policies, '0', 'underwriting', 'residence', 'residenceType');
  expectThat(
    ['', 'LANDLORD_HOME'].includes(residence),
    `GET /api/policies has the residenceType "${residence}" after the state "policy-complete" with LANDLORD_HOME, which decides what may be covered.`,
  );
  const terms = allTerms(policies);
  const expectValue = (found: unknown, given: unknown, name: string): void =>
    expectThat(
      found === undefined || isSame(found, given),
      `GET /api/policies has ${name} ${shown(found)}, where the state "policy-complete" has ${shown(given)}.`,
    );
  for (const [field, premium] of Object.entries(premiums))
    expectValue(at(policies, '0', 'currentTerm', field), premium, field);
  const next = at(policies, '0', 'futureTerm');
  expectValue(at(next, 'annualPremium'), futureTerm.annualPremium, 'futureTerm.annualPremium');
  if (at(next, 'coverages') !== undefined) expectValue(codesOf(next), ['hep'], 'in its futureTerm the coverages');
  for (const [field, value] of Object.entries(renewed))
    expectValue(at(next, 'coverages', '0', field), value, `futureTerm.coverages[0].${field}`);
  const expected = [futureTerm, currentTerm, ...priorTerms];
  expectThat(
    terms.length === expected.length,
    `GET /api/policies has ${terms.length} terms, where the state "policy-complete" has ${expected.length}.`,
  );
  for (const term of expected)
    for (const field of ['startDate', 'endDate'] as const)
      expectThat(
        terms.some((one) => (at(one, field) ?? term[field]) === term[field]),
        `GET /api/policies has no ${field} ${term[field]}, but ${terms.map((one) => textAt(one, field)).join(', ')}, after the state "policy-complete".`,
      );
};

const longHistory: Story = {
  title: 'A long history is complete',
  given: 'ny-current',
  needs: ['billing-complete', 'payment-token', 'document-stored', 'policy-complete', 'another-customer'],
  tell: async (stage) => {
    await listPayments(stage);
    await listDocuments(stage);
    await showTerms(stage);
  },
};

export const historyStories: readonly Story[] = [longHistory];
