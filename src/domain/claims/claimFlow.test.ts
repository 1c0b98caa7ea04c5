import * as fc from 'fast-check';
import { day } from '../../../tests/support/arbitraries';
import { claimWords } from '../../../tests/support/claim';
import { type ClaimDraft, emptyDraft } from './ClaimDraft';
import { claimErrors, claimSteps, reachableStep } from './claimFlow';

const today = day('2026-11-21');

/** What each step adds, in their order. */
const answers: readonly Partial<ClaimDraft>[] = [
  { agreedToFraudNotice: true },
  { ...claimWords, estimate: '$ 80.00' },
  { dateOfLoss: '2026-11-14' },
  { contactVerified: true },
];

const having = (given: readonly Partial<ClaimDraft>[]): ClaimDraft =>
  given.reduce<ClaimDraft>((draft, answer) => ({ ...draft, ...answer }), emptyDraft);

const after = (steps: number): ClaimDraft => having(answers.slice(0, steps));

const anyDraft = fc.subarray([...answers]).map(having);

const anyStep = fc.constantFrom(...claimSteps);

describe('reachableStep', () => {
  it.each(claimSteps.map((step, done) => [done, step] as const))('after %d steps leads on to %s', (done, step) => {
    expect(reachableStep('summary', after(done), today)).toBe(step);
  });

  it('leads back to a step that has become incomplete', () => {
    expect(reachableStep('summary', { ...after(4), equipment: '' }, today)).toBe('what');
    expect(reachableStep('summary', { ...after(4), dateOfLoss: '2026-11-22' }, today)).toBe('when');
  });

  it('is the step that the customer asks for, or the first incomplete step if that is earlier @CLAIM-34', () => {
    fc.assert(
      fc.property(anyStep, anyDraft, (asked, draft) => {
        const landing = claimSteps.indexOf(reachableStep(asked, draft, today));
        const limits = [asked, reachableStep('summary', draft, today)].map((step) => claimSteps.indexOf(step));
        expect(landing).toBe(Math.min(...limits));
      }),
    );
  });
});

describe('claimErrors', () => {
  it('are those of every step, in order', () => {
    const draft = { ...after(4), equipment: '', dateOfLoss: '' };
    expect(claimErrors(draft, today).map(({ field }) => field)).toEqual(['equipment', 'dateOfLoss']);
  });
});
