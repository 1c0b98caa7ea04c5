import fc from 'fast-check';
import { PolicyWithoutTerms } from '../../src/application/account/loadPolicy';
import { type Mutation, mutated, mutation } from '../support/mutatedReply';
import { runs } from '../support/runs';
import { expectValidRecord } from './expectValidRecord';
import { goodAnswer } from './insurerAnswers';
import { type ContextName, contexts } from './matrix';
import { type Walk, walk } from './walk';

const names = Object.keys(contexts) as ContextName[];

jest.setTimeout(runs(60_000, 1_800_000));

/** Opens a context whose first response is changed. */
const tampered = async (name: ContextName, changes: readonly Mutation[], status: number) => {
  const walked = await walk(contexts[name], () => ({
    answer: async (call, attempt) => {
      const good = goodAnswer(call);
      return attempt > 0 ? good : new Response(mutated(await good.text(), changes), { status });
    },
  }));
  walked.act();
  await walked.pass(100_000);
  return walked;
};

const hasNoTerms = ({ portal }: Walk): boolean => portal.handled.at(-1) instanceof PolicyWithoutTerms;

describe('A changed response', () => {
  it('leaves the stored record valid, and is a failed call if it cannot be read', async () => {
    const changes = fc.array(mutation, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        changes,
        fc.constantFrom(200, 200, 200, 201, 400),
        async (...reply) => {
          const walked = await tampered(...reply);
          expectValidRecord(walked);
          // A status of 0 would be a defect of the portal, except for a policy without terms (rule FAULT-29).
          if (walked.end() === 'err' && !hasNoTerms(walked)) expect(walked.report()).not.toMatchObject({ status: 0 });
          expect(walked.portal.went.length).toBeLessThanOrEqual(1);
          expect(walked.unanswered()).toBe(0);
          walked.leave();
          expect(walked.portal.time.sleepers).toBe(0);
        },
      ),
      { numRuns: runs(100, 10_000) },
    );
  });
});
