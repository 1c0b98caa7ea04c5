import { longestTexts } from '../contract';
import { anyText } from './everyWrite';
import { everythingOf, expectStill, inVain, withTheRest } from './everything';
import { codesOf, offered, rateBody, sentCoverages, shownTerm } from './shownPolicy';
import { type Stage, type Story, eventually, expectThat, expectWords, signedInAgain } from './Story';
import { isSame } from './same';
import { StoryFailure, at, describeReply, listOf, numberAt, textAt } from './Visitor';

const newKey = (): string => crypto.randomUUID();

/** Polls a change until it is complete, and answers whether it was. */
export const untilComplete = (
  { visitor, patience }: Pick<Stage, 'visitor' | 'patience'>,
  address: string,
): Promise<void> =>
  eventually(
    patience,
    async () => {
      const change = await visitor.read(address);
      const status = textAt(change, 'status');
      expectThat(status !== 'failed', `The change has failed: ${textAt(change, 'message') || 'without a message'}.`);
      return status === 'complete';
    },
    `GET ${address} never says "complete".`,
  );

/** The premium is what the preview said, and that of a month changes with that of the year. */
const expectPremium = (term: unknown, after: unknown, preview: unknown): void => {
  const promised = numberAt(preview, 'rate', 'annualPremium') ?? numberAt(preview, 'annualPremium');
  const premium = numberAt(after, 'annualPremium');
  expectThat(
    promised === undefined || premium === undefined || isSame(promised, premium),
    `GET /api/policies has a premium of ${String(premium)}, the preview said ${String(promised)}.`,
  );
  const [month, before] = [numberAt(term, 'monthlyPremium'), numberAt(term, 'annualPremium')];
  expectThat(
    month === undefined || isSame(before, premium) || !isSame(month, numberAt(after, 'monthlyPremium')),
    `GET /api/policies still has a monthlyPremium of ${String(month)}, where the annualPremium has changed from ${String(before)} to ${String(premium)}.`,
  );
};

/** A coverage that was sent with a limit or a deductible has them afterwards. */
const expectSettings = (after: unknown, coverages: readonly unknown[]): void => {
  for (const sent of coverages) {
    const code = textAt(sent, 'code');
    const kept = listOf(at(after, 'coverages')).find((coverage) => textAt(coverage, 'code') === code);
    for (const field of ['limitAmount', 'deductible']) {
      const [asked, found] = [textAt(sent, field), textAt(kept, field)];
      expectThat(
        asked === '' || isSame(asked, found),
        `GET /api/policies has the ${field} "${found}" for ${code} after the change, sent was "${asked}".`,
      );
    }
  }
};

/** A change of the coverages, and what the reply to it named. */
interface Change {
  readonly id: string;
  readonly sent: { readonly body: object; readonly key: string };
}

/** Sends a change of the coverages. `undefined` where the policy cannot be changed now. */
const sendChange = async (
  { visitor }: Stage,
  term: unknown,
  wanted: readonly string[],
): Promise<Change | undefined> => {
  const coverages = sentCoverages(term, wanted);
  const body = { changeReason: 'custmodpolpckg', changeReasonDescription: 'Updated Policy Coverages', coverages };
  const key = newKey();
  const reply = await visitor.send('PUT', '/api/policies', { body, key });
  if (reply.status >= 300) {
    expectThat(reply.status !== 401, `${describeReply(reply)}, which signs out.`);
    expectWords(reply);
    return undefined;
  }
  const id = textAt(reply.data, 'correlationId');
  expectThat(id !== '', 'PUT /api/policies answered no correlationId.');
  return { id, sent: { body, key } };
};

/** Waits for a change to be complete, and reads what it has made. */
const expectChanged = async (stage: Stage, { id, sent }: Change, wanted: readonly string[]): Promise<unknown> => {
  const { visitor } = stage;
  const address = `/api/policies/status/${encodeURIComponent(id)}`;
  await untilComplete(stage, address);
  const policies = await visitor.read('/api/policies');
  const after = shownTerm(policies);
  const now = codesOf(after).filter((code) => offered(policies).includes(code));
  expectThat(
    at(after, 'coverages') === undefined || now.join() === wanted.toSorted().join(),
    `GET /api/policies has ${now.join(' and ') || 'no coverage'}, where the change to ${wanted.join(' and ')} is complete.`,
  );
  expectSettings(after, listOf(at(sent.body, 'coverages')));
  const again = textAt(await visitor.read(address), 'status');
  expectThat(again === 'complete', `GET /api/policies/status/{correlationId} says "${again}" after "complete".`);
  return after;
};

const changeCoverages: Story = {
  title: 'A customer changes the coverages, there and back',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, another, step } = stage;
    const customer = await visitor.read('/api/customer');
    const policies = await visitor.read('/api/policies');
    const [term, codes] = [shownTerm(policies), offered(policies)];
    const held = codesOf(term).filter((code) => codes.includes(code));
    const wanted = held.length > 1 ? held.slice(0, 1) : codes;
    step(`from ${held.join(' and ') || 'none'} to ${wanted.join(' and ')}, after a preview`);
    const quoteId = textAt(policies, '0', 'quoteId');
    const preview =
      quoteId === ''
        ? undefined
        : await visitor.succeed('POST', '/api/rates/preview', {
            body: { quoteId, rateBody: rateBody(customer, policies, wanted, 'yearly') },
          });
    const there = await withTheRest(visitor, 'After a change of the coverages', ['coverages'], async () => {
      const change = await sendChange(stage, term, wanted);
      if (change === undefined) throw new StoryFailure('PUT /api/policies refused a change of the coverages.');
      step('another customer does not see the change');
      const { visitor: other } = await another();
      await other.refused([400, 403, 404], 'GET', `/api/policies/status/${encodeURIComponent(change.id)}`);
      step('polls until it is complete, and reads the new coverages and their premium');
      expectPremium(term, await expectChanged(stage, change, wanted), preview);
      return change;
    });
    step('another body under the same key is refused');
    const coverages = [{ code: 'hep' }, { code: 'bul' }, { code: 'hep' }].slice(0, wanted.length > 1 ? 1 : 2);
    await inVain(visitor, 'Another change under a key', () =>
      visitor.refused([422], 'PUT', '/api/policies', { ...there.sent, body: { ...there.sent.body, coverages } }),
    );
    if (held.length > 0 && wanted.join() !== held.join()) {
      step('changes them back');
      const changed = shownTerm(await visitor.read('/api/policies'));
      const back = await sendChange(stage, changed, held);
      if (back) await expectChanged(stage, back, held);
    }
    step('the first change again, after another login, is the same one, and changes nothing');
    const later = await signedInAgain(stage);
    const id = await inVain(visitor, 'The first change again', async () =>
      textAt(await later.succeed('PUT', '/api/policies', there.sent), 'correlationId'),
    );
    expectThat(id === there.id, `PUT /api/policies answered the correlationId ${id} under the key of ${there.id}.`);
  },
};

const cancel: Story = {
  title: 'A customer cancels the policy',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, another, step } = stage;
    const { visitor: other } = await another();
    const theirs = await everythingOf(other);
    const { changeReasonDescription: longest = '' } = longestTexts('PolicyChange', '😀');
    const body = { changeReason: 'custcancelled', changeReasonDescription: anyText + longest.slice(anyText.length) };
    const key = newKey();
    step('cancels, with as long a reason as a customer may write');
    await withTheRest(visitor, 'After a cancellation', ['terms', 'coverages'], () =>
      visitor.succeed('PUT', '/api/policies', { body, key }),
    );
    step('the policy is cancelled from now on');
    const expectCancelled = async (): Promise<void> => {
      const status = textAt(shownTerm(await visitor.read('/api/policies')), 'status');
      expectThat(status === 'cancelled', `GET /api/policies says "${status}" after a cancellation.`);
    };
    await expectCancelled();
    expectStill(theirs, await everythingOf(other), 'After the cancellation of another customer');
    step('the same key again is the same cancellation, also after another login');
    for (const each of [visitor, await signedInAgain(stage)]) {
      await each.succeed('PUT', '/api/policies', { body, key });
      await expectCancelled();
    }
    step('a second cancellation is refused');
    expectWords(await visitor.refused([400, 500], 'PUT', '/api/policies', { body, key: newKey() }));
  },
};

export const policyStories: readonly Story[] = [changeCoverages, cancel];
