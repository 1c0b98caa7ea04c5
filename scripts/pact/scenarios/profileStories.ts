import { untilComplete } from './policyStories';
import { type Stage, StateMissing, type Story, expectThat } from './Story';
import { Visitor, at, describeReply, textAt } from './Visitor';

/** A backend may leave out what the portal does not need. */
const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** A value of another kind is shown as received. */
const knownTerms = ['yearly', 'monthly', 'nonrecurringyearly'];

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

const address = { address1: 'PO Box 77', city: 'Newark', state: 'NJ', zipCode: '07101-0077' };

const save = (visitor: Visitor, change: object, changeReasonDescription: string, key?: string) =>
  visitor.succeed('PUT', '/api/customer', {
    body: { ...change, changeReasonDescription },
    key: key ?? crypto.randomUUID(),
  });

const saveProfile: Story = {
  title: 'A customer saves the profile, section by section',
  tell: async ({ visitor, step }: Stage) => {
    const expectField = async (expected: string, ...field: readonly string[]): Promise<void> => {
      const found = at(await visitor.read('/api/customer'), ...field);
      const isRight = isAbsent(found) || found === expected;
      expectThat(
        isRight,
        `GET /api/customer has ${field.join('.')} ${JSON.stringify(found)}, saved was "${expected}".`,
      );
    };
    step('the name');
    await save(
      visitor,
      { firstName: 'Zoë', middleInitial: 'Q', lastName: 'O’Brien-Núñez', changeDescriptionType: 'name' },
      'Updated Customer Name',
    );
    await expectField('Zoë', 'firstName');
    await expectField('Q', 'middleInitial');
    await expectField('O’Brien-Núñez', 'lastName');
    step('the name without a middle initial');
    await save(
      visitor,
      { firstName: 'Zoë', middleInitial: '', lastName: 'O’Brien-Núñez', changeDescriptionType: 'name' },
      'Updated Customer Name',
    );
    await expectField('', 'middleInitial');
    step('the phone number');
    await save(visitor, { phoneNumber: '201-555-0147' }, 'Updated Phone Number');
    const phone = textAt(await visitor.read('/api/customer'), 'phoneNumber');
    expectThat(
      phone === '' || digits(phone) === '2015550147',
      `GET /api/customer has phoneNumber "${phone}", saved was "201-555-0147".`,
    );
    step('the mailing address');
    await save(visitor, { mailingAddress: address }, 'Updated Mailing Address');
    for (const part of ['address1', 'city', 'zipCode'] as const)
      await expectField(address[part], 'mailingAddress', part);
    const mailing = at(await visitor.read('/api/customer'), 'mailingAddress');
    const state = textAt(mailing, 'state') || textAt(mailing, 'stateCode');
    expectThat(
      state === '' || state === 'NJ',
      `GET /api/customer has mailingAddress.state "${state}", saved was "NJ".`,
    );
    step('the preferences, there and back');
    for (const contactPreference of ['sms', 'email']) {
      await save(visitor, { contactPreference }, 'Updated Contact Preference');
      const found = textAt(await visitor.read('/api/customer'), 'contactPreference');
      expectThat(
        isAbsent(found) || found === contactPreference,
        `GET /api/customer has contactPreference "${found}", saved was "${contactPreference}".`,
      );
    }
    for (const edeliveryPreference of [false, true]) {
      await save(visitor, { edeliveryPreference }, 'Updated eDevlivery Preference');
      const found = at(await visitor.read('/api/customer'), 'edeliveryPreference');
      expectThat(
        isAbsent(found) || found === edeliveryPreference,
        `GET /api/customer has edeliveryPreference ${JSON.stringify(found)}, saved was ${String(edeliveryPreference)}.`,
      );
    }
    step('what was not sent is as it was');
    await expectField('O’Brien-Núñez', 'lastName');
    await expectField(address.city, 'mailingAddress', 'city');
    step('one key saves once: another body under it is refused');
    const key = crypto.randomUUID();
    await save(visitor, { phoneNumber: '201-555-0148' }, 'Updated Phone Number', key);
    await save(visitor, { phoneNumber: '201-555-0148' }, 'Updated Phone Number', key);
    const body = { phoneNumber: '201-555-0149', changeReasonDescription: 'Updated Phone Number' };
    await visitor.refused([422], 'PUT', '/api/customer', { body, key });
  },
};

const payOtherwise: Story = {
  title: 'A customer pays in another rhythm',
  tell: async ({ visitor, step }) => {
    const key = crypto.randomUUID();
    for (const billingTerm of ['yearly', 'monthly', 'nonrecurringyearly']) {
      step(`${billingTerm}, and reads it`);
      await visitor.succeed('PUT', '/api/customer/billingTerm', { body: { billingTerm }, key: crypto.randomUUID() });
      const found = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
      expectThat(
        isAbsent(found) || found === billingTerm,
        `GET /api/customer/billingTerm says "${found}", saved was "${billingTerm}".`,
      );
      const shown = textAt(await visitor.read('/api/customer'), 'billingMethod', 'billingTerm');
      expectThat(
        !knownTerms.includes(shown) || shown === billingTerm,
        `GET /api/customer has billingMethod.billingTerm "${shown}", saved was "${billingTerm}".`,
      );
    }
    step('another term under the same key is refused');
    await visitor.succeed('PUT', '/api/customer/billingTerm', { body: { billingTerm: 'yearly' }, key });
    await visitor.refused([422], 'PUT', '/api/customer/billingTerm', { body: { billingTerm: 'monthly' }, key });
  },
};

const payWithACard: Story = {
  title: 'A customer who has no payment method enters one',
  given: 'ny-current',
  tell: async ({ visitor, enter, step }) => {
    await enter('no-payment-method');
    step('has none');
    const before = textAt(await visitor.read('/api/customer/billingMethod'), 'paymentMethod', 'type');
    expectThat(
      before === 'NONE',
      `GET /api/customer/billingMethod has paymentMethod.type "${before}" without one, expected "NONE".`,
    );
    const { billingToken } = await enter('payment-token');
    step('a token that nobody has is refused');
    await visitor.refused([400], 'PUT', '/api/customer/billingMethod', {
      body: { billingToken: 'no-such-token' },
      key: crypto.randomUUID(),
    });
    step('sends the token of the card, twice under one key');
    const [body, key] = [{ billingToken }, crypto.randomUUID()];
    await visitor.succeed('PUT', '/api/customer/billingMethod', { body, key });
    await visitor.succeed('PUT', '/api/customer/billingMethod', { body, key });
    step('reads it');
    const after = textAt(await visitor.read('/api/customer/billingMethod'), 'paymentMethod', 'type');
    expectThat(
      !['', 'NONE'].includes(after),
      `GET /api/customer/billingMethod has paymentMethod.type "${after}" after one was entered.`,
    );
    step('another token under the same key is refused');
    await visitor.refused([422], 'PUT', '/api/customer/billingMethod', { body: { billingToken: 'another' }, key });
  },
};

const changeEmail: Story = {
  title: 'A customer changes the email address, to the end',
  tell: async (stage) => {
    const { provider, visitor, account, enter, another, step } = stage;
    const email = `scenario-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { account: other } = await another();
    step('an address of another customer is refused');
    const taken = await visitor.refused([400], 'POST', '/api/customer/email', { body: { email: other.userName } });
    expectThat(
      taken.code === 'email-exists' || taken.message.includes('already exists'),
      `${describeReply(taken)}, expected the code "email-exists" or a message with "already exists".`,
    );
    step('asks for a code');
    await visitor.succeed('POST', '/api/customer/email', { body: { email } });
    const { verificationCode } = await enter('email-code-sent', { email });
    if (typeof verificationCode !== 'string') throw new StateMissing('email-code-sent');
    const confirm = { username: account.userName, verificationCode, password: account.password };
    step('a wrong code and a wrong password are refused');
    const refusals = [400, 401, 403, 409, 422, 429, 500];
    await visitor.refused(refusals, 'PUT', '/api/customer/email', { body: { ...confirm, verificationCode: '000000' } });
    await visitor.refused(refusals, 'PUT', '/api/customer/email', { body: { ...confirm, password: 'Wrong-2026!' } });
    step('confirms, and polls until it is complete');
    const id = textAt(await visitor.succeed('PUT', '/api/customer/email', { body: confirm }), 'id');
    expectThat(id !== '', 'PUT /api/customer/email answered no id.');
    await untilComplete(stage, `/api/customer/email/status/${encodeURIComponent(id)}`);
    step('logs in with the new address, before anything else');
    const renamed = new Visitor(provider);
    await renamed.logIn({ userName: email, password: account.password });
    step('saves the new address in the profile, and reads it');
    await save(renamed, { email }, 'Updated Email Address');
    const found = textAt(await renamed.read('/api/customer'), 'email');
    expectThat(found === email, `GET /api/customer has email "${found}" after the change to "${email}".`);
    step('the old address no longer signs in');
    await visitor.refused([401], 'POST', '/api/auth/login', { body: { ...account } });
  },
};

export const profileStories: readonly Story[] = [saveProfile, payOtherwise, payWithACard, changeEmail];
