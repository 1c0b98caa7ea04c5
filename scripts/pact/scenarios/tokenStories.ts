import { textAt } from '../json';
import { harmlessCalls } from './everyWrite';
import { isSame } from './same';
import { type Stage, type Story, expectRefusal, expectThat, wildcards } from './Story';
import { type Tokens, describeReply, newKey } from './Visitor';

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

/** Texts that are almost the token: a letter is changed, the last one is missing, or there is one too many. */
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

export const strangersRead: Story = {
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

export const refresh: Story = {
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
      // A token may contain the second in which it was made, and differ only from one second to the next.
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
      expectRefusal(await send(each), 'a refresh token with a letter that is changed, missing or too many');
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
