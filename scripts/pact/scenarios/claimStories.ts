import { knownValues, longestTexts } from '../contract';
import { at, keysOf, listOf, textAt } from '../json';
import { signInElsewhere } from './emailStories';
import { everythingOf, expectStill, inVain, otherDevice, refuseItsKey, withTheRest } from './everything';
import { aClaim, otherText } from './everyWrite';
import { changeTo, otherCodes } from './policyStories';
import { expectSameClaim } from './readStories';
import { isMomentOf, isSame, shownBeside } from './same';
import {
  expectPhone,
  expectTerm,
  expectWhole,
  methods,
  newToken,
  savePhone,
  saveSections,
  saveTerm,
  setAll,
} from './saved';
import { shownTerm } from './shownPolicy';
import {
  type Stage,
  type Story,
  expectDoneOnce,
  expectSentAgain,
  expectThat,
  expectWords,
  ifEntered,
  moreThanAPage,
  signedInAgain,
} from './Story';
import { type Visitor, describeReply, newKey } from './Visitor';

const numbersOf = async (visitor: Visitor): Promise<readonly string[]> =>
  keysOf(await visitor.read('/api/claims'), 'claimNumber');

/** The end of a year, a leap day, and a day of each half of the year: their offsets from UTC differ. */
const days = ['2024-12-31', '2024-02-29', '2025-01-05', '2025-07-04'];

/** Today in New York: the insurer's day, and never later than that of a server in another zone. */
const today = (later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + later * 86_400_000);

/** The details have the values that were sent. A value that the backend leaves out is not compared. */
const expectKept = (details: unknown, claim: object): void => {
  for (const [field, sent] of Object.entries(claim)) {
    const kept = at(details, field);
    expectThat(
      kept === undefined || field === 'status' || isSame(kept, sent),
      `GET /api/claims/{id} has ${field} ${shownBeside(kept, sent)}, sent was ${shownBeside(sent, kept)}.`,
    );
  }
};

export const inSummer = (day: string): boolean => day.slice(5) > '03-14' && day.slice(5) < '11-01';

/** A day of the shown term on the other side of a clock change, the newest in steps of 30 days. Without one, a day before the term. */
const otherSeason = async (visitor: Visitor): Promise<string | undefined> => {
  const start = textAt(shownTerm(await visitor.read('/api/policies')), 'startDate');
  const past = Array.from({ length: 11 }, (_, month) => today(-30 * (month + 1)));
  const days = past.filter((day) => inSummer(day) !== inSummer(today()));
  return days.find((day) => start !== '' && day >= start) ?? days[0];
};

const file = async (visitor: Visitor, claim: object, key = newKey()): Promise<string> => {
  const number = textAt(await visitor.succeed('POST', '/api/claims', { body: claim, key }), 'claimNumber');
  expectThat(number !== '', 'POST /api/claims answered no claimNumber.');
  return number;
};

/** The claims, of which every earlier one is still there. */
const listedAfter = async (visitor: Visitor, before: readonly string[], filed: number): Promise<readonly string[]> => {
  const now = await numbersOf(visitor);
  const lost = before.filter((number) => !now.includes(number));
  expectThat(lost.length === 0, `GET /api/claims no longer lists ${lost.join(', ')}.`);
  expectThat(
    now.length === before.length + filed,
    `GET /api/claims lists ${now.length} claims, expected ${before.length + filed}.`,
  );
  return now;
};

/** The details of a claim that was filed just now, and its row in the list. */
const expectFiled = async (visitor: Visitor, number: string, claim: object): Promise<void> => {
  const details = await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
  expectKept(details, claim);
  expectThat(textAt(details, 'status') !== 'closed', `GET /api/claims/${number} says that a new claim is closed.`);
  const created = textAt(details, 'createdAt');
  const now = new Date().toISOString();
  expectThat(
    created === '' || isMomentOf(created, now, 15),
    `GET /api/claims/${number} has createdAt ${created} for a claim that was filed just now, ${now}.`,
  );
  const policy = textAt(details, 'policyNumber');
  const own = keysOf(await visitor.read('/api/policies'), 'policyNumber');
  expectThat(
    policy === '' || own.includes(policy),
    `GET /api/claims/${number} has policyNumber ${policy}, GET /api/policies has ${own.join(', ')}.`,
  );
  const row = listOf(await visitor.read('/api/claims')).find((each) => textAt(each, 'claimNumber') === number);
  await expectSameClaim(visitor, row);
};

/** Returns how many claims were filed since `before`, the first claim included. */
const fileAtOnce = async (stage: Stage, before: readonly string[]): Promise<number> => {
  const { visitor, step } = stage;
  step('sends one of today twice at once: one claim');
  const key = newKey();
  const boiler = aClaim({ equipment: 'Boiler', dateOfLoss: today() });
  const send = () => visitor.send('POST', '/api/claims', { key, body: boiler });
  const replies = await Promise.all([send(), send()]);
  expectDoneOnce(replies);
  await listedAfter(visitor, before, 2);
  const number = replies.map(({ data }) => textAt(data, 'claimNumber')).find(Boolean) ?? '';
  expectKept(await visitor.read(`/api/claims/${encodeURIComponent(number)}`), boiler);
  step('sends two claims at once, each under a key of its own, one of them the same claim again: two claims');
  const similar = key.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  const later = await signedInAgain(stage);
  const sent = await Promise.all([
    visitor.send('POST', '/api/claims', { key: newKey(), body: aClaim({ equipment: 'Sump pump' }) }),
    later.send('POST', '/api/claims', { key: similar, body: boiler }),
  ]);
  expectDoneOnce(sent);
  const [one, other] = sent.map(({ data }) => textAt(data, 'claimNumber'));
  expectThat(one !== other, `POST /api/claims answered ${String(one)} to two claims at once.`);
  const all = 2 + sent.filter(({ status }) => status < 300).length;
  await listedAfter(visitor, before, all);
  return all;
};

const fileOne: Story = {
  title: 'A customer files a claim, once',
  tell: async (stage: Stage) => {
    const { visitor, step } = stage;
    await setAll(visitor);
    const before = await numbersOf(visitor);
    const expectEverywhere = await otherDevice(stage);
    const [claim, key] = [aClaim(), newKey()];
    step('files it, finds it in the list, once, and has everything else as before');
    const number = await withTheRest(visitor, 'After a claim', [], async () => {
      const filed = await file(visitor, claim, key);
      const now = await listedAfter(visitor, before, 1);
      expectThat(now.includes(filed), `GET /api/claims does not list ${filed}, which was filed.`);
      return filed;
    });
    step('reads what was written, to the letter and to the cent');
    await expectFiled(visitor, number, claim);
    const claims = listOf(await visitor.read('/api/claims'));
    const isFiled = (row: unknown) => textAt(row, 'claimNumber') === number;
    const fields = ['policyNumber', 'createdAt', 'status'];
    const older = claims.filter((row) => !isFiled(row)).slice(0, 3);
    expectWhole(claims.find(isFiled), older, fields, '/api/claims');
    const details = (row: unknown) => visitor.read(`/api/claims/${encodeURIComponent(textAt(row, 'claimNumber'))}`);
    const known = await Promise.all(older.map(details));
    expectWhole(await details(claims.find(isFiled)), known, [...fields, ...Object.keys(claim)], '/api/claims/{id}');
    step('sends it again under the same key: the same claim');
    const again = await file(visitor, claim, key);
    expectThat(again === number, `POST /api/claims filed ${again} under the key of ${number}.`);
    await listedAfter(visitor, before, 1);
    step('nobody else is answered under the key, and another claim under it is refused');
    await refuseItsKey(visitor, 'POST', '/api/claims', { body: claim, key });
    await inVain(visitor, 'Another claim under a key', async () => {
      const others = [
        { estimate: 99 },
        { equipment: 'Boiler' },
        { equipment: claim.equipment.toUpperCase() },
        { description: 'It leaks.' },
        { description: `${claim.description} It leaks.` },
        { dateOfLoss: today() },
      ];
      for (const other of others)
        await visitor.refused([422], 'POST', '/api/claims', { key, body: { ...claim, ...other } });
    });
    const all = await fileAtOnce(stage, before);
    step('sends the first one again, after another one, another login and in English: still the same claim');
    const late = await file(await signedInAgain(stage, 'en'), claim, key);
    expectThat(late === number, `POST /api/claims filed ${late} under the key of ${number}, after another login.`);
    await listedAfter(visitor, before, all);
    step('has it everywhere, and from now on');
    await expectEverywhere('After a claim', '/api/claims');
  },
};

const refuseFuture: Story = {
  title: 'A claim for a loss in the future is refused',
  tell: async ({ visitor, step }) => {
    step('is refused, and not filed, also where the loss is near');
    // No zone is two days ahead of New York.
    for (const dateOfLoss of [today(2), '2099-12-31']) {
      await inVain(visitor, 'A claim that was refused', async () => {
        const reply = await visitor.send('POST', '/api/claims', { key: newKey(), body: aClaim({ dateOfLoss }) });
        expectThat(
          reply.status >= 400 && reply.status !== 401 && reply.status !== 404,
          `${describeReply(reply)} to a loss of ${dateOfLoss}, expected a refusal (not 401, which signs out, or 404).`,
        );
        expectWords(reply);
      });
    }
  },
};

const manyClaims: Story = {
  title: 'A long list is complete, and what was written is there a second later',
  needs: ['restarted', 'email-code-sent', 'payment-token'],
  tell: async (stage) => {
    const { visitor, enter, signsInAs, step } = stage;
    step('reads everything, saves, changes the billing term and files a claim');
    await everythingOf(visitor);
    await savePhone(visitor, '201-555-0159');
    await saveTerm(visitor, 'nonrecurringyearly');
    await file(visitor, aClaim());
    const written = await everythingOf(visitor);
    const later = Date.now() + 1100;
    const before = await numbersOf(visitor);
    step(
      `files ${moreThanAPage} claims, the first with as long and short texts and as large and small estimates as a customer may write`,
    );
    const filed: string[] = [];
    const extremes = [
      { ...longestTexts('NewClaim', '😀'), estimate: 0.01 },
      { estimate: 0, equipment: 'N/A' },
      { description: '?', equipment: '0' },
      { description: 'furnace ...', equipment: 'iPad of the boiler' },
      { estimate: 999_999_999.99, equipment: '007' },
      { estimate: 1_000_000_000, equipment: '1E5' },
      { description: otherText, equipment: 'NO' },
      { description: '2026-11-05T09:30:00Z', equipment: 'True' },
    ];
    const [key, estimates] = [newKey(), new Set<boolean>()];
    for (const extreme of extremes) {
      const number = await file(visitor, aClaim(extreme), filed.length === 0 ? key : newKey());
      const details = await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
      expectKept(details, aClaim(extreme));
      estimates.add(at(details, 'estimate') === undefined);
      filed.push(number);
    }
    expectThat(
      estimates.size === 1,
      'GET /api/claims/{id} leaves out the estimate of some claims: is 0 taken for none?',
    );
    while (filed.length < moreThanAPage)
      filed.push(await file(visitor, aClaim({ equipment: `Radiator ${filed.length}` })));
    expectThat(new Set(filed).size === moreThanAPage, 'POST /api/claims answered a number twice.');
    step('finds all of them in one list');
    await listedAfter(visitor, [...before, ...filed], 0);
    step('still has what was written before them, and the first of them as it was, also after a restart');
    await expectFiled(visitor, String(filed[0]), aClaim(extremes[0]));
    await new Promise((resolve) => setTimeout(resolve, later - Date.now()));
    const isRestarted = (await ifEntered(() => enter('restarted'))) !== undefined;
    const reader = isRestarted ? await signedInAgain(stage) : visitor;
    await expectStill(reader, written, 'A second after the writes');
    const again = await file(reader, aClaim(extremes[0]), key);
    expectThat(again === filed[0], `POST /api/claims filed ${again} under the key of ${String(filed[0])}.`);
    step('logs in, goes on with new tokens, and writes as before');
    const afterLogin = await signedInAgain(stage);
    await saveSections(afterLogin);
    await saveTerm(afterLogin, 'monthly');
    await expectTerm(afterLogin, 'monthly');
    await afterLogin.refresh();
    await ifEntered(async () => {
      const body = { billingToken: await newToken(stage) };
      await afterLogin.succeed('PUT', methods, { body, key: newKey() });
    });
    step('changes the coverages at the price of the preview');
    await changeTo({ ...stage, visitor: afterLogin }, otherCodes(await afterLogin.read('/api/policies')));
    step('files one of the other half of the year, where the insurer still takes it');
    const dateOfLoss = await otherSeason(afterLogin);
    const claim = aClaim({ ...(dateOfLoss && { dateOfLoss }) });
    const reply = await afterLogin.send('POST', '/api/claims', { body: claim, key: newKey() });
    if (reply.status < 300)
      expectKept(await afterLogin.read(`/api/claims/${encodeURIComponent(textAt(reply.data, 'claimNumber'))}`), claim);
    step('logs in with another email address, which a code confirms');
    signsInAs(await signInElsewhere({ ...stage, visitor: afterLogin }));
  },
};

const keysOfOne: Story = {
  title: 'Two customers may use the same key',
  needs: ['another-customer'],
  tell: async ({ visitor, another, step }) => {
    const { visitor: other } = await another();
    const key = newKey();
    step('both file a claim under one key');
    const own = await file(visitor, aClaim(), key);
    const before = await numbersOf(other);
    const theirs = await file(other, aClaim({ equipment: 'Sump pump' }), key);
    step('each has a claim of its own');
    expectThat(theirs !== own, `POST /api/claims answered ${own} to two customers.`);
    const now = await listedAfter(other, before, 1);
    expectThat(
      now.includes(theirs) && !now.includes(own),
      `GET /api/claims of the second customer lists ${now.join(', ')}.`,
    );
    const email = `scenario-${newKey()}@example.com`;
    expectSentAgain(await other.send('POST', '/api/customer/email', { body: { email } }));
    step('both save under one key, each the own');
    const [saves, pays] = [newKey(), newKey()];
    for (const [each, billingTerm] of [
      [visitor, 'yearly'],
      [other, 'monthly'],
    ] as const) {
      const under = each === other ? ' under a key that another customer has used' : '';
      const phoneNumber = each === visitor ? '201-555-0152' : '201-555-0153';
      await savePhone(each, phoneNumber, saves);
      await saveTerm(each, billingTerm, pays);
      await expectPhone(each, phoneNumber, under);
      await expectTerm(each, billingTerm, under);
    }
    step('a term under the key of a save is changed, or refused');
    const body = { billingTerm: 'nonrecurringyearly' };
    const reply = await visitor.send('PUT', '/api/customer/billingTerm', { body, key: saves });
    const found = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm');
    expectThat(
      reply.status < 300 ? found === '' || found === body.billingTerm : [409, 422].includes(reply.status),
      `${describeReply(reply)} under a key of PUT /api/customer, and GET /api/customer/billingTerm says "${found}": carry it out, or refuse it with 422.`,
    );
  },
};

const everyStatus: Story = {
  title: 'A claim is listed and read in every status, in every season',
  given: 'nj-noclaims',
  needs: ['claim-complete'],
  tell: async ({ visitor, enter, step }) => {
    for (const [index, status] of knownValues('Claim', 'status').entries()) {
      step(status);
      const dateOfLoss = days[index % days.length];
      const [claimNumber, createdAt] = ['HC-204417', `${dateOfLoss}T14:05:00.000Z`];
      await enter('claim-complete', { ...aClaim({ status, dateOfLoss }), claimNumber, createdAt });
      const listed = await numbersOf(visitor);
      expectThat(listed.includes(claimNumber), `GET /api/claims does not list a claim that is "${status}".`);
      const details = await visitor.read(`/api/claims/${claimNumber}`);
      expectKept(details, aClaim({ dateOfLoss }));
      const found = [textAt(details, 'status'), textAt(details, 'createdAt')] as const;
      expectThat(
        (found[0] === '' || found[0] === status) && (found[1] === '' || isMomentOf(found[1], createdAt)),
        `GET /api/claims/{id} has a claim of ${found[1]} that is "${found[0]}", where the state "claim-complete" has one of ${createdAt} that is "${status}".`,
      );
    }
  },
};

export const claimStories: readonly Story[] = [fileOne, refuseFuture, manyClaims, everyStatus, keysOfOne];
