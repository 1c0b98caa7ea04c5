import { longestTexts, shown } from '../contract';
import { at, listOf, numberAt, textAt } from '../json';
import { failures } from '../says';
import { openDocument } from './documentStories';
import { signInElsewhere } from './emailStories';
import {
  changedByTerm,
  everythingOf,
  expectNothingNew,
  inVain,
  otherDevice,
  refuseItsKey,
  withTheRest,
} from './everything';
import { anyText } from './everyWrite';
import { agreements } from './harmlessStories';
import { longPaymentHistory } from './historyStories';
import { prices } from './priceStories';
import { expectTerms, readAgain, readPayments } from './readStories';
import { isMomentOf, isSame } from './same';
import {
  bystander,
  expectCard,
  expectPhone,
  expectTerm,
  expectWhole,
  methods,
  newToken,
  paymentsOf,
  save,
  savePhone,
  saveSections,
  saveTerm,
  savingMeanwhile,
  setAll,
} from './saved';
import { allTerms, codesOf, offered, rateBody, sentCoverages, shownTerm } from './shownPolicy';
import {
  type Stage,
  ifEntered,
  type Story,
  expectDoneOnce,
  expectNotSaid,
  expectThat,
  expectWords,
  signedInAgain,
  textOf,
} from './Story';
import { untilComplete, untilSettled } from './untilComplete';
import { type Visitor, StoryFailure, describeReply, newKey } from './Visitor';

/** What a change of the coverages may change. */
const changedByCoverages = ['coverages', 'premiums', 'declarations', 'standing'] as const;

/** A change of coverages that the backend has accepted. `before` is the term as it was; `id` names the change. */
interface Change {
  readonly before: unknown;
  readonly preview: unknown;
  readonly rate: unknown;
  readonly sent: { readonly body: { readonly coverages: readonly object[] }; readonly key: string };
  readonly id: string;
}

/** The premium equals that of the preview and of the rate. The monthly premium changes with the yearly one. */
const expectPremium = (after: unknown, { before, preview, rate }: Change): void => {
  const previewed = numberAt(preview, 'rate', 'annualPremium') ?? numberAt(preview, 'annualPremium');
  const premium = numberAt(after, 'annualPremium');
  for (const [who, promised] of [
    ['the preview', previewed],
    ['POST /api/rates', numberAt(rate, 'annualPremium')],
  ] as const)
    expectThat(
      promised === undefined || premium === undefined || isSame(promised, premium),
      `GET /api/policies has a premium of ${String(premium)}, ${who} said ${String(promised)}.`,
    );
  const promisedMonth = numberAt(preview, 'rate', 'monthlyPayment') ?? numberAt(preview, 'monthlyPayment');
  const monthNow = numberAt(after, 'monthlyPremium');
  expectThat(
    promisedMonth === undefined || monthNow === undefined || isSame(promisedMonth, monthNow),
    `GET /api/policies has a monthlyPremium of ${String(monthNow)}, the preview said ${String(promisedMonth)}.`,
  );
  const [month, earlier] = [numberAt(before, 'monthlyPremium'), numberAt(before, 'annualPremium')];
  expectThat(
    month === undefined || isSame(earlier, premium) || !isSame(month, numberAt(after, 'monthlyPremium')),
    `GET /api/policies still has a monthlyPremium of ${String(month)}, where the annualPremium has changed from ${String(earlier)} to ${String(premium)}.`,
  );
};

/** A coverage has the limit and the deductible that were sent for it. Where none were sent, it has those of the rate. */
const expectSettings = (after: unknown, { rate, sent }: Change): void => {
  const of = (coverages: unknown, code: string) => listOf(coverages).find((held) => textAt(held, 'code') === code);
  for (const each of sent.body.coverages) {
    const code = textAt(each, 'code');
    const [kept, rated] = [of(at(after, 'coverages'), code), of(at(rate, 'coverages'), code)];
    for (const field of ['limitAmount', 'deductible']) {
      const [asked, found] = [textAt(each, field), textAt(kept, field)];
      const said = asked || (found && textAt(rated, field));
      expectThat(
        said === '' || isSame(said, found),
        `GET /api/policies has the ${field} "${found}" for ${code} after the change, ${asked ? 'sent was' : 'POST /api/rates said'} "${said}".`,
      );
    }
  }
};

const isSamePayment = (one: unknown, other: unknown): boolean =>
  (['createdAt', 'action', 'amount', 'status'] as const).every((field) => isSame(at(one, field), at(other, field)));

const addedTo = (earlier: readonly unknown[], later: readonly unknown[]): readonly unknown[] =>
  later.filter((row) => !earlier.some((each) => isSamePayment(each, row)));

/** A payment that a change has made is the proratedValue of its preview, paid or refunded. A backend may charge it otherwise. */
const expectCharge = (payment: unknown, { preview }: Change): void => {
  const [paid, prorated] = [numberAt(payment, 'amount'), numberAt(preview, 'proratedValue')];
  const [created, now] = [textAt(payment, 'createdAt'), new Date().toISOString()];
  expectThat(
    created === '' || textAt(payment, 'status') !== 'success' || isMomentOf(created, now, 15),
    `GET /api/customer/billingMethod has a payment of ${created} for a change that was paid just now, ${now}.`,
  );
  if (paid === undefined || prorated === undefined) return;
  // Sample prices may be of another size than sample payments.
  if (Math.abs(prorated) > Math.abs(paid) * 1000) return;
  const action = textAt(payment, 'action');
  const isPaidBack = paid < 0 || action === 'Refund';
  expectThat(
    isSame(Math.abs(paid), Math.abs(prorated)) && isPaidBack === prorated < 0,
    `GET /api/customer/billingMethod has a ${action || 'payment'} of ${paid} for the change, the preview said a proratedValue of ${prorated}.`,
  );
};

/** @throws StoryFailure where a change is paid twice, or costs another amount than the preview said */
const expectCharged = async (visitor: Visitor, earlier: readonly unknown[], change: Change): Promise<void> => {
  const billing = await visitor.read(methods);
  const added = addedTo(earlier, listOf(at(billing, 'paymentHistory')));
  const digits = textAt(billing, 'paymentMethod', 'lastFour');
  for (const paidBy of added.map((row) => textAt(row, 'lastFour')))
    expectThat(
      [paidBy, digits].includes('') || paidBy === digits,
      `GET ${methods} has a payment for the change with ${paidBy}, and the payment method ${digits}.`,
    );
  for (const row of added) expectWhole(row, earlier, ['createdAt', 'action', 'amount', 'lastFour', 'status'], methods);
  const amounts = added.flatMap((row) => numberAt(row, 'amount') ?? []);
  expectThat(
    new Set(amounts).size === amounts.length,
    `GET /api/customer/billingMethod has ${amounts.length} payments for one change: ${amounts.join(' and ')}.`,
  );
  if (added.length === 1) expectCharge(added[0], change);
};

/** Asks for the price, and sends the change, twice at once. Returns the refusal as a text if the policy cannot change now. */
const sendChange = async (
  visitor: Visitor,
  wanted: readonly string[],
  key: string = newKey(),
): Promise<Change | string> => {
  const policies = await visitor.read('/api/policies');
  const before = shownTerm(policies);
  const quoteId = textAt(policies, '0', 'quoteId');
  const asked = rateBody(await visitor.read('/api/customer'), policies, wanted, 'yearly');
  // Tokens may expire while the customer reads: a quote is the customer's, not the session's.
  await visitor.refresh();
  const rate = await visitor.succeed('POST', '/api/rates', { body: asked });
  const preview = quoteId
    ? await visitor.send('POST', '/api/rates/preview', { body: { quoteId, rateBody: asked } })
    : undefined;
  const coverages = sentCoverages(before, wanted);
  const body = { changeReason: 'custmodpolpckg', changeReasonDescription: 'Updated Policy Coverages', coverages };
  const send = () => visitor.send('PUT', '/api/policies', { body, key });
  const isRefused = preview && preview.status >= 300;
  const replies = isRefused ? [preview] : await Promise.all([send(), send()]);
  const done = replies.filter(({ status }) => status < 300);
  const [refusal] = replies;
  if (done.length === 0 && refusal) {
    expectThat(refusal.status !== 401, `${describeReply(refusal)}, which signs out.`);
    expectWords(refusal);
    return describeReply(refusal);
  }
  expectDoneOnce(replies);
  const [id = '', other = id] = done.map(({ data }) => textAt(data, 'correlationId'));
  expectThat(id !== '', 'PUT /api/policies answered no correlationId.');
  expectThat(id === other, `PUT /api/policies answered ${id} and ${other} to one change that was sent twice at once.`);
  return { before, preview: preview?.data, rate, sent: { body, key }, id };
};

/** Waits for a change to be complete, and reads what it has made. */
const expectChanged = async (
  stage: Pick<Stage, 'visitor' | 'patience'>,
  change: Change,
  wanted: readonly string[],
): Promise<void> => {
  const { visitor } = stage;
  const address = `/api/policies/status/${encodeURIComponent(change.id)}`;
  await untilComplete(stage, address);
  const policies = await visitor.read('/api/policies');
  const after = shownTerm(policies);
  const now = codesOf(after).filter((code) => offered(policies).includes(code));
  expectThat(
    at(after, 'coverages') === undefined || now.join() === wanted.toSorted().join(),
    `GET /api/policies has ${now.join(' and ') || 'no coverage'}, where the change to ${wanted.join(' and ')} is complete.`,
  );
  expectSettings(after, change);
  expectPremium(after, change);
  const again = await inVain(visitor, 'After another poll', async () => textAt(await visitor.read(address), 'status'));
  expectThat(again === 'complete', `GET /api/policies/status/{correlationId} says "${again}" after "complete".`);
};

/** Another customer changes coverages under a key that the first customer has used. */
const changeOthers = async (stage: Stage, other: Visitor, { id, sent }: Change): Promise<void> => {
  stage.step('another customer changes the coverages under the same key: the own');
  const policies = await other.read('/api/policies');
  const codes = offered(policies);
  const wanted = codesOf(shownTerm(policies)).filter((code) => codes.includes(code)).length > 1 ? ['hep'] : codes;
  const change = await sendChange(other, wanted, sent.key);
  if (typeof change === 'string')
    return expectThat(
      typeof (await sendChange(other, wanted)) === 'string',
      `${change} under a key that another customer has used, and carried it out under another key.`,
    );
  expectThat(
    change.id !== id,
    `PUT /api/policies answered the correlationId ${id} to two customers who sent the same key: a key is of one customer alone.`,
  );
  return expectChanged({ ...stage, visitor: other }, change, wanted);
};

/** Changes the coverages of a customer who may change them, and expects the price of the preview. Everything else stays as it was. */
export const changeTo = async (
  stage: Pick<Stage, 'visitor' | 'patience'>,
  wanted: readonly string[],
): Promise<void> => {
  const { visitor } = stage;
  const paid = await paymentsOf(visitor);
  await withTheRest(visitor, 'After a change of the coverages', changedByCoverages, async () => {
    const change = await sendChange(visitor, wanted);
    if (typeof change === 'string') throw new StoryFailure(`${change}, expected a success.`);
    await expectChanged(stage, change, wanted);
    await expectCharged(visitor, paid, change);
  });
};

/** Coverages to change to: one in the place of two, or all that are offered. */
export const otherCodes = (policies: unknown): readonly string[] => {
  const codes = offered(policies);
  const held = codesOf(shownTerm(policies)).filter((code) => codes.includes(code));
  return held.length > 1 ? held.slice(0, 1) : codes;
};

const changeCoverages: Story = {
  title: 'A customer changes the coverages, there and back',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, step } = stage;
    const { other, expectUntouched } = await bystander(stage);
    const policies = await visitor.read('/api/policies');
    const codes = offered(policies);
    const held = codesOf(shownTerm(policies)).filter((code) => codes.includes(code));
    const wanted = otherCodes(policies);
    const term = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
    const [phoneNumber, billingTerm] = ['201-555-0164', term === 'monthly' ? 'yearly' : 'monthly'];
    await setAll(visitor, billingTerm);
    await savePhone(visitor, phoneNumber);
    step(`from ${held.join(' and ') || 'none'} to ${wanted.join(' and ')}, after a preview`);
    const expectEverywhere = await otherDevice(stage);
    const expectOpen = await openDocument(visitor);
    const paid = await paymentsOf(visitor);
    const there = await withTheRest(visitor, 'After a change of the coverages', changedByCoverages, async () => {
      const saveMeanwhile = await savingMeanwhile(visitor, phoneNumber, billingTerm);
      const change = await sendChange(visitor, wanted);
      if (typeof change === 'string') throw new StoryFailure(`${change}, expected a success.`);
      const expectSaved = await saveMeanwhile();
      step('another customer does not see the change, neither now nor once it is complete');
      const refuseOther = () =>
        other.refused([400, 403, 404], 'GET', `/api/policies/status/${encodeURIComponent(change.id)}`);
      await refuseOther();
      step('polls until it is complete, and reads the new coverages and their premium');
      await expectChanged(stage, change, wanted);
      await refuseOther();
      await expectSaved(visitor);
      return change;
    });
    await expectCharged(visitor, paid, there);
    const paidNow = await paymentsOf(visitor);
    await expectOpen('after a change of the coverages');
    await expectEverywhere('After a change of the coverages', '/api/policies');
    await expectUntouched('the change');
    step('nobody else is answered under the key, and another body under it is refused');
    await refuseItsKey(visitor, 'PUT', '/api/policies', there.sent);
    const others = [['hep'], ['bul'], ['bul', 'hep']].filter((codes) => codes.join() !== wanted.toSorted().join());
    const sent = others.map((codes) => codes.map((code) => ({ code })));
    const otherLimits = there.sent.body.coverages.map((each) => ({ ...each, limitAmount: '77000' }));
    await inVain(visitor, 'Another change under a key', async () => {
      for (const coverages of [...sent, otherLimits]) {
        await visitor.refused([422], 'PUT', '/api/policies', {
          ...there.sent,
          body: { ...there.sent.body, coverages },
        });
      }
    });
    if (held.length > 0 && wanted.join() !== held.join()) {
      step('changes them back');
      const back = await sendChange(visitor, held);
      if (typeof back !== 'string') {
        await expectChanged(stage, back, held);
        await expectCharged(visitor, paidNow, back);
      }
    }
    await changeOthers(stage, other, there);
    step('the first change again, after another login and in English, is the same one, and changes nothing');
    const later = await signedInAgain(stage, 'en');
    const id = await inVain(visitor, 'The first change again', async () =>
      textAt(await later.succeed('PUT', '/api/policies', there.sent), 'correlationId'),
    );
    expectThat(id === there.id, `PUT /api/policies answered the correlationId ${id} under the key of ${there.id}.`);
  },
};

const expectCancelled = async (visitor: Visitor, where = ''): Promise<void> => {
  const status = textAt(shownTerm(await visitor.read('/api/policies')), 'status');
  expectThat(status === 'cancelled', `GET /api/policies says "${status}" after a cancellation${where}.`);
};

const isOf = (held: unknown, coverage: unknown): boolean =>
  ['code', 'limitAmount', 'deductible'].every((field) =>
    isSame(at(coverage, field) ?? at(held, field), at(held, field)),
  );

/** A cancellation may end the current term earlier, and may leave out what it covered. Else the terms are as they were. */
const expectTermsKept = (before: unknown, after: unknown): void => {
  const current = at(before, '0', 'currentTerm');
  for (const term of [current, ...listOf(at(before, '0', 'priorTerms'))]) {
    const start = textAt(term, 'startDate');
    if (start === '') continue;
    const now = allTerms(after).find((each) => textAt(each, 'startDate') === start);
    expectThat(now !== undefined, `GET /api/policies has no term from ${start} after a cancellation.`);
    const [end, ends] = [textAt(term, 'endDate'), textAt(now, 'endDate')];
    const status = [textAt(term, 'status'), textAt(now, 'status')] as const;
    const held = listOf(at(term, 'coverages'));
    const other = listOf(at(now, 'coverages')).find((each) => !held.some((one) => isOf(one, each)));
    for (const [isRight, what] of [
      [end === '' || (term === current ? ends <= end : isSame(ends, end)), `ends ${ends} in the place of ${end}`],
      [ends === '' || ends >= start, `ends ${ends}, before it begins`],
      [term === current || isSame(...status), `has the status "${status[1]}" in the place of "${status[0]}"`],
      [held.length === 0 || other === undefined, `has the coverage ${shown(other)}, which it did not have before`],
    ] as const)
      expectThat(isRight, `GET /api/policies: the term from ${start} ${what}, after a cancellation.`);
  }
};

/** As long as a customer may write, with everything that a backend may misread. */
const longReason = (): string => {
  const { changeReasonDescription: longest = '' } = longestTexts('PolicyChange', '😀');
  return [...anyText, ...[...longest].slice([...anyText].length)].join('');
};

const cancel: Story = {
  title: 'A customer cancels the policy',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, step } = stage;
    const { other, expectUntouched } = await bystander(stage);
    await setAll(visitor);
    const expectOpen = await openDocument(visitor);
    const body = { changeReason: 'custcancelled', changeReasonDescription: longReason() };
    const key = newKey();
    const later = await signedInAgain(stage);
    const before = await later.read('/api/policies');
    const expectEverywhere = await otherDevice(stage);
    step(
      'cancels, twice at once under one key, with as long a reason as a customer may write, and the policy is cancelled from now on',
    );
    await withTheRest(
      visitor,
      'After a cancellation',
      ['terms', 'coverages', 'premiums', 'quote', 'standing'],
      async () => {
        const send = () => visitor.send('PUT', '/api/policies', { body, key });
        expectDoneOnce(await Promise.all([send(), send()]));
        await expectCancelled(visitor);
        await expectCancelled(later, ' in another session');
      },
    );
    expectTermsKept(before, await visitor.read('/api/policies'));
    await expectUntouched('the cancellation');
    step('the same key again is the same cancellation, also in another session');
    for (const each of [visitor, later]) {
      await each.succeed('PUT', '/api/policies', { body, key });
      await expectCancelled(each, each === later ? ' in another session' : '');
    }
    step('it is cancelled everywhere, and nobody else is answered under the key');
    await expectEverywhere('After a cancellation', '/api/policies');
    await refuseItsKey(visitor, 'PUT', '/api/policies', { body, key });
    step('another reason under the key, and a second cancellation are refused, and change nothing');
    const otherReason = { ...body, changeReasonDescription: 'Another reason.' };
    await inVain(visitor, 'Another reason under a key', () =>
      visitor.refused([400, 409, 422, 500], 'PUT', '/api/policies', { body: otherReason, key }),
    );
    const second = await inVain(visitor, 'A second cancellation', () =>
      visitor.refused([400, 500], 'PUT', '/api/policies', { body, key: newKey() }),
    );
    expectWords(second);
    expectNotSaid(second, failures.changeForbidden);
    step('a change of the coverages is refused, too');
    const coverages = sentCoverages(shownTerm(before), ['hep']);
    const change = { changeReason: 'custmodpolpckg', changeReasonDescription: 'Updated Policy Coverages', coverages };
    const refused = await inVain(visitor, 'A change of a policy that is cancelled', () =>
      visitor.refused([400, 403, 409, 410, 422, 500], 'PUT', '/api/policies', { body: change, key: newKey() }),
    );
    expectWords(refused);
    step('goes on with new tokens, and still opens a document');
    await visitor.refresh();
    await expectOpen('after a cancellation');
    if (!['', 'current'].includes(textAt(shownTerm(await other.read('/api/policies')), 'status'))) return;
    step('another customer cancels under the same key: the own policy');
    await other.succeed('PUT', '/api/policies', { body, key });
    await expectCancelled(other, ' of another customer');
  },
};

const cancelBoth: Story = {
  title: 'A customer whose next term is known cancels',
  given: 'ny-current',
  needs: ['policy-complete'],
  tell: async (stage) => {
    const { visitor, enter, step } = stage;
    const coverages = [{ code: 'hep', limitAmount: '50000', deductible: '250' }];
    const currentTerm = { startDate: day(-330), endDate: day(35), status: 'current', annualPremium: 59.88, coverages };
    const futureTerm = { startDate: day(35), endDate: day(400), status: '', annualPremium: 59.88, coverages };
    const underwriting = { residence: { residenceType: 'CONDO' } };
    await enter('policy-complete', {
      policyNumber: 'HP-10010001',
      underwriting,
      currentTerm,
      futureTerm,
      priorTerms: [-695, -1060].map((start) => ({
        startDate: day(start),
        endDate: day(start + 365),
        status: 'expired',
      })),
    });
    const before = await visitor.read('/api/policies');
    step('saves the profile, and asks what the coverage costs in a condominium');
    const expectEverywhere = await otherDevice(stage);
    await withTheRest(visitor, 'After the saves', ['profile'], () => saveSections(visitor));
    await expectEverywhere('After the saves', '/api/policies');
    await prices.tell(stage);
    step('the term that the portal shows, the future one, is cancelled or gone');
    const body = { changeReason: 'custcancelled', changeReasonDescription: '0' };
    await visitor.succeed('PUT', '/api/policies', { body, key: newKey() });
    await expectCancelled(visitor, ' of a policy with a futureTerm, which the portal shows');
    expectTermsKept(before, await visitor.read('/api/policies'));
  },
};

/** Today, so many days later. */
const day = (later: number): string => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

const card = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };

const bank = { type: 'bank_account_info', lastFour: '6789' };

const situations = ['nj-nopolicy', 'nj-noclaims', 'nj-cancelled', 'ny-upcoming', 'ny-pastdue', 'ny-frozen'];

const enterACard = async (stage: Pick<Stage, 'enter'>, visitor: Visitor): Promise<void> => {
  await stage.enter('no-payment-method');
  await visitor.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key: newKey() });
  await expectCard(visitor);
};

/** A save changes a row, and may forget to make one. The pact shows that the profile of "customer-complete" has every field. */
const saveWhatWasMissing = async ({ enter, step }: Pick<Stage, 'enter' | 'step'>, visitor: Visitor): Promise<void> => {
  const { address } = Object(await visitor.read('/api/customer')) as { address?: object };
  step('saves what the profile did not have before');
  await enter('customer-complete', { address, firstName: 'Ada', lastName: 'Jensen' });
  await visitor.read('/api/customer');
  const profile = await saveSections(visitor);
  for (const field of ['phoneNumber', 'mailingAddress', 'contactPreference', 'edeliveryPreference'])
    expectThat(
      (at(profile, field) ?? '') !== '',
      `GET /api/customer has no ${field}, which was saved for a customer who had none.`,
    );
};

const everySituation: Story = {
  title: 'A customer reads everything and saves the profile, whatever the policy is',
  needs: [...situations, 'document-stored', 'no-payment-method', 'payment-token', 'customer-complete'],
  tell: async (stage) => {
    const { provider, enter, step } = stage;
    for (const state of situations) {
      step(state);
      const values = await enter(state);
      const account = {
        userName: textOf(values, state, 'userName'),
        password: textOf(values, state, 'password'),
      };
      const visitor = await signedInAgain({ provider, account }, 'en');
      await everythingOf(visitor);
      expectTerms(await visitor.read('/api/policies'));
      await readPayments(visitor);
      // The portal offers no changes of the profile once the policy is cancelled.
      if (state !== 'nj-cancelled') await saveSections(visitor);
      await visitor.refresh();
      if (state === 'nj-noclaims') await ifEntered(() => enterACard(stage, visitor));
      if (state === 'nj-noclaims') await ifEntered(() => saveWhatWasMissing(stage, visitor));
      if (state !== 'nj-nopolicy') continue;
      // A list of one row is a list, too.
      await ifEntered(() => enter('document-stored', { key: 'HP-20010006/decPage/2026-08-23.pdf' }));
      await everythingOf(visitor);
    }
  },
};

const pastDue: Story = {
  title: 'A customer who is past due cannot change the coverages, and can once nothing is due',
  given: 'ny-pastdue',
  needs: ['billing-complete', 'payment-token'],
  tell: async ({ visitor, enter, step }) => {
    const policies = await visitor.read('/api/policies');
    const held = codesOf(shownTerm(policies));
    const coverages = sentCoverages(shownTerm(policies), held.length > 1 ? ['hep'] : offered(policies));
    const body = { changeReason: 'custmodpolpckg', changeReasonDescription: 'Updated Policy Coverages', coverages };
    const [key, other] = [newKey(), newKey()];
    const send = (under: string) => visitor.send('PUT', '/api/policies', { body, key: under });
    step('is refused, not because the policy renews');
    await inVain(visitor, 'A change that was refused', async () => {
      const reply = await send(key);
      expectThat(
        reply.status >= 400 && ![401, 404].includes(reply.status),
        `${describeReply(reply)} to a customer who is past due, expected a refusal such as 400.`,
      );
      expectWords(reply);
      expectNotSaid(reply, failures.changeForbidden);
    });
    step('saves a phone number, as everybody may');
    await save(visitor, { phoneNumber: '845-555-0167' }, 'Updated Phone Number');
    await expectPhone(visitor, '845-555-0167');
    step('enters a card, twice at once under one key, and another one later: what is due is paid once, if at all');
    const due = numberAt(await visitor.read(methods), 'balance') ?? 0;
    const paid = await paymentsOf(visitor);
    const method = { billingToken: await newToken({ enter }) };
    const payKey = newKey();
    const pay = () => visitor.send('PUT', methods, { body: method, key: payKey });
    expectDoneOnce(await Promise.all([pay(), pay()]));
    const paidFor = async () =>
      addedTo(paid, await paymentsOf(visitor)).filter((row) => isSame(at(row, 'amount'), due));
    const isPaid = (await paidFor()).some((row) => textAt(row, 'status') === 'success');
    const standing = await visitor.read(methods);
    expectThat(
      !isPaid || at(standing, 'pastDue') !== true || !isSame(at(standing, 'balance'), due),
      `GET /api/customer/billingMethod is past due with a balance of ${due}, and has a payment of ${due} with the status success.`,
    );
    await visitor.send('PUT', methods, {
      body: { billingToken: await newToken({ enter }) },
      key: newKey(),
    });
    const times = (await paidFor()).length;
    expectThat(times < 2, `GET /api/customer/billingMethod has ${times} payments of ${due}, which was due once.`);
    await readPayments(visitor);
    step('pays, and sends it again under the same key: the refusal was not kept');
    await enter('billing-complete', { balance: 0, pastDue: false, paymentHistory: [], paymentMethod: card });
    const again = await send(key);
    const isRefused = again.status >= 300 || textAt(again.data, 'correlationId') === '';
    const isKept = isRefused && (await send(other)).status < 300;
    expectThat(!isKept, `${describeReply(again)} under the key of a refusal, and carried it out under another key.`);
  },
};

/** The policy has its coverages with a limit and a deductible that no tariff has, and one that the portal does not know. */
const withOwnLimits = async ({ visitor, enter }: Stage): Promise<void> => {
  const [policy] = listOf(await visitor.read('/api/policies'));
  const term = at(policy, 'currentTerm');
  const coverages = listOf(at(term, 'coverages')).map((held) => ({
    ...(held as object),
    limitAmount: '23000',
    deductible: '750',
  }));
  // Another term may be shown, or a status may be left out.
  const days = { startDate: day(-30), endDate: day(335), status: 'current' };
  const currentTerm = { ...(term as object), ...days, coverages };
  const changed = { ...(policy as object), currentTerm, futureTerm: undefined, priorTerms: [] };
  if (coverages.length === 0) return;
  const unknown = { code: 'svl', limitAmount: '8000', deductible: '150' };
  const more = { ...changed, currentTerm: { ...currentTerm, coverages: [...coverages, unknown] } };
  const entered = await ifEntered(() => enter('policy-complete', more));
  if (entered === undefined) await ifEntered(() => enter('policy-complete', changed));
};

const failing: Story = {
  title: 'A change that fails changes nothing',
  given: 'ny-current',
  needs: ['policy-change-failed', 'email-change-failed'],
  tell: async (stage) => {
    const { visitor, enter, step } = stage;
    for (const [state, name, page] of [
      ['policy-change-failed', 'correlationId', '/api/policies/status'],
      ['email-change-failed', 'changeId', '/api/customer/email/status'],
    ] as const) {
      step(state);
      const before = await everythingOf(visitor);
      const id = textOf(await enter(state), state, name);
      const { status } = Object(await untilSettled(stage, `${page}/${encodeURIComponent(id)}`)) as { status?: string };
      expectThat(status === 'failed', `GET ${page}/{id} says "${status}" after the state "${state}".`);
      await expectNothingNew(visitor, before, `After the state "${state}"`);
    }
    step('signs in as before');
    await signedInAgain(stage);
  },
};

const inNewYork: Story = {
  title: 'A customer in New York pays otherwise, changes the coverages and cancels',
  given: 'ny-current',
  needs: ['tokens-expired', 'policy-complete', 'billing-complete', 'email-code-sent', 'payment-token'],
  tell: async (stage) => {
    const { visitor, enter, step } = stage;
    visitor.language = 'en';
    const paymentHistory = longPaymentHistory.slice(0, 3);
    await ifEntered(() =>
      enter('billing-complete', { balance: -20.05, pastDue: false, paymentHistory, paymentMethod: bank }),
    );
    step('saves the profile in English, pays from the bank, has paid too much before, and changes nothing else');
    await withTheRest(visitor, 'After the saves', ['profile'], () => saveSections(visitor));
    step('logs in with another email address, which a code confirms');
    await withTheRest(visitor, 'After another email address', ['email'], () => signInElsewhere(stage));
    step('pays with a card, and monthly');
    await ifEntered(async () =>
      visitor.succeed('PUT', methods, { body: { billingToken: await newToken(stage) }, key: newKey() }),
    );
    await withTheRest(visitor, 'After another billing term', changedByTerm, async () => {
      await saveTerm(visitor, 'monthly');
      await expectTerm(visitor, 'monthly');
    });
    step('reads the agreements, asks what coverages cost, and reads every page twice');
    await agreements.tell(stage);
    await readAgain.tell(stage);
    await prices.tell(stage);
    step('adds Equipment Breakdown Coverage to coverages with a limit and a deductible of their own, which stay');
    await withOwnLimits(stage);
    await changeTo(stage, offered(await visitor.read('/api/policies')));
    step('cancels, at first with tokens that have expired, while another change is on its way');
    const late = await sendChange(visitor, ['hep']);
    const reason = { changeReason: 'custcancelled', changeReasonDescription: 'The house is sold.' };
    const cancelled = ['terms', 'coverages', 'premiums', 'quote', 'standing'] as const;
    await withTheRest(visitor, 'After a cancellation', cancelled, async () => {
      await enter('tokens-expired');
      const first = await visitor.send('PUT', '/api/policies', { body: reason, key: newKey() });
      if (typeof late !== 'string') await untilSettled(stage, `/api/policies/status/${encodeURIComponent(late.id)}`);
      // A backend may first finish the change.
      if (first.status >= 300) await visitor.succeed('PUT', '/api/policies', { body: reason, key: newKey() });
      await expectCancelled(visitor, ' and a change of the coverages that was on its way');
    });
  },
};

export const policyStories: readonly Story[] = [
  everySituation,
  pastDue,
  failing,
  inNewYork,
  cancelBoth,
  changeCoverages,
  cancel,
];
