import { textAt } from '../json';
import { type Everything, everythingOf, expectAlike, expectStill } from './everything';
import { aClaim } from './everyWrite';
import { bystander, knownTerms, save, saveSections, saveTerm, setAll } from './saved';
import {
  type Stage,
  ifEntered,
  type Story,
  codeOf,
  expectAlikeForNobody,
  expectRefusal,
  expectSentAgain,
  expectThat,
  expectWords,
  nobody,
  similarCode,
  wildcards,
  signedInAgain,
  textOf,
  inOtherCase,
} from './Story';
import { altered } from './tokenStories';
import { type Account, type Reply, Visitor, describeReply, newKey } from './Visitor';

const newPassword = 'Hearth-2027!';
const wrong = { password: newPassword };

/** Has characters that a backend may misread as markup or an escape, decode wrongly, join or trim. A backend may refuse them. */
const oddPassword = 'Añil-27  &<+%25> ';

/** The longest password that the portal sends. A backend may refuse it, but may not cut it. */
const longPassword = 'Hearth-2027!'.repeat(22).slice(0, 255);

/** Sets the odd password, or the plain one. Returns it with the reply. */
const setAny = async (send: (password: string) => Promise<Reply>, odd = oddPassword) => {
  const reply = await send(odd);
  return reply.status < 300 ? { password: odd, reply } : { password: newPassword, reply: await send(newPassword) };
};

/** Statuses that refuse, and neither sign out a customer nor lead to the not-found page. */
const refusals = [400, 401, 403, 404, 409, 410, 412, 422, 423, 429, 500];

/** A refusal of a password, which the portal shows. */
const refuseWith = async (visitor: Visitor, page: string, body: object): Promise<Reply> => {
  const reply = await visitor.refused(refusals, 'PUT', page, { body });
  expectWords(reply);
  return reply;
};

/** Requests a code. The reply does not tell whether the address is known. */
const requestCode = async (visitor: Visitor, page: string, userName: string): Promise<Reply> => {
  const reply = await visitor.send('POST', page, { body: { userName } });
  expectAlikeForNobody(reply, await visitor.send('POST', page, { body: { userName: nobody } }));
  return reply;
};

/** A reply with a session has to sign in, as the customer who signs in with the password from now on. */
const signIn = async (provider: string, reply: Reply, account: Account): Promise<Visitor> => {
  expectThat(reply.status < 300, `${describeReply(reply)}, expected a success.`);
  const visitor = new Visitor(provider);
  visitor.adopt(reply);
  const profile = await visitor.read('/api/customer');
  const email = textAt(profile, 'email');
  // A session may write, too.
  const contactPreference = textAt(profile, 'contactPreference');
  if (['email', 'sms'].includes(contactPreference))
    await save(visitor, { contactPreference }, 'Updated Contact Preference');
  const billingTerm = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
  if (knownTerms.includes(billingTerm)) await saveTerm(visitor, billingTerm);
  await visitor.refresh();
  const later = await signedInAgain({ provider, account });
  const own = textAt(await later.read('/api/customer'), 'email');
  expectThat(
    email === own,
    `${reply.call} answered the session of ${email}, a login of ${account.userName} that of ${own}.`,
  );
  return visitor;
};

/** Requests a code twice, and tries values that are not strings in between. Returns the second code, which is the valid one. */
const askForCode = async (stage: Pick<Stage, 'enter'>, visitor: Visitor, userName: string): Promise<string> => {
  const refuse = async (confirmationCode: unknown, to: string): Promise<void> => {
    const body = { userName, confirmationCode, password: newPassword };
    expectRefusal(await visitor.send('PUT', '/api/auth/password', { body }), to);
  };
  for (const none of ['', null]) await refuse(none, 'no code, before one was sent');
  await visitor.send('POST', '/api/auth/user/invitation', { body: { userName } });
  // A backend may send one code a minute, whatever it is for.
  expectSentAgain(await requestCode(visitor, '/api/auth/password', userName));
  for (const wildcard of wildcards) await refuse(wildcard, 'a code that is no text, or an empty one');
  expectSentAgain(await visitor.send('POST', '/api/auth/password', { body: { userName } }));
  const code = await codeOf(stage, 'code-sent', { userName });
  await refuse(['000000', code], 'a list of codes, one of which is right');
  return code;
};

const refuseLogins = async (visitor: Visitor, userName: string, ...passwords: readonly string[]): Promise<void> => {
  for (const password of passwords)
    await visitor.refused([401], 'POST', '/api/auth/login', { body: { userName, password } });
};

/** Sets the first password with a code that was sent, which works once. */
const setWithCode = async (
  stage: Pick<Stage, 'enter'>,
  visitor: Visitor,
  userName: string,
  odd?: string,
): Promise<{ readonly password: string; readonly reply: Reply }> => {
  const sent = await requestCode(visitor, '/api/auth/user/invitation', userName);
  expectThat(sent.status < 300, `${describeReply(sent)}, expected a success.`);
  expectSentAgain(await visitor.send('POST', '/api/auth/user/invitation', { body: { userName } }));
  const confirmationCode = await codeOf(stage, 'code-sent', { userName });
  const nearly = { userName, confirmationCode: similarCode(confirmationCode), password: newPassword };
  await refuseWith(visitor, '/api/auth/password', nearly);
  await refuseWith(visitor, '/api/auth/password', { userName, confirmationCode, password: 'weak' });
  const set = await setAny(
    (each) => visitor.send('PUT', '/api/auth/password', { body: { userName, confirmationCode, password: each } }),
    odd,
  );
  await refuseWith(visitor, '/api/auth/password', { userName, confirmationCode, password: `${newPassword}3` });
  return set;
};

/** Gives the customer a past payment, so that a lost one shows. */
const withPayments = async ({ enter }: Pick<Stage, 'enter'>): Promise<void> => {
  const payment = { action: 'Payment', amount: 99.5, cardType: 'visa', createdAt: '2026-03-01T09:00:00Z' };
  const paymentHistory = [{ ...payment, lastFour: '1111', status: 'success' }];
  const paymentMethod = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
  await ifEntered(() => enter('billing-complete', { balance: 0, pastDue: false, paymentMethod, paymentHistory }));
};

const forgotten: Story = {
  title: 'A customer who forgot the password sets a new one',
  needs: ['another-customer', 'code-sent'],
  tell: async (stage) => {
    const { provider, visitor: signedIn, account, signsInAs, step } = stage;
    const { userName, password } = account;
    const visitor = new Visitor(provider);
    await setAll(signedIn);
    const before = await everythingOf(signedIn);
    const { account: other, expectUntouched } = await bystander(stage);
    step(
      'asks for a code to sign in for the first time, and for one to set a new password, twice, with letters going elsewhere',
    );
    const email = textAt(await signedIn.read('/api/customer'), 'email');
    const sendLettersTo = (to: string) =>
      signedIn.send('PUT', '/api/customer', {
        body: { email: to, changeReasonDescription: 'Updated Email Address' },
        key: newKey(),
      });
    await sendLettersTo(`letters-${newKey()}@example.com`);
    const confirmationCode = await askForCode(stage, visitor, userName);
    await sendLettersTo(email);
    const set = (body: object) => visitor.send('PUT', '/api/auth/password', { body: { ...wrong, ...body } });
    const refuse = (body: object) => refuseWith(visitor, '/api/auth/password', { ...wrong, ...body });
    step('a wrong code is refused, and so is a request without one');
    const unknown = await refuse({ userName: nobody, confirmationCode: '000000' });
    expectAlikeForNobody(await refuse({ userName, confirmationCode: '000000' }), unknown);
    expectRefusal(await set({ userName }), 'a new password without a code');
    const { status } = await signedIn.send('GET', '/api/customer');
    expectThat(
      status === 200,
      `GET /api/customer answered ${status} after a request for a code, which ends no session.`,
    );
    step('a code is for one customer alone');
    await refuse({ userName: other.userName, confirmationCode });
    await visitor.send('POST', '/api/auth/password', { body: { userName: other.userName } });
    step('a password that is too weak is refused');
    await refuse({ userName, confirmationCode, password: 'weak' });
    for (const wildcard of wildcards) {
      const login = { body: { userName, password: wildcard } };
      expectRefusal(
        await visitor.send('POST', '/api/auth/login', login),
        'a password that is no text, or an empty one',
      );
      // A backend may lock an account after some wrong passwords in a row.
      await new Visitor(provider).logIn({ userName, password });
    }
    const guesses = { body: { userName, password: ['Wrong-2026!', password] } };
    expectRefusal(await visitor.send('POST', '/api/auth/login', guesses), 'a list of passwords, one of which is right');
    step('so is a name that is no text');
    for (const anybody of [true, { $ne: '' }]) {
      const to = 'a name that is no text';
      const login = { body: { userName: anybody, password } };
      expectRefusal(await visitor.send('POST', '/api/auth/login', login), to);
      expectRefusal(await set({ userName: anybody, confirmationCode }), to);
    }
    step('sets the new one');
    const { password: chosen, reply } = await setAny((each) => set({ userName, confirmationCode, password: each }));
    expectThat(reply.status < 300, `${describeReply(reply)} to the code that was sent, expected a success.`);
    step(`logs in with ${chosen}, has everything as before, and no longer logs in with the old one`);
    const later = await signedInAgain({ provider, account: { userName, password: chosen } });
    signsInAs({ userName, password: chosen });
    await expectStill(later, before, 'After a new password');
    await saveSections(later);
    await saveTerm(later, 'monthly');
    await later.succeed('POST', '/api/claims', { body: aClaim(), key: newKey() });
    await refuseLogins(visitor, userName, password, 'weak');
    // A backend may lock an account after some wrong passwords in a row.
    await new Visitor(provider).logIn({ userName, password: chosen });
    await refuseLogins(visitor, userName, `${chosen}x`, ...(chosen === oddPassword ? [chosen.replace('ñ', 'ø')] : []));
    await new Visitor(provider).logIn({ userName, password: chosen });
    step('a code works once');
    await refuse({ userName, confirmationCode, password: `${newPassword}2` });
    step('nobody else has another password, or anything else');
    await new Visitor(provider).logIn(other);
    await expectUntouched('a new password');
  },
};

/** Expects that a customer has the same data whether the first password was set by invitation or by code. */
const expectAsWithCode = async (stage: Stage, own: Everything, userName: string): Promise<void> => {
  const { provider, enter, step } = stage;
  step('has what a customer has who sets the first password with a code');
  const state = await enter('ny-invited');
  const [afresh, userToken] = [textOf(state, 'ny-invited', 'userName'), textOf(state, 'ny-invited', 'invitation')];
  await withPayments(stage);
  const visitor = new Visitor(provider);
  const { password, reply } = await setWithCode(stage, visitor, afresh);
  expectThat(reply.status < 300, `${describeReply(reply)} to the code that was sent, expected a success.`);
  const late = await visitor.send('PUT', '/api/auth/user', {
    body: { userToken, userName: afresh, password: `${newPassword}2` },
  });
  expectRefusal(late, 'an invitation of a customer who has set a password with a code');
  const other = await signedInAgain({ provider, account: { userName: afresh, password } });
  if (afresh === userName)
    expectAlike(own, await everythingOf(other), ['after PUT /api/auth/user', 'after PUT /api/auth/password']);
};

const invited: Story = {
  title: 'An invited customer sets the first password',
  given: 'ny-invited',
  needs: ['billing-complete', 'code-sent', 'another-customer'],
  tell: async (stage) => {
    const { provider, enter, step } = stage;
    const visitor = new Visitor(provider);
    const state = await enter('ny-invited');
    await withPayments(stage);
    const { account: other, expectUntouched } = await bystander(stage);
    const [userName, invitation] = [textOf(state, 'ny-invited', 'userName'), textOf(state, 'ny-invited', 'invitation')];
    step('follows the link, and reloads the page');
    const address = `/api/auth/token/${encodeURIComponent(invitation)}`;
    await visitor.read(address);
    const known = textAt(await visitor.read(address), 'userName');
    expectThat(known === userName, `GET /api/auth/token/{token} answered ${known}, the invitation is for ${userName}.`);
    step('an invitation that nobody has creates no user');
    const first = (body: object) => ({ body: { userToken: invitation, userName, password: newPassword, ...body } });
    const refuse = (body: object) => refuseWith(visitor, '/api/auth/user', first(body).body);
    await refuse({ userToken: 'no-such-invitation' });
    await refuse({ userToken: altered(invitation) });
    const another = await visitor.send('GET', `/api/auth/token/${encodeURIComponent(altered(invitation))}`);
    expectRefusal(another, 'an invitation of which one letter was changed');
    for (const wildcard of wildcards)
      expectRefusal(
        await visitor.send('PUT', '/api/auth/user', first({ userToken: wildcard })),
        'an invitation that is no text, or an empty one',
      );
    await refuseLogins(visitor, userName, newPassword);
    step('an invitation is for one user alone');
    await refuse({ userName: 'somebody.else@example.com' });
    step('a password that is too weak is refused');
    await refuse({ password: 'weak' });
    step('sets the password, and is signed in');
    const { password, reply } = await setAny((each) =>
      visitor.send('PUT', '/api/auth/user', first({ password: each })),
    );
    const signedIn = await signIn(provider, reply, { userName, password });
    const own = await everythingOf(signedIn);
    await expectUntouched('a first password');
    step('the link works once');
    const used = await visitor.send('GET', address);
    expectThat(
      used.status >= 400 && used.status !== 404,
      `${describeReply(used)} for an invitation that was used, expected a refusal other than 404.`,
    );
    await refuse({});
    step('a customer who has no invitation needs one');
    for (const none of ['', null])
      expectRefusal(
        await visitor.send('PUT', '/api/auth/user', first({ userToken: none, userName: other.userName })),
        'no invitation, for a customer who has none',
      );
    await expectAsWithCode(stage, own, userName);
  },
};

const firstTime: Story = {
  title: 'A customer who signs in for the first time sets a password with a code',
  given: 'ny-invited',
  needs: ['code-sent'],
  tell: async ({ provider, enter, step }) => {
    const visitor = new Visitor(provider, {}, 'en');
    const userName = textOf(await enter('ny-invited'), 'ny-invited', 'userName');
    step(
      'asks for a code in English, redeems it with PUT /api/auth/password, and logs in with all of the password, where a long one is accepted',
    );
    const { password, reply } = await setWithCode({ enter }, visitor, userName, longPassword);
    expectThat(reply.status < 300, `${describeReply(reply)} to the code that was sent, expected a success.`);
    await signedInAgain({ provider, account: { userName, password } });
    const shorter = await visitor.send('POST', '/api/auth/login', {
      body: { userName, password: password.slice(0, -1) },
    });
    expectThat(
      shorter.status === 401,
      `${describeReply(shorter)} to all but the last of the ${password.length} characters of a password, expected 401.`,
    );
  },
};

/** Expects that a reset by code leads to the same data as the change of a temporary password, where the provider allows both. */
const expectAsForgotten = async (stage: Stage, own: Everything, userName: string): Promise<void> => {
  const { provider, enter, step } = stage;
  step('has what a customer has who forgot it, where that is possible');
  const visitor = new Visitor(provider);
  const state = await enter('ny-temporary');
  const afresh = textOf(state, 'ny-temporary', 'userName');
  const temporaryPassword = textOf(state, 'ny-temporary', 'temporaryPassword');
  await withPayments(stage);
  const account = { userName: afresh, password: newPassword };
  await visitor.send('POST', '/api/auth/password', { body: { userName: afresh } });
  const confirmationCode = await codeOf(stage, 'code-sent', { userName: afresh });
  const { status } = await visitor.send('PUT', '/api/auth/password', { body: { ...account, confirmationCode } });
  if (status >= 300) return;
  await refuseLogins(visitor, afresh, temporaryPassword);
  if (afresh === userName)
    expectAlike(own, await everythingOf(await signedInAgain({ provider, account })), [
      'after a temporary password',
      'after one that was forgotten',
    ]);
};

const temporary: Story = {
  title: 'A customer replaces a temporary password',
  given: 'ny-temporary',
  needs: ['billing-complete', 'code-sent', 'another-customer'],
  tell: async (stage) => {
    const { provider, enter, step } = stage;
    const visitor = new Visitor(provider);
    const state = await enter('ny-temporary');
    await withPayments(stage);
    const { expectUntouched } = await bystander(stage);
    const userName = textOf(state, 'ny-temporary', 'userName');
    const password = textOf(state, 'ny-temporary', 'temporaryPassword');
    step('logs in, and is asked for a new password');
    let token = '';
    // Also between wrong passwords: a backend may lock an account after some of them in a row.
    const challenge = async (): Promise<void> => {
      const reply = await visitor.logIn({ userName, password });
      token = textAt(reply, 'token');
      expectThat(
        token !== '' && textAt(reply, 'challenge') === 'NEW_PASSWORD_REQUIRED',
        'POST /api/auth/login answered a temporary password without the challenge NEW_PASSWORD_REQUIRED and its token.',
      );
    };
    await challenge();
    const set = (body: object) => ({ body: { token, oldPassword: password, password: newPassword, ...body } });
    const refuse = (body: object) => refuseWith(visitor, '/api/auth/password', set(body).body);
    step('the challenge is no session');
    await visitor.refused([401], 'GET', '/api/customer', { tokens: { authToken: token, accessToken: token } });
    const refreshed = await visitor.send('POST', '/api/auth/user/token', { body: { userName, refreshToken: token } });
    expectRefusal(refreshed, 'the token of a challenge, which refreshes nothing');
    step('a challenge that nobody has, a wrong and a weak password are refused');
    await refuse({ token: 'no-such-challenge' });
    await refuse({ token: altered(token) });
    await challenge();
    await refuse({ oldPassword: 'Temp-2020!' });
    await refuse({ oldPassword: inOtherCase(password) });
    await challenge();
    for (const wildcard of wildcards) {
      for (const body of [{ token: wildcard }, { oldPassword: wildcard }])
        expectRefusal(
          await visitor.send('PUT', '/api/auth/password', set(body)),
          'a value that is no text, or an empty one',
        );
      await challenge();
    }
    await refuse({ password: 'weak' });
    await refuseLogins(visitor, userName, newPassword, 'weak');
    await challenge();
    await refuseLogins(visitor, userName, inOtherCase(password));
    await challenge();
    step('sets the new one after a weak one, with the same challenge, and is signed in');
    await refuse({ password: 'weak' });
    const reply = await visitor.send('PUT', '/api/auth/password', set({}));
    const own = await everythingOf(await signIn(provider, reply, { userName, password: newPassword }));
    await expectUntouched('a password');
    step('the temporary one no longer works');
    await refuseLogins(visitor, userName, password);
    await refuse({ password: `${newPassword}2` });
    for (const none of ['', null])
      expectRefusal(
        await visitor.send('PUT', '/api/auth/password', set({ token: none, oldPassword: none })),
        'no challenge and no password, where nobody has a temporary one',
      );
    await expectAsForgotten(stage, own, userName);
  },
};

export const passwordStories: readonly Story[] = [forgotten, invited, firstTime, temporary];
