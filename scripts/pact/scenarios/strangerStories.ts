import { type TokenCall, aClaim, harmlessCalls, writes } from './everyWrite';
import { everythingOf, expectNothingNew, inVain } from './everything';
import { documentsOf, hasDocument, refuseWrongTokens } from './harmlessStories';
import { failures } from '../says';
import { type Story, expectSaid, expectThat } from './Story';
import { Visitor, listOf, textAt } from './Visitor';

const strangersWrite: Story = {
  title: 'Nobody changes anything without the tokens of a customer',
  tell: async (stage) => {
    await inVain(stage.visitor, 'A write without valid tokens', () => refuseWrongTokens(stage, writes));
  },
};

const own = async (visitor: Visitor, page: string, field: string): Promise<readonly string[]> =>
  listOf(await visitor.read(page))
    .map((row) => textAt(row, field))
    .filter(Boolean);

const valuesOf = (field: string) => (rows: unknown) =>
  listOf(rows)
    .map((row) => textAt(row, field))
    .toSorted()
    .join();

/** The pages of a customer, with what tells whose data each has. */
const identities = [
  ['/api/customer', (data: unknown) => textAt(data, 'email')],
  ['/api/policies', valuesOf('policyNumber')],
  ['/api/policies/documents', valuesOf('Key')],
  ['/api/claims', valuesOf('claimNumber')],
] as const;

const twoCustomers: Story = {
  title: 'A customer sees nothing of another one',
  needs: ['another-customer'],
  tell: async ({ provider, visitor, account, another, step }) => {
    const { visitor: other, account: theirAccount } = await another();
    const theirs = await everythingOf(other);
    step('reads the own claim, and not that of the other');
    const key = crypto.randomUUID();
    const number = textAt(await visitor.succeed('POST', '/api/claims', { body: aClaim(), key }), 'claimNumber');
    await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
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
    for (const number of await own(other, '/api/policies', 'policyNumber')) {
      const foreignKey = documents.find((key) => key.startsWith(`${number}/`));
      expectThat(
        foreignKey === undefined,
        `GET /api/policies/documents shows ${String(foreignKey)} of another customer.`,
      );
    }
    const [theirDocument] = await documentsOf(other);
    if (theirDocument && (await hasDocument(other, theirDocument))) {
      const { status } = await visitor.open(theirDocument);
      expectThat(
        status >= 400,
        `GET /documents/${theirDocument} answered ${status} to another customer, expected 403 or 404.`,
      );
    }
    const [mine, foreign] = [await visitor.read('/api/customer'), await other.read('/api/customer')];
    expectThat(
      textAt(mine, 'email') !== textAt(foreign, 'email'),
      'GET /api/customer answered one profile to two customers.',
    );
    step('both read at once, each the own');
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
    step('what one saves, the other does not have');
    const body = {
      firstName: 'Scenario',
      lastName: 'One',
      changeDescriptionType: 'name',
      changeReasonDescription: 'Updated Customer Name',
    };
    await visitor.succeed('PUT', '/api/customer', { body, key: crypto.randomUUID() });
    for (const billingTerm of ['yearly', 'monthly']) {
      await visitor.succeed('PUT', '/api/customer/billingTerm', { body: { billingTerm }, key: crypto.randomUUID() });
      await expectNothingNew(other, theirs, 'After the writes of another customer');
    }
    step('the address of the other in the own profile takes nothing from it');
    const saveEmail = (email: string) =>
      visitor.send('PUT', '/api/customer', {
        body: { email, changeReasonDescription: 'Updated Email Address' },
        key: crypto.randomUUID(),
      });
    await saveEmail(textAt(foreign, 'email'));
    await expectNothingNew((await another()).visitor, theirs, 'After the address was saved by another customer');
    await saveEmail(textAt(mine, 'email'));
    step('the auth token of one does not go with the access token of the other');
    const mixed = { ...visitor.tokens, accessToken: other.tokens.accessToken ?? '' };
    await inVain(visitor, 'A write with the access token of another customer', async () => {
      for (const { method, path, body: sent } of [...harmlessCalls, ...writes])
        await visitor.refused([401], method, path, {
          tokens: mixed,
          key: crypto.randomUUID(),
          ...(sent && { body: sent }),
        });
    });
    step('both log in at once, each as the own customer');
    const accounts = [account, theirAccount] as const;
    for (let round = 0; round < 3; round += 1) {
      const together = accounts.map(() => new Visitor(provider));
      await Promise.all(together.map((each, index) => each.logIn(accounts[index] ?? account)));
      const [first, second] = await Promise.all(together.map((each) => each.read('/api/customer')));
      expectThat(
        textAt(first, 'email') === textAt(mine, 'email') && textAt(second, 'email') === textAt(foreign, 'email'),
        'POST /api/auth/login answered the session of another customer to one of two who logged in at once.',
      );
    }
    step('the refresh token of one does not refresh the session of the other');
    const userName = textAt(foreign, 'email');
    const stolen = await visitor.send('POST', '/api/auth/user/token', {
      body: { userName, refreshToken: visitor.tokens.refreshToken },
    });
    if (stolen.status === 200) {
      visitor.adopt(stolen);
      const shown = textAt(await visitor.read('/api/customer'), 'email');
      expectThat(shown !== userName, 'POST /api/auth/user/token answered tokens of the customer that the body names.');
    }
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
  tell: async ({ visitor, account: { userName }, enter, step }) => {
    const keyed = keyedWrites.map((call) => ({ ...call, used: crypto.randomUUID(), fresh: crypto.randomUUID() }));
    const claims = async () => (await own(visitor, '/api/claims', 'claimNumber')).length;
    for (const { method, path, body, used } of keyed) await visitor.succeed(method, path, { body, key: used });
    const before = await claims();
    await inVain(visitor, 'A call with tokens that have expired', async () => {
      await enter('tokens-expired');
      step('every call says that they have expired, also under a key that was used before');
      for (const { method, path, body, used, fresh } of keyed)
        for (const key of [used, fresh])
          expectSaid(await visitor.refused([401], method, path, { body, key }), failures.tokenExpired);
      for (const { method, path, body } of [...harmlessCalls, ...writes]) {
        const reply = await visitor.refused([401], method, path, { key: crypto.randomUUID(), ...(body && { body }) });
        expectSaid(reply, failures.tokenExpired);
      }
      step('refreshes them, goes on, and has everything as before');
      await visitor.refresh(userName);
    });
    step('sends again under the same keys what was refused because they had expired: it is done, once');
    for (const { method, path, body, fresh } of [...keyed, ...keyed])
      await visitor.succeed(method, path, { body, key: fresh });
    const filed = (await claims()) - before;
    expectThat(filed === 1, `GET /api/claims has ${filed} more claims, where one was sent again after a refresh.`);
  },
};

export const strangerStories: readonly Story[] = [strangersWrite, twoCustomers, expired];
