import { paymentsOf, untilComplete, untilSettled } from './policyStories';
import { knownValues, longestTexts, shown } from '../contract';
import {
  bystander,
  everythingOf,
  expectNothingNew,
  expectStill,
  inVain,
  otherDevice,
  refuseItsKey,
  withTheRest,
} from './everything';
import { aClaim, anyLine } from './everyWrite';
import { documentKinds, inOtherCase, openDocument } from './harmlessStories';
import { failures } from '../says';
import {
  type Stage,
  StateMissing,
  type Story,
  expectDoneOnce,
  expectNotSaid,
  expectRefusal,
  expectSaid,
  expectSentAgain,
  expectThat,
  expectWords,
  moreThanAPage,
  similarCode,
  wildcards,
  signedInAgain,
  textOf,
} from './Story';
import { isMomentOf, isSame, shownBeside } from './same';
import { allTerms } from './shownPolicy';
import {
  digits,
  expectCard,
  expectPhone,
  expectTerm,
  knownTerms,
  methodOf,
  methods,
  save,
  savePhone,
  saveTerm,
  savingMeanwhile,
  setAll,
} from './saved';
import { type Account, Visitor, at, describeReply, keysOf, listOf, newKey, numberAt, textAt } from './Visitor';

/** A backend may leave out what the portal does not need. */
const isAbsent = (value: unknown): boolean => value === undefined || value === '';

const address = {
  address1: `12½ Cañón Street Rd, Apt #4 ${anyLine}`,
  city: "Peñasco d'Ør 𠮷",
  state: 'NJ',
  zipCode: '07101-0077',
};

/** What the portal's list of states has besides the fifty, with a zip code each. */
const territories = { DC: '20001', AS: '96799', GU: '96910', MP: '96950', PR: '00901', VI: '00802' };

/** An address that a backend has sent, as the portal sends it. */
const sentAddress = (of: unknown) => ({
  address1: textAt(of, 'address1'),
  city: textAt(of, 'city'),
  state: textAt(of, 'state') || textAt(of, 'stateCode'),
  zipCode: textAt(of, 'zipCode'),
});

const isWhole = (sent: object): boolean => Object.values(sent).every(Boolean);

const expectField = (profile: unknown, expected: unknown, ...field: readonly string[]): void => {
  const found = at(profile, ...field);
  expectThat(
    isAbsent(found) || isSame(found, expected),
    `GET /api/customer has ${field.join('.')} ${shownBeside(found, expected)}, saved was ${shownBeside(expected, found)}.`,
  );
};

const name = {
  firstName: 'zoë Ann',
  middleInitial: 'é',
  lastName: `de O'McBrien-Đặng’s 𠮷 ${anyLine}`,
  changeDescriptionType: 'name',
};

/** Answers the profile with the name. */
const saveNames = async ({ visitor, step }: Stage): Promise<unknown> => {
  step('the name, and nothing else, also where it is as long or as short as a name may be, or has not changed');
  const { firstName = '', lastName = '' } = longestTexts('CustomerChange', '𠮷');
  let named: unknown;
  const isUnnamed = new Set<boolean>();
  const short = { ...name, firstName: 'Null', lastName: 'O' };
  for (const each of [
    { ...name, firstName, lastName },
    { ...short, firstName: 'O', lastName: 'Null' },
    short,
    name,
    name,
  ]) {
    named = await save(visitor, each, 'Updated Customer Name');
    for (const part of ['firstName', 'middleInitial', 'lastName'] as const) expectField(named, each[part], part);
    isUnnamed.add(isAbsent(at(named, 'lastName')));
  }
  expectThat(isUnnamed.size === 1, 'GET /api/customer leaves out some lastName: is "Null" taken for none?');
  step('the name without a middle initial, and with one again');
  for (const middleInitial of ['', 'Z'])
    expectField(
      await save(visitor, { ...name, middleInitial }, 'Updated Customer Name'),
      middleInitial,
      'middleInitial',
    );
  return named;
};

const saveAddresses = async ({ visitor, step }: Stage): Promise<void> => {
  step(
    'the mailing address, also where it is as long as a customer may write, in a territory, the home again, or one that has not changed',
  );
  const { address1 = '', city = '' } = longestTexts('SentAddress', '𠮷');
  const home = sentAddress(at(await visitor.read('/api/customer'), 'address'));
  const elsewhere = Object.entries(territories).map(([state, zipCode]) => ({ ...address, state, zipCode }));
  const box = { ...address, address1: 'PO Box 9' };
  const addresses = [
    ...elsewhere,
    box,
    { ...address, address1, city },
    ...(isWhole(home) ? [home] : []),
    address,
    address,
  ];
  for (const mailingAddress of addresses) {
    const moved = await save(visitor, { mailingAddress }, 'Updated Mailing Address');
    for (const part of ['address1', 'city', 'zipCode'] as const)
      expectField(moved, mailingAddress[part], 'mailingAddress', part);
    expectField({ state: sentAddress(at(moved, 'mailingAddress')).state }, mailingAddress.state, 'state');
  }
};

const savePreferences = async ({ visitor, step }: Stage): Promise<void> => {
  step('the preferences, there and back');
  const isUnsaid = new Set<boolean>();
  for (const [contactPreference, edeliveryPreference] of [
    ['email', false],
    ['sms', true],
    ['email', false],
  ] as const) {
    const contact = await save(visitor, { contactPreference }, 'Updated Contact Preference');
    expectField(contact, contactPreference, 'contactPreference');
    const delivery = await save(visitor, { edeliveryPreference }, 'Updated eDevlivery Preference');
    expectField(delivery, edeliveryPreference, 'edeliveryPreference');
    isUnsaid.add(isAbsent(at(delivery, 'edeliveryPreference')));
  }
  expectThat(
    isUnsaid.size === 1,
    'GET /api/customer leaves out edeliveryPreference where it is false. The portal takes an absent one for true.',
  );
};

const saveContacts = async (stage: Stage): Promise<void> => {
  const { provider, visitor, account, step } = stage;
  step('the contact for a claim: all of it at once, and once more where nothing has changed');
  const email = textAt(await visitor.read('/api/customer'), 'email');
  const contact = { phoneNumber: '201-555-0146', email, contactPreference: 'sms' };
  await save(visitor, contact, 'Updated Customer Info');
  const reachable = await save(visitor, contact, 'Updated Customer Info');
  expectField({ phone: digits(textAt(reachable, 'phoneNumber')) }, '2015550146', 'phone');
  for (const part of ['email', 'contactPreference'] as const) expectField(reachable, contact[part], part);
  step('the contact with another address: letters go there, and the customer signs in as before');
  const letters = { ...contact, email: `letters-${crypto.randomUUID().slice(0, 8)}@example.com` };
  const body = { ...letters, changeReasonDescription: 'Updated Customer Info' };
  const { status } = await visitor.send('PUT', '/api/customer', { body, key: newKey() });
  const login = await new Visitor(provider).send('POST', '/api/auth/login', { body: { ...account } });
  expectThat(
    login.status === 200,
    `${describeReply(login)} after PUT /api/customer with another email, expected 200: without its code, an address is none to sign in with.`,
  );
  if (status < 300) await save(visitor, contact, 'Updated Customer Info');
  step('the contact with an address that is none: it is saved as it is, or all of it is refused');
  const noEmail = { phoneNumber: '201-555-0156', email: 'no-address', contactPreference: 'email' };
  const untouched = await everythingOf(visitor);
  const refused = await visitor.send('PUT', '/api/customer', {
    body: { ...noEmail, changeReasonDescription: 'Updated Customer Info' },
    key: newKey(),
  });
  if (refused.status < 300) await save(visitor, contact, 'Updated Customer Info');
  else {
    expectThat(![401, 404].includes(refused.status), `${describeReply(refused)}, expected a refusal such as 400.`);
    expectWords(refused);
  }
  await expectNothingNew(visitor, untouched, 'After a save that was refused');
};

const saveUnderKey = async (stage: Stage): Promise<void> => {
  const { visitor, step } = stage;
  step('one key saves once: nobody else is answered under it, and another body under it is refused');
  const key = newKey();
  await save(visitor, { phoneNumber: '201-555-0148' }, 'Updated Phone Number', key);
  const body = (phoneNumber: string) => ({ phoneNumber, changeReasonDescription: 'Updated Phone Number' });
  await refuseItsKey(visitor, 'PUT', '/api/customer', { body: body('201-555-0148'), key });
  await inVain(visitor, 'Another profile under a key', async () => {
    const others = [
      { phoneNumber: '201-555-0149' },
      { contactPreference: 'email' },
      { edeliveryPreference: true },
      { mailingAddress: address },
      { firstName: 'Zoe', lastName: 'Other', changeDescriptionType: 'name' },
    ];
    for (const other of others)
      await visitor.refused([422], 'PUT', '/api/customer', { body: { ...body('201-555-0148'), ...other }, key });
  });
  step('the same one again changes nothing, also after another save, another login and in English');
  for (const each of [visitor, await signedInAgain(stage, 'en')]) {
    await save(visitor, { phoneNumber: '201-555-0150' }, 'Updated Phone Number');
    await inVain(visitor, 'The same save again', () =>
      each.succeed('PUT', '/api/customer', { body: body('201-555-0148'), key }),
    );
  }
};

const saveProfile: Story = {
  title: 'A customer saves the profile, section by section',
  needs: ['another-customer'],
  tell: async (stage: Stage) => {
    const { visitor, step } = stage;
    await setAll(visitor);
    const before = await everythingOf(visitor);
    const expectEverywhere = await otherDevice(stage);
    const { expectUntouched } = await bystander(stage);
    const named = await saveNames(stage);
    step('the phone number');
    // Of Puerto Rico, where mail may go, too.
    for (const phoneNumber of ['787-555-0147', '201-555-0147']) {
      await save(visitor, { phoneNumber }, 'Updated Phone Number');
      await expectPhone(visitor, phoneNumber);
    }
    await saveAddresses(stage);
    await savePreferences(stage);
    await saveContacts(stage);
    await saveUnderKey(stage);
    await expectEverywhere('After the saves', '/api/customer');
    step('has what was saved, after the logins');
    const last = await visitor.read('/api/customer');
    const saved = { ...name, middleInitial: 'Z', contactPreference: 'sms', edeliveryPreference: false };
    for (const part of ['firstName', 'middleInitial', 'lastName', 'contactPreference', 'edeliveryPreference'] as const)
      expectThat(
        isAbsent(at(named, part)) || isSame(at(last, part), saved[part]),
        `GET /api/customer has ${part} ${shown(at(last, part))} after another login, saved was ${shown(saved[part])}.`,
      );
    await expectStill(visitor, before, 'After the saves', 'profile');
    await expectUntouched('the saves');
  },
};

const payOtherwise: Story = {
  title: 'A customer pays in another rhythm',
  tell: async (stage) => {
    const { visitor, step } = stage;
    await setAll(visitor, 'monthly');
    const expectEverywhere = await otherDevice(stage);
    const key = newKey();
    const change = (billingTerm: string, under = newKey()) =>
      withTheRest(visitor, 'After another billing term', ['billing term', 'premiums', 'standing'], async () => {
        await saveTerm(visitor, billingTerm, under);
        await expectTerm(visitor, billingTerm);
      });
    for (const billingTerm of ['yearly', 'monthly', 'nonrecurringyearly']) {
      step(`${billingTerm}, and reads it`);
      await change(billingTerm);
      const shown = textAt(await visitor.read('/api/customer'), 'billingMethod', 'billingTerm');
      expectThat(
        !knownTerms.includes(shown) || shown === billingTerm,
        `GET /api/customer has billingMethod.billingTerm "${shown}", saved was "${billingTerm}".`,
      );
    }
    await expectEverywhere('After another billing term', '/api/customer/billingTerm');
    await expectTerm(visitor, 'nonrecurringyearly');
    step('nobody else is answered under a key, and another term under it is refused');
    await change('yearly', key);
    await refuseItsKey(visitor, 'PUT', '/api/customer/billingTerm', { body: { billingTerm: 'yearly' }, key });
    await inVain(visitor, 'Another term under a key', () =>
      visitor.refused([422], 'PUT', '/api/customer/billingTerm', { body: { billingTerm: 'monthly' }, key }),
    );
    step('the same term again changes nothing, after another one, another login and in English');
    await change('monthly');
    const later = await signedInAgain(stage, 'en');
    await inVain(visitor, 'The same term again', () => saveTerm(later, 'yearly', key));
  },
};

/** Sends several writes at once during a login. Returns a check that every write that succeeded took effect. */
const writeAll = async (stage: Stage, other: Visitor): Promise<() => Promise<void>> => {
  const { visitor } = stage;
  const login = signedInAgain(stage);
  const phone = { phoneNumber: '201-555-0163', changeReasonDescription: 'Updated Phone Number' };
  const replies = await Promise.all([
    visitor.send('PUT', '/api/customer', { body: phone, key: newKey() }),
    visitor.send('POST', '/api/claims', { body: aClaim(), key: newKey() }),
    other.send('PUT', '/api/customer/billingTerm', { body: { billingTerm: 'monthly' }, key: newKey() }),
  ]);
  await login;
  expectDoneOnce(replies);
  return async () => {
    const [saved, filed, changed] = replies.map(({ status }) => status < 300);
    const number = textAt(replies[1].data, 'claimNumber');
    const claims = keysOf(await visitor.read('/api/claims'), 'claimNumber');
    expectThat(
      !filed || claims.includes(number),
      `GET /api/claims no longer lists ${number}, which was filed while a phone number was saved.`,
    );
    if (saved) await expectPhone(visitor, '201-555-0163', ', while a claim was filed and the customer logged in');
    if (changed) await expectTerm(visitor, 'monthly', ', while a phone number was saved');
  };
};

const twoDevices: Story = {
  title: 'A customer sees on one device what was done on another',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, step } = stage;
    const { expectUntouched } = await bystander(stage);
    step('goes on with new tokens on the one, and has everything as before');
    await setAll(visitor, 'monthly');
    const before = await everythingOf(visitor);
    const other = await signedInAgain(stage);
    await other.refresh();
    await expectStill(other, before, 'After another login and a refresh');
    const { status } = await visitor.send('GET', '/api/customer');
    expectThat(
      status === 200,
      `GET /api/customer answered ${status} on the first device: a login or a refresh on another has ended its session.`,
    );
    step('saves on the other, and reads it on the first');
    await save(visitor, { phoneNumber: '201-555-0151' }, 'Updated Phone Number');
    await saveTerm(visitor, 'nonrecurringyearly');
    await visitor.succeed('POST', '/api/claims', { body: aClaim(), key: newKey() });
    await expectNothingNew(other, await everythingOf(visitor), 'On the other device');
    step('saves on both at once: nothing is lost');
    const sections = [
      [visitor, { phoneNumber: '201-555-0157' }, 'Updated Phone Number'],
      [other, { edeliveryPreference: false }, 'Updated eDevlivery Preference'],
    ] as const;
    const replies = await Promise.all(
      sections.map(([each, change, changeReasonDescription]) =>
        each.send('PUT', '/api/customer', {
          body: { ...change, changeReasonDescription },
          key: newKey(),
        }),
      ),
    );
    expectDoneOnce(replies);
    const both = await visitor.read('/api/customer');
    if ((replies[0]?.status ?? 0) < 300)
      expectField({ phone: digits(textAt(both, 'phoneNumber')) }, '2015550157', 'phone');
    if ((replies[1]?.status ?? 0) < 300) expectField(both, false, 'edeliveryPreference');
    step('so is nothing where a login, a claim, a save and another billing term come at once');
    const expectAll = await writeAll(stage, other);
    step('goes on with new tokens on the first, too');
    await visitor.refresh(stage.account.userName);
    await expectUntouched('the writes and a refresh');
    await expectAll();
  },
};

const newToken = async ({ enter }: Pick<Stage, 'enter'>): Promise<string> =>
  textOf(await enter('payment-token'), 'payment-token', 'billingToken');

const refuseUnknownToken = async ({ visitor, step }: Stage): Promise<void> => {
  step('a token that nobody has is refused');
  const sent = { body: { billingToken: 'no-such-token' }, key: newKey() };
  const reply = await inVain(visitor, 'An unknown token', () => visitor.refused([400], 'PUT', methods, sent));
  expectWords(reply);
  expectNotSaid(reply, failures.blankField);
};

/** The visitor has no payment method afterwards. */
const payUnderOneKey = async (stage: Stage, other: Visitor): Promise<void> => {
  const { visitor, enter, step } = stage;
  step(
    'another customer has paid under the same key before: both pay, each with the own card, also after tokens that have expired',
  );
  const key = newKey();
  await other.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key });
  await enter('no-payment-method');
  await enter('tokens-expired');
  await visitor.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key });
  await expectCard(visitor);
  await enter('no-payment-method');
};

/** More than a page of 200 or 500. */
const payments = 501;

const documents = moreThanAPage;

/** The end of a year and a leap day are among them. */
const dayOf = (index: number): string =>
  ['2024-12-31', '2024-02-29'][index] ??
  `20${24 + (index % 3)}-${String((index % 12) + 1).padStart(2, '0')}-${String(10 + (Math.floor(index / 12) % 18))}`;

const [actions, statuses] = [knownValues('Payment', 'action'), knownValues('Payment', 'status')];

const each = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

const brands = ['visa', 'mastercard', 'american_express'];

/** "American Express" is "american_express". */
const brandOf = (cardType: unknown): string => String(cardType).toLowerCase().replaceAll(/\W|_/g, '');

/** Each amount is paid twice, and each day has two payments. */
const longPaymentHistory = Array.from({ length: payments }, (_, index) => ({
  action: each(actions, index),
  amount: [12_345.67, 0][index] ?? Math.round((index % 7 === 3 ? -1 : 1) * (100.01 + (index >> 1) * 1.01) * 100) / 100,
  cardType: each(brands, index),
  createdAt: `${dayOf((index + 1) >> 1)}T${index % 2 === 0 ? '09' : '21'}:00:00.000Z`,
  lastFour: '0042',
  status: each(statuses, index >> 1),
}));

const brandNow = async (visitor: Visitor): Promise<string> =>
  brandOf(at(await visitor.read(methods), 'paymentMethod', 'cardType') ?? '');

const digitsNow = async (visitor: Visitor): Promise<string> =>
  textAt(await visitor.read(methods), 'paymentMethod', 'lastFour');

const payWithAnotherCard = async (stage: Stage): Promise<void> => {
  const { visitor, enter, step } = stage;
  step('a card in the place of another one is the new one, and earlier payments are as they were');
  const paymentMethod = { type: 'credit_card', cardType: 'american_express', lastFour: '0042' };
  const paymentHistory = longPaymentHistory.slice(0, 3);
  await enter('billing-complete', { balance: 0, pastDue: false, paymentMethod, paymentHistory });
  const [type, lastFour] = [await brandNow(visitor), await digitsNow(visitor)];
  expectThat(
    ['', 'americanexpress'].includes(type) && ['', '0042'].includes(lastFour),
    `GET ${methods} has the card ${type} ${lastFour}, where the state "billing-complete" has american_express 0042.`,
  );
  await withTheRest(visitor, 'After another card', ['payment method', 'premiums', 'standing'], async () => {
    await visitor.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key: newKey() });
    await expectCard(visitor);
  });
  expectThat(
    (await digitsNow(visitor)) !== '0042',
    `GET ${methods} has the lastFour 0042 of the card before, after another card was entered.`,
  );
};

const payWithACard: Story = {
  title: 'A customer who has no payment method enters one',
  given: 'ny-current',
  needs: ['no-payment-method', 'payment-token', 'another-customer', 'tokens-expired', 'billing-complete'],
  tell: async (stage) => {
    const { visitor, enter, step } = stage;
    await enter('no-payment-method');
    await setAll(visitor);
    const { other, expectUntouched } = await bystander(stage);
    step('has none');
    const before = await methodOf(visitor);
    expectThat(before === 'NONE', `GET ${methods} has paymentMethod.type "${before}" without one, expected "NONE".`);
    const [body, key] = [{ billingToken: await newToken(stage) }, newKey()];
    await refuseUnknownToken(stage);
    step('sends the token of the card, twice under one key, and reads it everywhere');
    const expectEverywhere = await otherDevice(stage);
    await withTheRest(visitor, 'After another payment method', ['payment method', 'premiums', 'standing'], async () => {
      await visitor.succeed('PUT', methods, { body, key });
      await visitor.succeed('PUT', methods, { body, key });
      await expectCard(visitor);
    });
    await expectEverywhere('After another payment method', methods);
    await expectCard(visitor);
    await refuseItsKey(visitor, 'PUT', methods, { body, key });
    step('another customer pays as before');
    await expectUntouched('the payment method');
    step('another token under the same key is refused');
    await inVain(visitor, 'Another token under a key', () =>
      visitor.refused([422], 'PUT', methods, { body: { billingToken: 'another' }, key }),
    );
    await payUnderOneKey(stage, other);
    step('the same token again changes nothing, after another change, another login and in English');
    const later = await signedInAgain(stage, 'en');
    await inVain(visitor, 'The same token again', () => later.succeed('PUT', methods, { body, key }));
    await payWithAnotherCard(stage);
  },
};

/** Statuses that refuse a confirmation, and do not lead to the not-found page. */
const unconfirmed = [400, 401, 403, 409, 422, 429, 500];

const refuseConfirmations = async (
  { visitor, step }: Stage,
  stranger: Visitor,
  confirm: Readonly<Record<'username' | 'verificationCode' | 'password', string>>,
): Promise<void> => {
  step('a wrong code and a wrong password are refused, and another customer cannot confirm it');
  for (const wrong of [
    { verificationCode: similarCode(confirm.verificationCode) },
    { password: inOtherCase(confirm.password) },
  ]) {
    const body = { ...confirm, ...wrong };
    const reply = await visitor.refused(unconfirmed, 'PUT', '/api/customer/email', { body });
    expectNotSaid(reply, failures.codeExpired, failures.tooManyAttempts, failures.tokenExpired);
  }
  await stranger.refused(unconfirmed, 'PUT', '/api/customer/email', { body: confirm });
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

/** A state of a code that was sent, where the provider has one for this customer. */
const codeIn = async ({ enter }: Stage, state: string, field: string, params: object): Promise<string | undefined> => {
  try {
    return textOf(await enter(state, params), state, field);
  } catch (failure) {
    if (failure instanceof StateMissing) return undefined;
    throw failure;
  }
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
  const verificationCode = await codeIn(stage, 'email-code-sent', 'verificationCode', { email, userName });
  if (verificationCode === undefined) return;
  const body = { username: userName, verificationCode, password };
  const reply = await stranger.send('PUT', '/api/customer/email', { body });
  const id = textAt(reply.data, 'id');
  if (reply.status < 300 && id !== '') {
    const status = await untilSettled(
      { ...stage, visitor: stranger },
      `/api/customer/email/status/${encodeURIComponent(id)}`,
    );
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
    const confirmationCode = await codeIn(stage, 'code-sent', 'confirmationCode', { userName });
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

const changeEmail: Story = {
  title: 'A customer changes the email address, to the end',
  needs: ['another-customer', 'email-code-sent', 'code-sent'],
  tell: async (stage) => {
    const { provider, visitor, account, enter, signsInAs, step } = stage;
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
    await visitor.succeed('POST', '/api/customer/email', { body: { email } });
    for (const wildcard of wildcards) {
      const body = { username: account.userName, verificationCode: wildcard, password: account.password };
      expectRefusal(await visitor.send('PUT', '/api/customer/email', { body }), 'a code that is not a string');
    }
    expectSentAgain(await visitor.send('POST', '/api/customer/email', { body: { email } }));
    const { userName, password } = account;
    const code = await enter('email-code-sent', { email, userName });
    const verificationCode = textOf(code, 'email-code-sent', 'verificationCode');
    const confirm = { username: userName, verificationCode, password };
    await refuseConfirmations(stage, stranger, confirm);
    for (const each of [device, await signedInAgain(stage)])
      await expectStill(each, before, 'After a change of the email that nobody has confirmed');
    step('the code is none for a forgotten password');
    const reset = { userName, confirmationCode: verificationCode, password: 'Hearth-2028!' };
    expectRefusal(
      await visitor.send('PUT', '/api/auth/password', { body: reset }),
      'a code that was sent to a new email address, which may not be the customer’s',
    );
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
    const polled = await visitor.send('GET', address, { tokens: visitor.tokens });
    expectThat(
      polled.status === 401 || textAt(polled.data, 'status') === 'complete',
      `${describeReply(polled)} and "${textAt(polled.data, 'status')}" after "complete".`,
    );
    step(`logs in with ${email}, before anything else, and has everything as before`);
    const renamed = new Visitor(provider);
    await renamed.logIn({ ...account, userName: email });
    signsInAs({ ...account, userName: email });
    await expectSaved(renamed);
    await expectStill(renamed, before, 'After another email address', 'email');
    await expectOpen('after another email address', renamed);
    step('goes on with new tokens');
    await renamed.refresh();
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
    step('the old address no longer signs in');
    await visitor.refused([401], 'POST', '/api/auth/login', { body: { ...account } });
    if (rival.status < 300) await refuseRival(stage, { stranger, account: other, email });
    await recoverWith(stage, email);
    await expectUntouched('the change of the email address');
  },
};

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

const listPayments = async ({ visitor, another, enter, step }: Stage): Promise<void> => {
  step(`lists all ${payments} payments of three years, each once, to the cent, whatever they are`);
  const paymentMethod = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
  const account = { balance: 0, pastDue: false, paymentMethod };
  await enter('billing-complete', { ...account, paymentHistory: [] });
  await visitor.read('/api/customer/billingMethod');
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
  step('shows a bank account, and what the insurer owes');
  const paymentHistory = longPaymentHistory.slice(0, 1).map(({ cardType: _, ...payment }) => payment);
  await enter('billing-complete', {
    balance: -20.05,
    pastDue: false,
    paymentMethod: { type: 'bank_account_info', lastFour: '6789' },
    paymentHistory,
  });
  const byBank = await visitor.read('/api/customer/billingMethod');
  for (const [field, isRight, given] of [
    ['balance', isSame(at(byBank, 'balance') ?? -20.05, -20.05), 'balance of -20.05'],
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
  await enter('billing-complete', { ...account, paymentHistory: longPaymentHistory });
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
    (_, index) => `HP-10010001/${each(documentKinds, index) ?? ''}/${dayOf(index)}.pdf`,
  );
  for (const key of keys) await enter('document-stored', { key });
  const listed = keysOf(await visitor.read('/api/policies/documents'), 'Key');
  const missing = keys.filter((key) => listed.filter((one) => one === key).length !== 1);
  expectThat(
    missing.length === 0,
    `GET /api/policies/documents does not list ${missing[0] ?? ''} once, which the state "document-stored" has stored with ${documents - 1} others.`,
  );
};

const showTerms = async ({ visitor, enter, step }: Stage): Promise<void> => {
  step('shows the terms of the policy by the day, in summer, in winter and at the end of a year');
  const [priorTerms, coverages] = [[{ startDate: '2024-01-05', endDate: '2024-07-04' }], [{ code: 'bul' }]];
  const premiums = { monthlyPremium: 1028.81, annualPremium: 12_345.67 };
  const currentTerm = { startDate: '2024-12-31', endDate: '2028-02-29', status: 'current', coverages, ...premiums };
  const futureTerm = { startDate: '2028-02-29', endDate: '2029-02-28', coverages };
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
  for (const [field, premium] of Object.entries(premiums)) {
    const found = at(policies, '0', 'currentTerm', field);
    expectThat(
      found === undefined || isSame(found, premium),
      `GET /api/policies has ${field} ${shown(found)}, where the state "policy-complete" has ${premium}.`,
    );
  }
  for (const term of [futureTerm, currentTerm, ...priorTerms])
    for (const field of ['startDate', 'endDate'] as const)
      expectThat(
        terms.some((one) => (at(one, field) ?? term[field]) === term[field]),
        `GET /api/policies has no ${field} ${term[field]}, but ${terms.map((one) => textAt(one, field)).join(', ')}, after the state "policy-complete".`,
      );
};

const longHistory: Story = {
  title: 'A long history is complete',
  given: 'ny-current',
  needs: ['billing-complete', 'document-stored', 'policy-complete', 'another-customer'],
  tell: async (stage) => {
    await listPayments(stage);
    await listDocuments(stage);
    await showTerms(stage);
  },
};

export const profileStories: readonly Story[] = [
  longHistory,
  saveProfile,
  payOtherwise,
  twoDevices,
  payWithACard,
  changeEmail,
];
