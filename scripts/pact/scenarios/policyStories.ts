import { codesOf, offered, rateBody, sentCoverages, shownTerm } from './shownPolicy';
import { type Stage, type Story, eventually, expectThat } from './Story';
import { isSame } from './same';
import { at, describeReply, listOf, numberAt, textAt } from './Visitor';

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

const changeCoverages: Story = {
  title: 'A customer changes the coverages',
  needs: ['another-customer'],
  tell: async (stage) => {
    const { visitor, another, step } = stage;
    const customer = await visitor.read('/api/customer');
    const policies = await visitor.read('/api/policies');
    const [term, codes] = [shownTerm(policies), offered(policies)];
    const held = codesOf(term).filter((code) => codes.includes(code));
    const wanted = held.length > 1 ? held.slice(0, 1) : codes;
    const body = {
      changeReason: 'custmodpolpckg',
      changeReasonDescription: 'Updated Policy Coverages',
      coverages: sentCoverages(term, wanted),
    };
    step(`from ${held.join(' and ') || 'none'} to ${wanted.join(' and ')}, after a preview`);
    const quoteId = textAt(policies, '0', 'quoteId');
    const preview =
      quoteId === ''
        ? undefined
        : await visitor.succeed('POST', '/api/rates/preview', {
            body: { quoteId, rateBody: rateBody(customer, policies, wanted, 'yearly') },
          });
    const key = newKey();
    const id = textAt(await visitor.succeed('PUT', '/api/policies', { body, key }), 'correlationId');
    expectThat(id !== '', 'PUT /api/policies answered no correlationId.');
    step('another customer does not see the change');
    const { visitor: other } = await another();
    await other.refused([400, 403, 404], 'GET', `/api/policies/status/${encodeURIComponent(id)}`);
    step('polls until it is complete');
    await untilComplete(stage, `/api/policies/status/${encodeURIComponent(id)}`);
    step('reads the new coverages and their premium');
    const after = shownTerm(await visitor.read('/api/policies'));
    const now = codesOf(after).filter((code) => codes.includes(code));
    expectThat(
      at(after, 'coverages') === undefined || now.join() === wanted.toSorted().join(),
      `GET /api/policies has ${now.join(' and ') || 'no coverage'}, where the change to ${wanted.join(' and ')} is complete.`,
    );
    expectPremium(term, after, preview);
    expectSettings(after, body.coverages);
    const again = textAt(await visitor.read(`/api/policies/status/${encodeURIComponent(id)}`), 'status');
    expectThat(again === 'complete', `GET /api/policies/status/{correlationId} says "${again}" after "complete".`);
    step('the same key again changes nothing, and another body under it is refused');
    await visitor.succeed('PUT', '/api/policies', { body, key });
    const changed = {
      ...body,
      coverages: [{ code: 'hep' }, { code: 'bul' }, { code: 'hep' }].slice(0, wanted.length > 1 ? 1 : 2),
    };
    await visitor.refused([422], 'PUT', '/api/policies', { body: changed, key });
  },
};

const cancel: Story = {
  title: 'A customer cancels the policy',
  tell: async ({ visitor, step, patience }) => {
    const body = { changeReason: 'custcancelled', changeReasonDescription: 'We are moving to another state.' };
    const key = newKey();
    step('cancels');
    await visitor.succeed('PUT', '/api/policies', { body, key });
    step('the policy is cancelled from now on');
    await eventually(
      patience,
      async () => textAt(shownTerm(await visitor.read('/api/policies')), 'status') === 'cancelled',
      'GET /api/policies does not say "cancelled" after a cancellation.',
    );
    step('the same key again is the same cancellation');
    await visitor.succeed('PUT', '/api/policies', { body, key });
    const status = textAt(shownTerm(await visitor.read('/api/policies')), 'status');
    expectThat(status === 'cancelled', `GET /api/policies says "${status}" after it has said "cancelled".`);
    step('a second cancellation is refused');
    const reply = await visitor.refused([400, 500], 'PUT', '/api/policies', { body, key: newKey() });
    expectThat(reply.message !== '', `${describeReply(reply)} without a message.`);
  },
};

export const policyStories: readonly Story[] = [changeCoverages, cancel];
