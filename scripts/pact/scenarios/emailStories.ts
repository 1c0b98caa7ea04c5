import { textAt } from '../json';
import { failures } from '../says';
import { openDocument } from './documentStories';
import { everythingOf, expectStill } from './everything';
import { aClaim } from './everyWrite';
import { bystander, expectPhone, expectTerm, save, savePhone, saveTerm, savingMeanwhile, setAll } from './saved';
import {
  inOtherCase,
  type Stage,
  codeOf,
  ifEntered,
  type Story,
  expectNotSaid,
  expectRefusal,
  expectSaid,
  expectSentAgain,
  expectThat,
  similarCode,
  wildcards,
  signedInAgain,
} from './Story';
import { untilComplete, untilSettled } from './untilComplete';
import { type Account, Visitor, describeReply, newKey } from './Visitor';

/** Statuses that refuse a confirmation, and do not lead to the not-found page. */
const unconfirmed = [400, 401, 403, 409, 422, 429, 500];

type Confirmation = Readonly<Record<'username' | 'verificationCode' | 'password', string>>;

const refuseConfirmations = async (
  { provider, visitor, account, step }: Stage,
  stranger: Visitor,
  { userName, password }: Account,
  confirm: Confirmation,
): Promise<void> => {
  step('a wrong code, a wrong password and none are refused, and another customer cannot confirm it');
  for (const wrong of [
    { verificationCode: similarCode(confirm.verificationCode) },
    { password: inOtherCase(confirm.password) },
    { password: '' },
    { password: null },
  ]) {
    // A backend may lock an account after some wrong passwords in a row.
    await new Visitor(provider).logIn(account);
    const body = { ...confirm, ...wrong };
    const reply = await visitor.refused(unconfirmed, 'PUT', '/api/customer/email', { body });
    expectNotSaid(reply, failures.codeExpired, failures.tooManyAttempts, failures.tokenExpired);
  }
  for (const body of [confirm, { ...confirm, username: userName, password }])
    await stranger.refused(unconfirmed, 'PUT', '/api/customer/email', { body });
};

const saveEmail = async (visitor: Visitor, email: string): Promise<void> => {
  await save(visitor, { email }, 'Updated Email Address');
  const found = textAt(await visitor.read('/api/customer'), 'email');
  expectThat(
    found.toLowerCase() === email.toLowerCase(),
    `GET /api/customer has email "${found}" after the change to "${email}".`,
  );
};

/** Where capitals do not count at a login, an address in other capitals is in use, too. */
const refuseInOtherCapitals = async ({ provider, visitor, step }: Stage, other: Account): Promise<void> => {
  const userName = inOtherCase(other.userName);
  const login = await new Visitor(provider).send('POST', '/api/auth/login', { body: { ...other, userName } });
  // A backend may lock an account after some wrong logins in a row.
  if (login.status >= 300) return void (await new Visitor(provider).logIn(other));
  step('so is that address in other capitals, because it signs in');
  const reply = await visitor.send('POST', '/api/customer/email', { body: { email: userName } });
  if (reply.status !== 429) expectSaid(reply, failures.emailExists);
};

/** Expects that a code works for one purpose only. A test backend may send the same text for both; then only the first check can fail. */
const refuseOtherCodes = async (stage: Stage, confirm: Confirmation): Promise<void> => {
  const { visitor, step } = stage;
  step('the code of the new address resets no password, and the code of a reset confirms no address');
  const { username: userName, verificationCode } = confirm;
  const reset = { body: { userName, confirmationCode: verificationCode, password: 'Hearth-2028!' } };
  const refuseReset = async () =>
    expectRefusal(
      await visitor.send('PUT', '/api/auth/password', reset),
      'a code that was sent to a new email address, which may not be the customer’s',
    );
  await refuseReset();
  await visitor.send('POST', '/api/auth/password', { body: { userName } });
  const forPassword = await ifEntered(() => codeOf(stage, 'code-sent', { userName }));
  if (forPassword === undefined || forPassword === verificationCode) return;
  await refuseReset();
  const body = { ...confirm, verificationCode: forPassword };
  expectRefusal(
    await visitor.send('PUT', '/api/customer/email', { body }),
    'a code for a forgotten password, which was not sent to the new address',
  );
};

interface Rival {
  readonly stranger: Visitor;
  readonly account: Account;
  readonly email: string;
}

/** Of two customers who asked for a code for one address, the first who confirms has it. */
const refuseRival = async (stage: Stage, { stranger, account, email }: Rival): Promise<void> => {
  stage.step('another customer, who asked for the same address before, does not get it');
  const { userName, password } = account;
  const verificationCode = await ifEntered(() => codeOf(stage, 'email-code-sent', { email, userName }));
  if (verificationCode === undefined) return;
  const body = { username: userName, verificationCode, password };
  const reply = await stranger.send('PUT', '/api/customer/email', { body });
  const id = textAt(reply.data, 'id');
  if (reply.status < 300 && id !== '') {
    const address = `/api/customer/email/status/${encodeURIComponent(id)}`;
    const status = textAt(await untilSettled({ ...stage, visitor: stranger }, address), 'status');
    expectThat(
      status === 'failed',
      `GET /api/customer/email/status/{id} says "${status}" to two customers for one address.`,
    );
  }
};

/** The new address sets a new password, and the old one sets none. */
const recoverWith = async (stage: Stage, email: string): Promise<void> => {
  const { provider, account, signsInAs, step } = stage;
  step('a forgotten password is set with the new address, and not with the old one');
  const [someone, password] = [new Visitor(provider), 'Hearth-2029!'];
  const send = async (userName: string) => {
    await someone.send('POST', '/api/auth/password', { body: { userName } });
    const confirmationCode = await ifEntered(() => codeOf(stage, 'code-sent', { userName }));
    return (
      confirmationCode &&
      (await someone.send('PUT', '/api/auth/password', { body: { userName, confirmationCode, password } }))
    );
  };
  const old = await send(account.userName);
  if (old) expectRefusal(old, 'a code for an address that no longer signs in');
  await someone.logIn({ ...account, userName: email });
  const reply = await send(email);
  if (!reply) return;
  expectThat(
    reply.status < 300,
    `${describeReply(reply)} to the code that was sent to the new address, expected a success.`,
  );
  signsInAs({ userName: email, password });
  await someone.logIn({ userName: email, password });
};

/** The visitor has a session of a new address, where the provider tells its code. Returns the account. */
export const signInElsewhere = async (
  stage: Pick<Stage, 'visitor' | 'account' | 'enter' | 'patience'>,
): Promise<Account> => {
  const { visitor, account } = stage;
  const { userName: username, password } = account;
  const email = `scenario-${newKey()}@example.com`;
  await visitor.succeed('POST', '/api/customer/email', { body: { email } });
  const verificationCode = await ifEntered(() => codeOf(stage, 'email-code-sent', { email, userName: username }));
  if (verificationCode === undefined) return account;
  const body = { username, verificationCode, password };
  const id = textAt(await visitor.succeed('PUT', '/api/customer/email', { body }), 'id');
  await untilComplete(stage, `/api/customer/email/status/${encodeURIComponent(id)}`);
  await visitor.logIn({ userName: email, password });
  await visitor.refresh();
  return { userName: email, password };
};

const changeEmail: Story = {
  title: 'A customer changes the email address, to the end',
  needs: ['another-customer', 'email-code-sent', 'code-sent'],
  tell: async (stage) => {
    const { provider, visitor, account, signsInAs, step } = stage;
    // As typed: with capitals, signs and a tag, and with as many characters as an address may have before the @ and behind it.
    const mailbox = `Scenario-${crypto.randomUUID().slice(0, 8)}_O'Hara+tag`.padEnd(64, 'x');
    const email = `${mailbox}@mail-1.${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(42)}.example.com`;
    const [phoneNumber, billingTerm] = ['201-555-0164', 'nonrecurringyearly'];
    await setAll(visitor, billingTerm);
    await savePhone(visitor, phoneNumber);
    const before = await everythingOf(visitor);
    const expectOpen = await openDocument(visitor);
    const { other: stranger, account: other, expectUntouched } = await bystander(stage);
    step('an address of another customer is refused');
    expectSaid(
      await visitor.send('POST', '/api/customer/email', { body: { email: other.userName } }),
      failures.emailExists,
    );
    await refuseInOtherCapitals(stage, other);
    step('asks for a code, and for another one');
    const device = await signedInAgain(stage);
    const refuse = async (verificationCode: unknown, to: string): Promise<void> => {
      const body = { username: account.userName, verificationCode, password: account.password };
      expectRefusal(await visitor.send('PUT', '/api/customer/email', { body }), to);
    };
    for (const none of ['', null]) await refuse(none, 'no code, before one was sent');
    await visitor.succeed('POST', '/api/customer/email', { body: { email } });
    for (const wildcard of wildcards) await refuse(wildcard, 'a code that is no text, or an empty one');
    expectSentAgain(await visitor.send('POST', '/api/customer/email', { body: { email } }));
    const { userName, password } = account;
    const confirmation = async () => {
      const verificationCode = await codeOf(stage, 'email-code-sent', { email, userName });
      return { username: userName, verificationCode, password };
    };
    const first = await confirmation();
    await refuseConfirmations(stage, stranger, other, first);
    await refuse(['000000', first.verificationCode], 'a list of codes, one of which is right');
    await refuseOtherCodes(stage, first);
    // A backend may take no more attempts with the first code.
    const confirm = await confirmation();
    step('goes on with new tokens, as after a while: the code is still the customer’s');
    await visitor.refresh(userName);
    for (const each of [device, await signedInAgain(stage)])
      await expectStill(each, before, 'After a change of the email that nobody has confirmed');
    step('confirms, writes meanwhile, and polls until it is complete');
    const rival = await stranger.send('POST', '/api/customer/email', { body: { email } });
    const claim = { body: aClaim(), key: newKey() };
    const number = textAt(await visitor.succeed('POST', '/api/claims', claim), 'claimNumber');
    const saveMeanwhile = await savingMeanwhile(visitor, phoneNumber, billingTerm);
    const id = textAt(await visitor.succeed('PUT', '/api/customer/email', { body: confirm }), 'id');
    expectThat(id !== '', 'PUT /api/customer/email answered no id.');
    const expectSaved = await saveMeanwhile();
    await untilComplete(stage, `/api/customer/email/status/${encodeURIComponent(id)}`);
    step('another customer does not see the change');
    const address = `/api/customer/email/status/${encodeURIComponent(id)}`;
    await stranger.refused([400, 403, 404], 'GET', address);
    // The change may have ended the sessions of the old address.
    for (const each of [visitor, device]) {
      const polled = await each.send('GET', address, { tokens: each.tokens });
      expectThat(
        polled.status === 401 || textAt(polled.data, 'status') === 'complete',
        `${describeReply(polled)} and "${textAt(polled.data, 'status')}" after "complete".`,
      );
    }
    step(`logs in with ${email}, before anything else, and has everything as before`);
    const renamed = new Visitor(provider);
    await renamed.logIn({ ...account, userName: email });
    signsInAs({ ...account, userName: email });
    await expectSaved(renamed);
    await expectStill(renamed, before, 'After another email address', 'email');
    await expectOpen('after another email address', renamed);
    step('goes on with new tokens, and writes as before');
    await renamed.refresh();
    await savePhone(renamed, '201-555-0171');
    await expectPhone(renamed, '201-555-0171');
    await saveTerm(renamed, 'monthly');
    await expectTerm(renamed, 'monthly');
    step('a key that was used under the old address is the same key');
    const again = textAt(await renamed.succeed('POST', '/api/claims', claim), 'claimNumber');
    expectThat(
      again === number,
      `POST /api/claims filed ${again} under the key of ${number}, after another email address.`,
    );
    step('the code works once');
    await renamed.refused(unconfirmed, 'PUT', '/api/customer/email', { body: { ...confirm, username: email } });
    step('saves the new address in the profile, and reads it');
    await saveEmail(renamed, email);
    await save(renamed, { phoneNumber: '201-555-0172' }, 'Updated Phone Number');
    step('the old address no longer signs in');
    await visitor.refused([401], 'POST', '/api/auth/login', { body: { ...account } });
    step('may go back to the old address, which nobody has now');
    expectSentAgain(await renamed.send('POST', '/api/customer/email', { body: { email: userName } }));
    if (rival.status < 300) await refuseRival(stage, { stranger, account: other, email });
    await recoverWith(stage, email);
    await expectUntouched('the change of the email address');
  },
};

export const emailStories: readonly Story[] = [changeEmail];
