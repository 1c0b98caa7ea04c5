import { shown } from '../contract';
import { isDay, millisecondsOf } from '../schemaProblems';
import { harmlessCalls } from './everyWrite';
import { everythingOf, expectNothingNew, expectStill } from './everything';
import { allTerms, codesOf, offered, rateBody, shownTerm, stateOf } from './shownPolicy';
import { knownTerms } from './saved';
import { type Stage, type Story, expectRefusal, expectThat, wildcards } from './Story';
import { isSame, isSameMoment, twice } from './same';
import { type Tokens, type Visitor, at, describeReply, keysOf, listOf, newKey, numberAt, textAt } from './Visitor';

const unknown = 'no-such-token';

/** A token with one letter of its signature changed. */
export const altered = (token: string): string => {
  const place = Math.max(0, token.length - 10);
  return `${token.slice(0, place)}${token[place] === 'x' ? 'y' : 'x'}${token.slice(place + 1)}`;
};

/** Every way in which the tokens of a call can be wrong. */
export const wrongTokens = ({
  authToken = '',
  accessToken = '',
}: Partial<Tokens>): Readonly<Record<string, Partial<Tokens>>> => ({
  'without tokens': {},
  'with unknown tokens': { authToken: unknown, accessToken: unknown },
  'with an unknown access token': { authToken, accessToken: unknown },
  'with an unknown auth token': { authToken: unknown, accessToken },
  'with an auth token of which one letter was changed': { authToken: altered(authToken), accessToken },
  'with an access token of which one letter was changed': { authToken, accessToken: altered(accessToken) },
  'without the access token': { authToken },
  'without the auth token': { accessToken },
});

/** A wrong token where capitals count, as they do not in some databases. Hexadecimal digits may have either form. */
const inOtherCapitals = (token: string): string => (/[g-z]/.test(token) ? token.toUpperCase() : token);

/** Texts that are nearly a token: a letter is another one, the last one is missing, or there is one more. */
const nearly = (token: string): readonly string[] => [altered(token), token.slice(0, -1), `${token}x`];

/** Tokens of the customer in the place of one another, or cut. A backend may use one token for two of them. */
const swappedTokens = ({
  authToken = '',
  accessToken = '',
  refreshToken = '',
}: Partial<Tokens>): Readonly<Record<string, Partial<Tokens>>> =>
  Object.fromEntries(
    (
      [
        ['with the access token in x-falcon-auth', { authToken: accessToken, accessToken }],
        ['with the auth token in x-falcon-access', { authToken, accessToken: authToken }],
        ['with the refresh token in x-falcon-auth', { authToken: refreshToken, accessToken }],
        ['with the refresh token in x-falcon-access', { authToken, accessToken: refreshToken }],
        ['with an auth token in capitals', { authToken: inOtherCapitals(authToken), accessToken }],
        ['with an access token in capitals', { authToken, accessToken: inOtherCapitals(accessToken) }],
        ['without the last letter of the auth token', { authToken: authToken.slice(0, -1), accessToken }],
        ['without the last letter of the access token', { authToken, accessToken: accessToken.slice(0, -1) }],
        ['with one more letter behind the auth token', { authToken: `${authToken}x`, accessToken }],
        ['with one more letter behind the access token', { authToken, accessToken: `${accessToken}x` }],
      ] as const
    ).filter(([, tokens]) => tokens.authToken !== authToken || tokens.accessToken !== accessToken),
  );

const isPriceOf = (monthly: number, yearly: number): boolean => yearly >= monthly * 2 && yearly <= monthly * 50;

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

/** The kinds of documents that the portal shows. */
export const documentKinds = [
  'decPage',
  'policyPackage',
  'floodInformation',
  'recurringAuthorization',
  'nonPayCancellation',
  'billingReinstated',
  'billingNotice',
  'cancellationConfirmation',
];

const DOCUMENT = new RegExp(String.raw`^[\w-]+/(?:${documentKinds.join('|')})/(\d{4}-\d\d-\d\d)\.pdf$`);

/** A document that the portal can show: "HP-1/decPage/2026-08-23.pdf". */
const isDocument = (key: string): boolean => isDay(DOCUMENT.exec(key)?.[1] ?? '');

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

/** The documents of the customer's own policies that the portal can show. */
export const documentsOf = async (visitor: Visitor): Promise<readonly string[]> => {
  const numbers = keysOf(await visitor.read('/api/policies'), 'policyNumber');
  return keysOf(await visitor.read('/api/policies/documents'), 'Key').filter(
    (key) => isDocument(key) && numbers.includes(key.split('/')[0] ?? ''),
  );
};

/** Whether the provider has the documents, too: they may be on another origin. */
export const hasDocument = async (visitor: Visitor, key: string): Promise<boolean> => {
  const { status, what } = await visitor.open(key);
  return status === 200 && !/html/i.test(what);
};

/** A document that the customer can open now still has to open later, and so do those that are listed by then. */
export const openDocument = async (visitor: Visitor) => {
  const known = await documentsOf(visitor);
  const [key] = known;
  const isThere = key !== undefined && (await hasDocument(visitor, key));
  return async (when: string, later = visitor): Promise<void> => {
    if (!isThere) return;
    const listed = await documentsOf(later);
    const added = listed.filter((one) => !known.includes(one));
    for (const each of [key, ...added].filter((one) => listed.includes(one))) {
      const { status, what } = await later.open(each);
      expectThat(
        (status === 200 && what === 'a PDF') || status === 401,
        `GET /documents/${each} answered ${status} and ${what} ${when}, expected 200 and a PDF.`,
      );
    }
  };
};

const documents: Story = {
  title: 'A customer opens a document, and a stranger does not',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    step('a document that the provider has is a PDF, and needs the tokens of the customer');
    const keys = (await documentsOf(visitor)).slice(0, 8);
    const [first] = keys;
    const areThere = first !== undefined && (await hasDocument(visitor, first));
    for (const [index, key] of (areThere ? keys : []).entries()) {
      const { status, what } = await visitor.open(key);
      expectThat(
        status === 200 && what === 'a PDF',
        `GET /documents/${key} answered ${status} and ${what}, expected 200 and a PDF.`,
      );
      if (index > 1) continue;
      for (const [how, tokens] of Object.entries(wrongTokens(visitor.tokens))) {
        const refused = await visitor.open(key, tokens);
        expectThat(
          refused.status >= 400,
          `GET /documents/${key} answered ${refused.status} ${how}, expected 401, 403 or 404.`,
        );
      }
    }
  },
};

const agreementOf = async (visitor: Visitor, id: string): Promise<string> => {
  const html = textAt(await visitor.read(`/api/referencedata?cat=agreement&id=${id}`), 'html');
  expectThat(html !== '', `GET /api/referencedata answered an agreement without a text for ${id}.`);
  return html;
};

export const agreements: Story = {
  title: 'A customer reads the agreements to pay',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    step('each has a text, and not the same');
    const [recurring, single] = [await agreementOf(visitor, 'UPDTPYMNT'), await agreementOf(visitor, 'NONRECURBILL')];
    expectThat(recurring !== single, 'GET /api/referencedata answered the same text for UPDTPYMNT and NONRECURBILL.');
    for (const html of [recurring, single])
      expectThat(
        /<\w/.test(html) || !/&(?:amp;)?lt;\/?\w/.test(html),
        `GET /api/referencedata answered HTML that was escaped: ${html.slice(0, 60)}.`,
      );
    step('recurring payments and a single payment are not swapped');
    const speaksOfRecurring = (html: string) =>
      /\brecurring\b|\bautomatic/i.test(html) && !/\bnon-?recurring/i.test(html);
    const speaksOfSingle = (html: string) => /\bsingle\b|\bone[- ]time\b|\bnon-?recurring/i.test(html);
    const isSwapped =
      speaksOfRecurring(single) &&
      !speaksOfSingle(single) &&
      speaksOfSingle(recurring) &&
      !speaksOfRecurring(recurring);
    expectThat(!isSwapped, 'GET /api/referencedata: the texts of UPDTPYMNT and NONRECURBILL are swapped.');
  },
};

interface Priced {
  readonly held: readonly string[];
  readonly premium: number;
  /** What `POST /api/rates` says a year costs, if it does. */
  readonly rated: number | undefined;
}

/** A preview has the price of the rate, and charges more for more. */
const expectPreview = (data: unknown, wanted: readonly string[], { held, premium, rated }: Priced): void => {
  const annual = numberAt(data, 'rate', 'annualPremium') ?? numberAt(data, 'annualPremium') ?? 0;
  const month = numberAt(data, 'rate', 'monthlyPayment') ?? numberAt(data, 'monthlyPayment') ?? 0;
  const prorated = numberAt(data, 'proratedValue') ?? 0;
  const name = `POST /api/rates/preview of ${wanted.join(' and ')}`;
  expectThat(
    rated === undefined || isSame(annual, rated),
    `${name}: ${annual} a year, POST /api/rates says ${String(rated)}.`,
  );
  expectThat(
    month === 0 || isPriceOf(month, annual),
    `${name}: ${month} a month and ${annual} a year cannot both be dollars.`,
  );
  expectThat(
    Math.abs(prorated) <= Math.max(annual, premium) + 0.01,
    `${name}: proratedValue is ${prorated}, more than a whole year costs (${annual}).`,
  );
  const most = Math.abs(annual - premium) * 1.25 + 10;
  expectThat(
    premium === 0 || Math.abs(prorated) <= most,
    `${name}: proratedValue is ${prorated}, but a whole year costs ${annual} in the place of ${premium}: expected a part of the difference.`,
  );
  const more = wanted.length - held.length;
  const isSubset = more > 0 ? held.every((code) => wanted.includes(code)) : wanted.every((code) => held.includes(code));
  const isRight =
    premium === 0 ||
    !isSubset ||
    (more > 0 && annual > premium ? prorated >= 0 : more < 0 && annual < premium ? prorated <= 0 : true);
  expectThat(isRight, `${name}: proratedValue is ${prorated}, where the premium changes from ${premium} to ${annual}.`);
};

/** What a story knows of the customer who asks for prices. */
interface Asking extends Pick<Stage, 'visitor' | 'step'> {
  readonly policies: unknown;
  /** How the customer pays. */
  readonly ownTerm: string;
  readonly bodyOf: (codes: readonly string[], billingTerm: string) => object;
}

const askingOf = async ({ visitor, step }: Stage): Promise<Asking> => {
  const customer = await visitor.read('/api/customer');
  const policies = await visitor.read('/api/policies');
  const ownTerm = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
  const bodyOf = (codes: readonly string[], billingTerm: string) => rateBody(customer, policies, codes, billingTerm);
  return { visitor, step, policies, ownTerm, bodyOf };
};

const priceOf = async (
  { visitor, bodyOf }: Asking,
  codes: readonly string[],
  billingTerm: string,
  field: 'annualPremium' | 'monthlyPayment',
): Promise<number> => {
  const found = numberAt(await visitor.succeed('POST', '/api/rates', { body: bodyOf(codes, billingTerm) }), field);
  expectThat(
    found !== undefined && found > 0,
    `POST /api/rates has no ${field} for a customer who pays ${billingTerm}.`,
  );
  return found ?? 0;
};

/** Whether rates may have no price for a term: for single payments of a customer who pays otherwise. */
const mayLack = (billingTerm: string, ownTerm: string): boolean =>
  billingTerm === 'nonrecurringyearly' && ownTerm !== billingTerm;

/** The prices of all coverages that are offered, of one, and of those that the customer has. */
const askRates = async (asking: Asking, { held, premium }: Omit<Priced, 'rated'>): Promise<void> => {
  const { visitor, step, policies, ownTerm, bodyOf } = asking;
  const codes = offered(policies);
  step('a year costs more than a month, and the same at every request');
  const yearly = await priceOf(asking, codes, 'yearly', 'annualPremium');
  const monthly = await priceOf(asking, codes, 'monthly', 'monthlyPayment');
  const single = { body: bodyOf(codes, 'nonrecurringyearly') };
  if (!mayLack('nonrecurringyearly', ownTerm) || (await visitor.send('POST', '/api/rates', single)).status < 400) {
    const once = await priceOf(asking, codes, 'nonrecurringyearly', 'annualPremium');
    expectThat(
      once > yearly / 2 && once < yearly * 2,
      `POST /api/rates: ${once} for a single payment and ${yearly} for a recurring one cannot both be dollars.`,
    );
  }
  expectThat(
    isPriceOf(monthly, yearly),
    `POST /api/rates: ${monthly} a month and ${yearly} a year cannot both be dollars.`,
  );
  const again = await priceOf(asking, codes, 'yearly', 'annualPremium');
  expectThat(isSame(again, yearly), 'POST /api/rates answered two prices for one request.');

  if (codes.length > 1) step('two coverages cost more than one');
  for (const code of codes.length > 1 ? codes : []) {
    const one = await priceOf(asking, [code], 'yearly', 'annualPremium');
    expectThat(one < yearly, `POST /api/rates: ${code} alone costs ${one} a year, ${codes.join(' and ')} ${yearly}.`);
  }

  if (held.length === 0 || !held.every((code) => codes.includes(code)) || premium <= 0) return;
  step('the price of the present coverages is near the premium of the policy');
  const now = await priceOf(asking, held, 'yearly', 'annualPremium');
  expectThat(
    now < premium * 20 && now > premium / 20,
    `POST /api/rates: ${held.join(' and ')} cost ${now} a year, the policy says ${premium}.`,
  );
};

/** The previews of all coverages that are offered, and of one. */
const askPreviews = async (
  { visitor, step, policies, ownTerm, bodyOf }: Asking,
  present: Omit<Priced, 'rated'>,
): Promise<void> => {
  const codes = offered(policies);
  const quoteId = textAt(policies, '0', 'quoteId');
  step('the preview has the same price, charges more for more, and changes nothing');
  for (const wanted of quoteId === '' ? [] : [codes, codes.slice(-1)]) {
    const preview = (billingTerm: string) =>
      visitor.send('POST', '/api/rates/preview', { body: { quoteId, rateBody: bodyOf(wanted, billingTerm) } });
    // A policy that cannot change now has no preview.
    if ((await preview('yearly')).status >= 400) continue;
    for (const billingTerm of knownTerms) {
      const reply = await preview(billingTerm);
      if (reply.status >= 400 && billingTerm !== ownTerm) continue;
      expectThat(reply.status < 400, `${describeReply(reply)} to a customer who pays ${billingTerm}, expected 200.`);
      const rate = await visitor.send('POST', '/api/rates', { body: bodyOf(wanted, billingTerm) });
      expectThat(rate.status < 400 || mayLack(billingTerm, ownTerm), `${describeReply(rate)}, expected 200.`);
      expectPreview(reply.data, wanted, { ...present, rated: numberAt(rate.data, 'annualPremium') });
    }
  }
};

export const prices: Story = {
  title: 'A customer asks what coverages cost',
  isHarmless: true,
  tell: async (stage) => {
    const { visitor } = stage;
    const asking = await askingOf(stage);
    const before = await everythingOf(visitor);
    const term = shownTerm(asking.policies);
    const present = { held: codesOf(term), premium: numberAt(term, 'annualPremium') ?? 0 };
    await askRates(asking, present);
    await askPreviews(asking, present);
    await expectStill(visitor, before, 'After the prices');
  },
};

/** A wrong password that is right where capitals do not count. */
export const inOtherCase = (password: string): string => {
  const [lower, upper] = [password.toLowerCase(), password.toUpperCase()];
  return [lower, upper].find((text) => text !== password) ?? `${password}x`;
};

const nothingThere: Story = {
  title: 'A customer asks for what does not exist',
  isHarmless: true,
  tell: async ({ visitor, account, step }) => {
    step('a claim, an invitation and a change that nobody knows are refused');
    await visitor.refused([404], 'GET', '/api/claims/no-such-claim');
    await visitor.refused([404], 'GET', '/api/auth/token/no-such-invitation');
    await visitor.refused([404], 'GET', '/api/policies/status/no-such-change');
    await visitor.refused([400, 403, 404], 'GET', '/api/customer/email/status/no-such-change');
    step('so are those that only look as though they were known');
    const own = keysOf(await visitor.read('/api/claims'), 'claimNumber');
    const similar = own.map((number) => number.replaceAll(/\d/g, '9')).find((number) => !own.includes(number));
    if (similar) await visitor.refused([403, 404], 'GET', `/api/claims/${encodeURIComponent(similar)}`);
    const uuid = crypto.randomUUID();
    await visitor.refused([404], 'GET', `/api/auth/token/${uuid}`);
    await visitor.refused([404], 'GET', `/api/policies/status/${uuid}`);
    await visitor.refused([400, 403, 404], 'GET', `/api/customer/email/status/${uuid}`);
    step('so is what a database takes for a pattern, a condition or the number of a row');
    for (const pattern of ['%', "x' OR '1'='1", '1'].filter((one) => !own.includes(one)))
      for (const page of ['/api/claims', '/api/auth/token', '/api/policies/status', '/api/customer/email/status'])
        expectRefusal(await visitor.send('GET', `${page}/${encodeURIComponent(pattern)}`), 'an id that nobody has');
    const body = { userName: `${account.userName}' -- `, password: 'Wrong-2026!' };
    expectRefusal(await visitor.send('POST', '/api/auth/login', { body }), 'an unknown user');
    step('a wrong password is refused, and so is an unknown user');
    const refuse = (userName: string, password: string) =>
      visitor.refused([401], 'POST', '/api/auth/login', { body: { userName, password } });
    await refuse('nobody-at-all@example.com', 'Wrong-2026!');
    await refuse(account.userName, inOtherCase(account.password));
    step('each refusal has a correlation id of its own, where it has one');
    const ids = [
      await visitor.refused([404], 'GET', '/api/claims/no-such-claim'),
      await visitor.refused([404], 'GET', '/api/policies/status/no-such-change'),
    ].map(({ correlationId }) => correlationId);
    expectThat(
      ids[0] === undefined || ids[0] !== ids[1],
      `GET /api/claims/no-such-claim and GET /api/policies/status/no-such-change answered the same x-correlation-id, ${String(ids[0])}. The customer reads it to your support: answer that of the call.`,
    );
  },
};

/** Calls that need a customer, with tokens that are wrong in every way. */
export const refuseWrongTokens = async (
  { visitor, step }: Pick<Stage, 'visitor' | 'step'>,
  calls: typeof harmlessCalls,
): Promise<void> => {
  for (const [how, tokens] of Object.entries(wrongTokens(visitor.tokens))) {
    step(how);
    for (const { method, path, body } of calls)
      await visitor.refused([401], method, path, { tokens, key: newKey(), ...(body && { body }) });
  }
};

const strangersRead: Story = {
  title: 'Nobody reads anything without the tokens of a customer',
  isHarmless: true,
  tell: async (stage) => {
    await refuseWrongTokens(stage, harmlessCalls);
    const { visitor, step } = stage;
    for (const [how, tokens] of Object.entries(swappedTokens(visitor.tokens))) {
      step(how);
      await visitor.refused([401], 'GET', '/api/customer', { tokens });
    }
  },
};

const refresh: Story = {
  title: 'A customer goes on with new tokens',
  isHarmless: true,
  tell: async ({ visitor, account, step }) => {
    // The portal sends the name that the login has answered.
    const userName = visitor.userName || account.userName;
    const email = textAt(await visitor.read('/api/customer'), 'email');
    const before = visitor.tokens;
    step('refreshes the tokens, which are new');
    const send = async (refreshToken: unknown = '') =>
      visitor.send('POST', '/api/auth/user/token', { body: { userName, refreshToken } });
    const reply = await send(before.refreshToken);
    expectThat(reply.status === 200, `${describeReply(reply)}, expected 200.`);
    visitor.adopt(reply);
    if (visitor.tokens.authToken === before.authToken) {
      // A token that names the second in which it was made is another one only in the next.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      visitor.adopt(await send(visitor.tokens.refreshToken));
    }
    expectThat(
      visitor.tokens.authToken !== before.authToken,
      'POST /api/auth/user/token answered the auth token that has expired.',
    );
    step('reads with the new tokens, as the same customer');
    const now = textAt(await visitor.read('/api/customer'), 'email');
    expectThat(isSame(now, email), `GET /api/customer has the email ${now} after a refresh, and had ${email} before.`);
    step('refreshes again, with what the first refresh answered');
    const again = await send(visitor.tokens.refreshToken);
    expectThat(again.status === 200, `${describeReply(again)} to the newest refresh token, expected 200.`);
    visitor.adopt(again);
    await visitor.read('/api/policies');
    step('the old tokens still work, or are refused');
    const old = await visitor.send('GET', '/api/customer', { tokens: before });
    expectThat(
      [200, 401].includes(old.status),
      `GET /api/customer answered ${old.status} to old tokens, expected 200 or 401.`,
    );
    step('a refresh token that nobody has is refused');
    const made = await send('no-such-refresh-token');
    expectThat(
      [400, 401, 403].includes(made.status),
      `${describeReply(made)} to an unknown token, expected 400, 401 or 403.`,
    );
    for (const wildcard of wildcards)
      expectRefusal(await send(wildcard), 'a refresh token that is no text, or an empty one');
    const newest = visitor.tokens.refreshToken ?? '';
    for (const each of [...nearly(newest), inOtherCapitals(newest)].filter((one) => one !== newest))
      expectRefusal(await send(each), 'a refresh token of which a letter is another one, missing or too many');
    step('neither the auth token nor the access token refreshes');
    const { authToken, accessToken, refreshToken } = visitor.tokens;
    for (const [name, token] of Object.entries({ authToken, accessToken })) {
      const { status } = token === refreshToken ? made : await send(token);
      expectThat(
        [400, 401, 403].includes(status),
        `POST /api/auth/user/token answered ${status} to the ${name} in the place of the refresh token, expected 400, 401 or 403.`,
      );
    }
  },
};

/** With the same session, of which there may be new tokens meanwhile. */
const inSpanish = async <T>(visitor: Visitor, read: () => Promise<T>): Promise<T> => {
  visitor.language = 'es';
  try {
    return await read();
  } finally {
    visitor.language = 'en';
  }
};

const otherLanguage: Story = {
  title: 'A customer who reads another language has the same data',
  isHarmless: true,
  tell: async ({ visitor, step }) => {
    const english = await everythingOf(visitor);
    step('reads everything in Spanish');
    const [recurring, single] = await inSpanish(visitor, async () => {
      await expectNothingNew(visitor, english, 'In Spanish');
      return [await agreementOf(visitor, 'UPDTPYMNT'), await agreementOf(visitor, 'NONRECURBILL')] as const;
    });
    expectThat(recurring !== single, 'GET /api/referencedata answered the same Spanish text for both agreements.');
    step('and the same prices');
    const policies = await visitor.read('/api/policies');
    const quoteId = textAt(policies, '0', 'quoteId');
    const asked = rateBody(await visitor.read('/api/customer'), policies, offered(policies).slice(-1), 'yearly');
    const requests = [
      ['/api/rates', asked, [['annualPremium'], ['monthlyPayment']]],
      [
        '/api/rates/preview',
        { quoteId, rateBody: asked },
        [['proratedValue'], ['rate', 'annualPremium'], ['rate', 'monthlyPayment']],
      ],
    ] as const;
    for (const [page, body, paths] of requests.slice(0, quoteId ? 2 : 1)) {
      const price = async () => (await visitor.send('POST', page, { body })).data;
      const [one, same] = [await price(), await inSpanish(visitor, price)];
      for (const path of paths)
        expectThat(
          isSame(at(one, ...path), at(same, ...path)),
          `POST ${page} has the ${path.join('.')} ${shown(at(one, ...path))} in English, and ${shown(at(same, ...path))} in Spanish.`,
        );
    }
  },
};

export const harmlessStories: readonly Story[] = [
  readAgain,
  otherLanguage,
  agreements,
  prices,
  nothingThere,
  documents,
  strangersRead,
  refresh,
];
