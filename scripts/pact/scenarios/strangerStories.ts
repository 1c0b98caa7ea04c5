import { at, keysOf, listOf, numberAt, textAt } from '../json';
import { failures } from '../says';
import { documentsOf, hasDocument } from './documentStories';
import { everythingOf, expectNothingNew, inVain } from './everything';
import { type TokenCall, aClaim, harmlessCalls, writes } from './everyWrite';
import { isSame } from './same';
import { digits, expectPhone, expectTerm, savePhone, saveSections, saveTerm } from './saved';
import { offered, rateBody } from './shownPolicy';
import { type Stage, type Story, expectRefusal, expectSaid, expectThat, signedInAgain } from './Story';
import { refuseWrongTokens } from './tokenStories';
import { type Account, type Visitor, describeReply, newKey } from './Visitor';

const strangersWrite: Story = {
  title: 'Nobody changes anything without the tokens of a customer',
  tell: async (stage) => {
    await inVain(stage.visitor, 'A write without valid tokens', () => refuseWrongTokens(stage, writes));
  },
};

const own = async (visitor: Visitor, page: string, field: string): Promise<readonly string[]> =>
  keysOf(await visitor.read(page), field);

const valuesOf = (field: string) => (rows: unknown) => keysOf(rows, field).toSorted().join();

const paymentsIn = (data: unknown) =>
  listOf(at(data, 'paymentHistory'))
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join();

/** The pages of a customer, with what tells whose data each has. */
const identities = [
  ['/api/customer', (data: unknown) => textAt(data, 'email')],
  ['/api/policies', valuesOf('policyNumber')],
  ['/api/policies/documents', valuesOf('Key')],
  ['/api/claims', valuesOf('claimNumber')],
  ['/api/customer/billingTerm', (data: unknown) => textAt(data, 'billingTerm')],
  ['/api/customer/billingMethod', (data: unknown) => paymentsIn(data)],
] as const;

/** Two customers, signed in. */
interface Pair {
  readonly visitor: Visitor;
  readonly other: Visitor;
  readonly step: Stage['step'];
}

const readOwn = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('reads the customer’s own claim, and not another customer’s');
  const claim = { body: aClaim(), key: newKey() };
  const number = textAt(await visitor.succeed('POST', '/api/claims', claim), 'claimNumber');
  await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
  const email = textAt(await visitor.read('/api/customer'), 'email');
  for (const id of [number, number.toLowerCase(), `${number} `]) {
    const refusal = await other.send('GET', `/api/claims/${encodeURIComponent(id)}`);
    expectRefusal(refusal, 'another customer');
    expectThat(!refusal.message.includes(email), `${describeReply(refusal)}, which names another customer.`);
  }
  await other.refused([403, 404], 'GET', `/api/claims/${encodeURIComponent(number)}`);
  step('no claim and no policy is in both lists, and no document is of the policy of the other');
  for (const [page, field] of [
    ['/api/claims', 'claimNumber'],
    ['/api/policies', 'policyNumber'],
  ] as const) {
    const foreign = await own(other, page, field);
    const shared = (await own(visitor, page, field)).filter((value) => foreign.includes(value));
    expectThat(shared.length === 0, `GET ${page} shows ${shared.join(', ')} to two customers.`);
  }
  const documents = await own(visitor, '/api/policies/documents', 'Key');
  for (const policy of await own(other, '/api/policies', 'policyNumber')) {
    const foreign = documents.find((key) => key.startsWith(`${policy}/`));
    expectThat(foreign === undefined, `GET /api/policies/documents shows ${String(foreign)} of another customer.`);
  }
  const [theirs] = await documentsOf(other);
  if (theirs === undefined || !(await hasDocument(other, theirs))) return;
  const { status } = await visitor.open(theirs);
  expectThat(status >= 400, `GET /documents/${theirs} answered ${status} to another customer, expected 403 or 404.`);
  const [mine = ''] = await documentsOf(visitor);
  const detour = `${mine.split('/').slice(0, 2).join('/')}/..%2F..%2F${encodeURIComponent(theirs)}`;
  const { what } = await visitor.open(detour);
  expectThat(!what.includes('PDF'), `GET /documents/${detour} answered a document of another customer.`);
};

const readAtOnce = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('both read at once, and one right after the other, each the own');
  const theirs = await everythingOf(other);
  const theirTerm = textAt(await other.read('/api/customer/billingTerm'), 'billingTerm');
  await saveTerm(visitor, theirTerm === 'monthly' ? 'yearly' : 'monthly');
  const mine = await everythingOf(visitor);
  await expectNothingNew(other, theirs, 'Right after another customer has read everything');
  await expectNothingNew(visitor, mine, 'Right after another customer has read everything');
  const readers = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? visitor : other));
  for (const [page, idOf] of identities) {
    const alone = new Map([
      [visitor, idOf(await visitor.read(page))],
      [other, idOf(await other.read(page))],
    ]);
    const atOnce = await Promise.all(
      readers.map(async (reader) => idOf(await reader.read(page)) === alone.get(reader)),
    );
    expectThat(!atOnce.includes(false), `GET ${page} answered what is of another customer to one of two at once.`);
  }
};

/** A provider may identify customers by their connection. Behind a proxy, all customers share one. */
const readInTurns = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('both read in turns over one connection, each the own, and nobody without tokens');
  const ofEach = new Map<Visitor, string>();
  for (const each of [visitor, other]) ofEach.set(each, textAt(await each.read('/api/customer'), 'email'));
  for (const each of [visitor, other, visitor]) {
    const { data } = await each.send('GET', '/api/customer', { isKept: true });
    const email = textAt(data, 'email');
    expectThat(
      email === ofEach.get(each),
      `GET /api/customer answered the profile of ${email} to another customer on the same connection.`,
    );
  }
  const { status } = await visitor.send('GET', '/api/customer', { tokens: {}, isKept: true });
  expectThat(status === 401, `GET /api/customer answered ${status} without tokens, on the connection of a customer.`);
};

const logInAtOnce = async (
  provider: string,
  accounts: readonly Account[],
  emails: readonly string[],
): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    const visitors = await Promise.all(accounts.map((account) => signedInAgain({ provider, account })));
    const shown = await Promise.all(visitors.map(async (each) => textAt(await each.read('/api/customer'), 'email')));
    expectThat(
      shown.join() === emails.join(),
      'POST /api/auth/login answered the session of another customer to one of two who logged in at once.',
    );
  }
};

const mixTokens = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('the auth token of one does not go with the access token of the other');
  const tokens = { ...visitor.tokens, accessToken: other.tokens.accessToken ?? '' };
  await inVain(visitor, 'A write with the access token of another customer', async () => {
    for (const { method, path, body } of [...harmlessCalls, ...writes])
      await visitor.refused([401], method, path, { tokens, key: newKey(), ...(body && { body }) });
  });
};

/** Two customers write at once. Neither gets what the other has sent. */
const writeAtOnce = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('both save and file at once, each the own');
  const [one, two] = [
    { each: visitor, phoneNumber: '201-555-0161', equipment: 'Boiler' },
    { each: other, phoneNumber: '201-555-0162', equipment: 'Sump pump' },
  ];
  const [mine, theirs] = await Promise.all(
    [one, two].map(async ({ each, phoneNumber, equipment }) => {
      await savePhone(each, phoneNumber);
      const claim = { body: aClaim({ equipment }), key: newKey() };
      return textAt(await each.succeed('POST', '/api/claims', claim), 'claimNumber');
    }),
  );
  const read = (each: Visitor, number: unknown) => each.read(`/api/claims/${encodeURIComponent(String(number))}`);
  const [first, second] = await Promise.all([read(visitor, mine), read(other, theirs)]);
  for (const [{ each }, details, foreign] of [
    [one, first, two],
    [two, second, one],
  ] as const) {
    const phone = textAt(await each.read('/api/customer'), 'phoneNumber');
    expectThat(
      digits(phone) !== digits(foreign.phoneNumber) && textAt(details, 'equipment') !== foreign.equipment,
      `Of two customers who wrote at once, one has what the other has sent: ${phone} or ${textAt(details, 'equipment')}.`,
    );
  }
  step('both may have one phone number, as in a household');
  await savePhone(visitor, two.phoneNumber);
  await expectPhone(visitor, two.phoneNumber, ', which another customer has, too');
};

const refreshAtOnce = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('both pay in another rhythm and go on with new tokens at once, each as the own customer');
  const emailOf = async (each: Visitor) => textAt(await each.read('/api/customer'), 'email');
  const emails = [await emailOf(visitor), await emailOf(other)];
  await Promise.all([saveTerm(visitor, 'yearly'), saveTerm(other, 'monthly')]);
  await expectTerm(visitor, 'yearly', ', while another customer saved "monthly"');
  await expectTerm(other, 'monthly', ', while another customer saved "yearly"');
  await Promise.all([visitor.refresh(), other.refresh()]);
  const now = [await emailOf(visitor), await emailOf(other)];
  expectThat(
    now.join() === emails.join(),
    'POST /api/auth/user/token answered the session of another customer to one of two who refreshed at once.',
  );
};

/** Two customers ask at once. Neither gets the price of the other. */
const rateAtOnce = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('both ask at once what coverages cost, each for the own');
  const prices = async (each: Visitor): Promise<() => Promise<string>> => {
    const policies = await each.read('/api/policies');
    const codes = each === visitor ? ['hep'] : offered(policies);
    const asked = rateBody(await each.read('/api/customer'), policies, codes, 'yearly');
    const quoteId = textAt(policies, '0', 'quoteId');
    const preview = { quoteId, rateBody: asked };
    return async () => {
      const rate = await each.succeed('POST', '/api/rates', { body: asked });
      const reply = quoteId ? await each.send('POST', '/api/rates/preview', { body: preview }) : undefined;
      return `${numberAt(rate, 'annualPremium')?.toFixed(2)} and ${numberAt(reply?.data, 'proratedValue')?.toFixed(2)}`;
    };
  };
  const [mine, theirs] = [await prices(visitor), await prices(other)];
  const alone = [await mine(), await theirs()];
  const atOnce = await Promise.all([mine(), theirs()]);
  expectThat(
    alone.join() === atOnce.join(),
    `POST /api/rates and its preview answered ${atOnce.join(', ')} to two customers who asked at once, and ${alone.join(', ')} before.`,
  );
};

/** A customer who sends the quote of another one gets no price, or the price of their own policy. */
const askForPrice = async ({ visitor, other, step }: Pair): Promise<void> => {
  step('the quote of the other has no price');
  const [own, theirs] = [await visitor.read('/api/policies'), await other.read('/api/policies')];
  const body = rateBody(await visitor.read('/api/customer'), own, ['hep'], 'yearly');
  const priceOf = async (reader: Visitor, of: unknown): Promise<number | undefined> => {
    const quoteId = textAt(of, '0', 'quoteId');
    const reply = quoteId && (await reader.send('POST', '/api/rates/preview', { body: { quoteId, rateBody: body } }));
    expectThat(!reply || reply.status !== 401, `${reply && describeReply(reply)}, which signs out.`);
    return reply && reply.status < 300 ? numberAt(reply.data, 'proratedValue') : undefined;
  };
  const [mine, foreign, stolen] = [
    await priceOf(visitor, own),
    await priceOf(other, theirs),
    await priceOf(visitor, theirs),
  ];
  expectThat(
    stolen === undefined || isSame(stolen, mine) || !isSame(stolen, foreign),
    `POST /api/rates/preview answered the proratedValue ${String(stolen)} of another customer to the quoteId of that customer.`,
  );
};

const refreshAs = async ({ visitor, step }: Pair, userName: string): Promise<void> => {
  step('the refresh token of one does not refresh the session of the other');
  const { refreshToken } = visitor.tokens;
  const stolen = await visitor.send('POST', '/api/auth/user/token', { body: { userName, refreshToken } });
  if (stolen.status !== 200) return;
  visitor.adopt(stolen);
  const shown = textAt(await visitor.read('/api/customer'), 'email');
  expectThat(shown !== userName, 'POST /api/auth/user/token answered tokens of the customer that the body names.');
};

const twoCustomers: Story = {
  title: 'A customer sees nothing of another one',
  needs: ['another-customer'],
  tell: async ({ provider, visitor, account, another, step }) => {
    const { visitor: other, account: theirAccount } = await another();
    const theirs = await everythingOf(other);
    const pair = { visitor, other, step };
    await readOwn(pair);
    const [mine, foreign] = [await visitor.read('/api/customer'), await other.read('/api/customer')];
    expectThat(
      textAt(mine, 'email') !== textAt(foreign, 'email'),
      'GET /api/customer answered one profile to two customers.',
    );
    await readAtOnce(pair);
    await readInTurns(pair);
    step('what one saves, the other does not have');
    const body = {
      firstName: 'Scenario',
      lastName: 'One',
      changeDescriptionType: 'name',
      changeReasonDescription: 'Updated Customer Name',
    };
    await visitor.succeed('PUT', '/api/customer', { body, key: newKey() });
    for (const billingTerm of ['yearly', 'monthly']) {
      await saveTerm(visitor, billingTerm);
      await expectNothingNew(other, theirs, 'After the writes of another customer');
    }
    step('the address of the other in the own profile takes nothing from it');
    const saveEmail = (email: string) =>
      visitor.send('PUT', '/api/customer', {
        body: { email, changeReasonDescription: 'Updated Email Address' },
        key: newKey(),
      });
    await saveEmail(textAt(foreign, 'email'));
    await expectNothingNew((await another()).visitor, theirs, 'After the address was saved by another customer');
    await saveEmail(textAt(mine, 'email'));
    await mixTokens(pair);
    step('both log in at once, each as the own customer');
    const emails = [mine, foreign].map((profile) => textAt(profile, 'email'));
    await logInAtOnce(provider, [account, theirAccount], emails);
    await writeAtOnce(pair);
    await refreshAtOnce(pair);
    await rateAtOnce(pair);
    await askForPrice(pair);
    await refreshAs(pair, textAt(foreign, 'email'));
    step('the other one saves the profile, too');
    await saveSections(other);
  },
};

const keyedWrites: readonly (TokenCall & { readonly body: object })[] = [
  { method: 'POST', path: '/api/claims', body: aClaim() },
  { method: 'PUT', path: '/api/customer/billingTerm', body: { billingTerm: 'yearly' } },
  {
    method: 'PUT',
    path: '/api/customer',
    body: { phoneNumber: '201-555-0154', changeReasonDescription: 'Updated Phone Number' },
  },
];

const expired: Story = {
  title: 'A customer whose tokens have expired goes on',
  needs: ['tokens-expired'],
  tell: async ({ provider, visitor, account, enter, step }) => {
    const { userName } = account;
    const keyed = keyedWrites.map((call) => ({ ...call, used: newKey(), fresh: newKey() }));
    const claims = async () => (await own(visitor, '/api/claims', 'claimNumber')).length;
    for (const { method, path, body, used } of keyed) await visitor.succeed(method, path, { body, key: used });
    const before = await claims();
    const [document] = await documentsOf(visitor);
    const hasOne = document !== undefined && (await hasDocument(visitor, document));
    await inVain(visitor, 'A call with tokens that have expired', async () => {
      await enter('tokens-expired');
      step('every call says that they have expired, also under a key that was used before');
      for (const { method, path, body, used, fresh } of keyed)
        for (const key of [used, fresh])
          expectSaid(await visitor.refused([401], method, path, { body, key }), failures.tokenExpired);
      for (const { method, path, body } of [...harmlessCalls, ...writes]) {
        const reply = await visitor.refused([401], method, path, { key: newKey(), ...(body && { body }) });
        expectSaid(reply, failures.tokenExpired);
      }
      if (hasOne) {
        const { status } = await visitor.open(document, visitor.tokens);
        expectThat(status >= 400, `GET /documents/${document} answered ${status} to tokens that have expired.`);
      }
      step('a login answers new ones');
      const later = await signedInAgain({ provider, account });
      const { status } = await later.send('GET', '/api/customer', { tokens: later.tokens });
      expectThat(
        status === 200,
        `GET /api/customer answered ${status} to the tokens of a login, after others have expired.`,
      );
      step('refreshes them, goes on, and has everything as before');
      const old = visitor.tokens;
      await visitor.refresh(userName);
      for (const path of ['/api/customer', '/api/policies']) await visitor.refused([401], 'GET', path, { tokens: old });
    });
    step('sends again under the same keys what was refused because they had expired: it is done, once');
    for (const { method, path, body, fresh } of [...keyed, ...keyed])
      await visitor.succeed(method, path, { body, key: fresh });
    const filed = (await claims()) - before;
    expectThat(filed === 1, `GET /api/claims has ${filed} more claims, where one was sent again after a refresh.`);
  },
};

export const strangerStories: readonly Story[] = [strangersWrite, twoCustomers, expired];
