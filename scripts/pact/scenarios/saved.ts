import { fieldsOfSchema, shown } from '../contract';
import { at, keysOf, listOf, textAt } from '../json';
import { changedByTerm, everythingOf, expectNothingNew, withTheRest } from './everything';
import { aClaim } from './everyWrite';
import { isAbsent, isSame, shownBeside } from './same';
import { type Stage, expectThat, textOf } from './Story';
import { type Reply, type Visitor, newKey } from './Visitor';

/** The digits of a phone number, without those of the country. */
export const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

export const savePhone = (visitor: Visitor, phoneNumber: string, key = newKey()): Promise<unknown> =>
  visitor.succeed('PUT', '/api/customer', {
    body: { phoneNumber, changeReasonDescription: 'Updated Phone Number' },
    key,
  });

/** The profile has the phone number, unless the backend leaves it out. */
export const expectPhone = async (visitor: Visitor, saved: string, under = ''): Promise<void> => {
  const phone = textAt(await visitor.read('/api/customer'), 'phoneNumber');
  expectThat(
    phone === '' || digits(phone) === digits(saved),
    `GET /api/customer has phoneNumber "${phone}", saved was "${saved}"${under}.`,
  );
};

/** Saves a section, and answers the profile at the next read. All other fields stay as they are. */
export const save = async (
  visitor: Visitor,
  change: object,
  changeReasonDescription: string,
  key = newKey(),
): Promise<unknown> => {
  const before = await visitor.read('/api/customer');
  await visitor.succeed('PUT', '/api/customer', {
    body: { ...change, changeReasonDescription },
    key,
  });
  const after = await visitor.read('/api/customer');
  for (const field of fieldsOfSchema('Customer').filter((name) => !(name in change)))
    expectThat(
      isSame(at(before, field), at(after, field)),
      `PUT /api/customer has changed ${field} from ${shown(at(before, field))} to ${shown(at(after, field))}; sent was ${Object.keys(change).join(', ')} alone.`,
    );
  return after;
};

/** Expects the saved value in the profile. A backend may omit the field. */
export const expectField = (profile: unknown, expected: unknown, ...field: readonly string[]): void => {
  const found = at(profile, ...field);
  expectThat(
    isAbsent(found) || isSame(found, expected),
    `GET /api/customer has ${field.join('.')} ${shownBeside(found, expected)}, saved was ${shownBeside(expected, found)}.`,
  );
};

/** Saves every section of the profile, and reads it: a backend may know only some customers. Answers the profile. */
export const saveSections = async (visitor: Visitor): Promise<unknown> => {
  await savePhone(visitor, '201-555-0169');
  await expectPhone(visitor, '201-555-0169');
  for (const [change, why] of [
    [{ firstName: 'Ann', lastName: 'Lee', changeDescriptionType: 'name' }, 'Updated Customer Name'],
    [{ contactPreference: 'email' }, 'Updated Contact Preference'],
    [{ contactPreference: 'sms' }, 'Updated Contact Preference'],
    [{ edeliveryPreference: true }, 'Updated eDevlivery Preference'],
    [{ edeliveryPreference: false }, 'Updated eDevlivery Preference'],
  ] as const) {
    const profile = await save(visitor, change, why);
    for (const [field, value] of Object.entries(change)) expectField(profile, value, field);
  }
  const mailingAddress = { address1: '9 Oak Road', city: 'Trenton', state: 'NJ', zipCode: '08601' };
  const moved = await save(visitor, { mailingAddress }, 'Updated Mailing Address');
  for (const part of ['address1', 'city', 'zipCode'] as const)
    expectField(moved, mailingAddress[part], 'mailingAddress', part);
  return moved;
};

/** A new row has what every earlier one has. */
export const expectWhole = (
  row: unknown,
  earlier: readonly unknown[],
  fields: readonly string[],
  page: string,
): void => {
  const isLost = (field: string) => isAbsent(at(row, field)) && !earlier.some((each) => isAbsent(at(each, field)));
  const lost = earlier.length === 0 ? undefined : fields.find(isLost);
  expectThat(lost === undefined, `GET ${page} has no ${String(lost)} for what is new, and one for what is older.`);
};

/** Reads everything, which a cache may keep, and gives every setting another value than the default, so that a reset shows. */
export const setAll = async (visitor: Visitor, billingTerm = 'nonrecurringyearly'): Promise<void> => {
  await withTheRest(visitor, 'After the settings', [...changedByTerm, 'profile'], async () => {
    await saveTerm(visitor, billingTerm);
    await save(visitor, { contactPreference: 'sms' }, 'Updated Contact Preference');
    await save(visitor, { edeliveryPreference: false }, 'Updated eDevlivery Preference');
  });
};

/**
 * Signs in another customer, files a claim and changes settings for that customer, and reads everything. `expectUntouched` reads everything
 * again after a write of the first customer, and expects no difference.
 */
export const bystander = async ({ another }: Pick<Stage, 'another'>) => {
  const { visitor: other, account } = await another();
  await setAll(other, 'monthly');
  if (keysOf(await other.read('/api/claims'), 'claimNumber').length === 0)
    await other.succeed('POST', '/api/claims', { body: aClaim(), key: newKey() });
  const theirs = await everythingOf(other);
  return {
    other,
    account,
    expectUntouched: (what: string) => expectNothingNew(other, theirs, `After ${what} of another customer`),
  };
};

/** The portal shows any other value as received. */
export const knownTerms = ['yearly', 'monthly', 'nonrecurringyearly'];

export const saveTerm = (visitor: Visitor, billingTerm: string, key = newKey()): Promise<unknown> =>
  visitor.succeed('PUT', '/api/customer/billingTerm', { body: { billingTerm }, key });

/** The name as it is, or another one where a part is missing. */
const nameIn = (profile: unknown): object => {
  const [firstName, lastName] = [textAt(profile, 'firstName') || 'Ada', textAt(profile, 'lastName') || 'Jensen'];
  return { firstName, lastName, changeDescriptionType: 'name' };
};

/**
 * For a change that takes a while. Before it, other values are saved.
 * @returns what to do during the change: it saves the given values, files a claim, and returns what to expect after the change. Writes that
 * were refused during the change are then sent again.
 */
export const savingMeanwhile = async (visitor: Visitor, phoneNumber: string, billingTerm: string) => {
  const profile = await visitor.read('/api/customer');
  const sections = [
    [{ phoneNumber }, { phoneNumber: '201-555-0165' }, 'Updated Phone Number'],
    [{ contactPreference: 'sms' }, { contactPreference: 'email' }, 'Updated Contact Preference'],
    [{ edeliveryPreference: false }, { edeliveryPreference: true }, 'Updated eDevlivery Preference'],
    [nameIn(profile), { firstName: 'Ann', lastName: 'Lee', changeDescriptionType: 'name' }, 'Updated Customer Name'],
  ] as const;
  for (const [, other, why] of sections) await save(visitor, other, why);
  await saveTerm(visitor, billingTerm === 'yearly' ? 'monthly' : 'yearly');
  const writes = [
    ...sections.map(([own, , changeReasonDescription]) => ({
      method: 'PUT' as const,
      path: '/api/customer',
      body: { ...own, changeReasonDescription },
    })),
    { method: 'PUT', path: '/api/customer/billingTerm', body: { billingTerm } },
    { method: 'POST', path: '/api/claims', body: aClaim() },
  ] as const;
  return async () => {
    const sent: { readonly write: (typeof writes)[number]; readonly reply: Reply }[] = [];
    for (const write of writes)
      sent.push({ write, reply: await visitor.send(write.method, write.path, { body: write.body, key: newKey() }) });
    return async (later: Visitor): Promise<void> => {
      for (const { write, reply } of sent)
        if (reply.status >= 300) await later.succeed(write.method, write.path, { body: write.body, key: newKey() });
      const meanwhile = ', while a change was under way';
      await expectPhone(later, phoneNumber, meanwhile);
      const now = await later.read('/api/customer');
      for (const [own] of sections.slice(1))
        for (const [field, value] of Object.entries(own)) expectField(now, value, field);
      await expectTerm(later, billingTerm, meanwhile);
      const listed = keysOf(await later.read('/api/claims'), 'claimNumber');
      const filed = textAt(sent.at(-1)?.reply.data, 'claimNumber');
      expectThat(
        filed === '' || listed.includes(filed),
        `GET /api/claims no longer lists ${filed}, which was filed while a change was under way.`,
      );
    };
  };
};

/** The customer has the billing term, unless the backend leaves it out. */
export const expectTerm = async (visitor: Visitor, saved: string, under = ''): Promise<void> => {
  const term = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
  expectThat(
    term === '' || term === saved,
    `GET /api/customer/billingTerm says "${term}", saved was "${saved}"${under}.`,
  );
};

export const methods = '/api/customer/billingMethod';

/** A token of the card service for another card. */
export const newToken = async ({ enter }: Pick<Stage, 'enter'>): Promise<string> =>
  textOf(await enter('payment-token'), 'payment-token', 'billingToken');

export const methodOf = async (visitor: Visitor): Promise<string> =>
  textAt(await visitor.read(methods), 'paymentMethod', 'type');

export const expectCard = async (visitor: Visitor): Promise<void> => {
  const type = await methodOf(visitor);
  expectThat(
    type === 'credit_card',
    `GET ${methods} has paymentMethod.type "${type}" after a card was entered, expected "credit_card".`,
  );
};

export const paymentsOf = async (visitor: Visitor): Promise<readonly unknown[]> =>
  listOf(at(await visitor.read(methods), 'paymentHistory'));
