import { at, textAt } from '../json';
import { failures } from '../says';
import { changedByTerm, inVain, otherDevice, refuseItsKey, withTheRest } from './everything';
import { brandOf, longPaymentHistory } from './historyStories';
import {
  bystander,
  expectCard,
  expectPhone,
  expectTerm,
  knownTerms,
  methodOf,
  methods,
  newToken,
  saveSections,
  saveTerm,
  setAll,
} from './saved';
import {
  type Stage,
  type Story,
  expectDoneOnce,
  expectNotSaid,
  expectThat,
  expectWords,
  ifEntered,
  signedInAgain,
  textOf,
} from './Story';
import { type Visitor, newKey } from './Visitor';

const payOtherwise: Story = {
  title: 'A customer pays in another rhythm',
  tell: async (stage) => {
    const { visitor, step } = stage;
    await setAll(visitor, 'monthly');
    const expectEverywhere = await otherDevice(stage);
    const key = newKey();
    const change = (billingTerm: string, under = newKey()) =>
      withTheRest(visitor, 'After another billing term', changedByTerm, async () => {
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

const brandNow = async (visitor: Visitor): Promise<string> =>
  brandOf(at(await visitor.read(methods), 'paymentMethod', 'cardType') ?? '');

const digitsNow = async (visitor: Visitor): Promise<string> =>
  textAt(await visitor.read(methods), 'paymentMethod', 'lastFour');

const payWithAnotherCard = async (stage: Stage): Promise<void> => {
  const { visitor, enter, step } = stage;
  step('a card in the place of another one is the new one, and earlier payments are as they were');
  const paymentMethod = { type: 'credit_card', cardType: 'american_express', lastFour: '0042' };
  const paymentHistory = longPaymentHistory.slice(0, 3);
  // Another card does not change what the insurer owes.
  await enter('billing-complete', { balance: -20.05, pastDue: false, paymentMethod, paymentHistory });
  const [type, lastFour] = [await brandNow(visitor), await digitsNow(visitor)];
  expectThat(
    ['', 'americanexpress'].includes(type) && ['', '0042'].includes(lastFour),
    `GET ${methods} has the card ${type} ${lastFour}, where the state "billing-complete" has american_express 0042.`,
  );
  // Another term than at the first card: one that a card sets shows at one of the two.
  await saveTerm(visitor, 'monthly');
  await withTheRest(visitor, 'After another card', ['payment method', 'premiums'], async () => {
    await visitor.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key: newKey() });
    await expectCard(visitor);
  });
  expectThat(
    (await digitsNow(visitor)) !== '0042',
    `GET ${methods} has the lastFour 0042 of the card before, after another card was entered.`,
  );
  step('a card, another term and a phone number at once: nothing is lost');
  const writes = [
    { path: methods, body: { billingToken: await newToken(stage) } },
    { path: '/api/customer/billingTerm', body: { billingTerm: 'yearly' } },
    {
      path: '/api/customer',
      body: { phoneNumber: '518-555-0170', changeReasonDescription: 'Updated Phone Number' },
    },
  ];
  const replies = await Promise.all(writes.map(({ path, body }) => visitor.send('PUT', path, { body, key: newKey() })));
  expectDoneOnce(replies);
  const [, term, phone] = replies.map(({ status }) => status < 300);
  if (term) await expectTerm(visitor, 'yearly', ', while a card was entered');
  if (phone) await expectPhone(visitor, '518-555-0170', ', while a card was entered');
};

const payFromTheBank = async ({ visitor, enter, step }: Stage): Promise<void> => {
  step('a bank account in the place of the card');
  const state = 'payment-token-bank';
  const billingToken = await ifEntered(async () => textOf(await enter(state), state, 'billingToken'));
  if (billingToken === undefined) return;
  const ofTheCard = await digitsNow(visitor);
  await withTheRest(visitor, 'After a bank account', ['payment method', 'premiums'], () =>
    visitor.succeed('PUT', methods, { body: { billingToken }, key: newKey() }),
  );
  const type = await methodOf(visitor);
  expectThat(
    !['', 'NONE', 'credit_card'].includes(type),
    `GET ${methods} has paymentMethod.type "${type}" after a bank account was entered, expected "bank_account_info".`,
  );
  expectThat(
    ofTheCard === '' || (await digitsNow(visitor)) !== ofTheCard,
    `GET ${methods} has the lastFour ${ofTheCard} of the card, after a bank account was entered.`,
  );
  step('saves the profile and pays in another rhythm, and enters a card again');
  await saveSections(visitor);
  await saveTerm(visitor, 'monthly');
  await expectTerm(visitor, 'monthly');
  await visitor.succeed('PUT', methods, { body: { billingToken: await newToken({ enter }) }, key: newKey() });
  await expectCard(visitor);
};

const payWithACard: Story = {
  title: 'A customer who has no payment method enters one',
  given: 'ny-current',
  needs: [
    'no-payment-method',
    'payment-token',
    'payment-token-bank',
    'another-customer',
    'tokens-expired',
    'billing-complete',
  ],
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
    await payFromTheBank(stage);
  },
};

export const billingStories: readonly Story[] = [payOtherwise, payWithACard];
