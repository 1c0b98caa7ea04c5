import { longestTexts, shown } from '../contract';
import { at, keysOf, textAt } from '../json';
import {
  everythingOf,
  expectNothingNew,
  expectStill,
  inVain,
  otherDevice,
  refuseItsKey,
  withTheRest,
} from './everything';
import { aClaim, anyLine } from './everyWrite';
import { isAbsent, isSame } from './same';
import { bystander, digits, expectField, expectPhone, expectTerm, save, saveTerm, setAll } from './saved';
import {
  type Stage,
  type Story,
  expectDoneOnce,
  expectRefusal,
  expectSentAgain,
  expectThat,
  expectWords,
  signedInAgain,
} from './Story';
import { Visitor, describeReply, newKey } from './Visitor';

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
    const delivery = await withTheRest(visitor, 'After another delivery', ['profile'], () =>
      save(visitor, { edeliveryPreference }, 'Updated eDevlivery Preference'),
    );
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
    `${describeReply(login)} after PUT /api/customer with another email, expected 200: a customer does not sign in with an address before its code is confirmed.`,
  );
  if (status < 300) {
    const reply = await new Visitor(provider).send('POST', '/api/auth/login', {
      body: { ...account, userName: letters.email },
    });
    expectRefusal(reply, 'the address for letters, to which no code was sent');
    expectField(await visitor.read('/api/customer'), letters.email, 'email');
    await save(visitor, contact, 'Updated Customer Info');
  }
  step('a contact with an invalid address: it is saved as sent, or all of it is refused');
  const noEmail = { phoneNumber: '201-555-0156', email: 'no-address', contactPreference: 'email' };
  const untouched = await everythingOf(visitor);
  const refused = await visitor.send('PUT', '/api/customer', {
    body: { ...noEmail, changeReasonDescription: 'Updated Customer Info' },
    key: newKey(),
  });
  if (refused.status < 300) {
    await expectPhone(visitor, noEmail.phoneNumber);
    await save(visitor, contact, 'Updated Customer Info');
  } else {
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
      { email: 'letters@example.com' },
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
    step('files a claim, pays otherwise and asks for a code, with that name');
    await visitor.succeed('POST', '/api/claims', { body: aClaim(), key: newKey() });
    await saveTerm(visitor, 'yearly');
    const email = `scenario-${newKey()}@example.com`;
    expectSentAgain(await visitor.send('POST', '/api/customer/email', { body: { email } }));
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
    visitor.language = 'en';
    step('goes on with new tokens on the one, and has everything as before, in English');
    await setAll(visitor, 'monthly');
    const before = await everythingOf(visitor);
    const other = await signedInAgain(stage);
    await other.refresh();
    await expectStill(other, before, 'After another login and a refresh');
    for (const [which, each] of Object.entries({ first: visitor, second: other })) {
      const { status } = await each.send('GET', '/api/customer');
      expectThat(
        status === 200,
        `GET /api/customer answered ${status} on the ${which} device: a login or a refresh on another has ended its session.`,
      );
    }
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

export const profileStories: readonly Story[] = [saveProfile, twoDevices];
