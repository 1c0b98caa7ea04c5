import type { CalendarDate } from '../CalendarDate';
import { type ClaimDraft, whatHappened, whenHappened } from './ClaimDraft';

/** The rules of each step that asks for fields of the claim. */
export const stepRules = { what: whatHappened, when: whenHappened } as const;

export type StepError = ReturnType<(typeof stepRules)[keyof typeof stepRules]>[number];

/** What keeps a claim from being sent, in the order of the steps. */
export const claimErrors = (draft: ClaimDraft, today: CalendarDate): readonly StepError[] =>
  Object.values(stepRules).flatMap<StepError>((errors) => errors(draft, today));

/** What the customer has to do before the claim can be filed. */
const tasks = ['intro', 'what', 'when', 'contact'] as const;

/** The steps of reporting a claim, in order. */
export const claimSteps = [...tasks, 'summary'] as const;

export type ClaimStep = (typeof claimSteps)[number];

/** Whether the customer has done what a step asks for. */
const isComplete: Readonly<Record<(typeof tasks)[number], (draft: ClaimDraft, today: CalendarDate) => boolean>> = {
  intro: (draft) => draft.agreedToFraudNotice,
  what: (draft) => stepRules.what(draft).length === 0,
  when: (draft, today) => stepRules.when(draft, today).length === 0,
  contact: (draft) => draft.contactVerified,
};

/** The first step that is not yet complete: where "continue" leads. */
const firstIncomplete = (draft: ClaimDraft, today: CalendarDate): ClaimStep =>
  tasks.find((step) => !isComplete[step](draft, today)) ?? 'summary';

/** The step that follows one; the summary is the last. */
export const stepAfter = (step: ClaimStep): ClaimStep => claimSteps[claimSteps.indexOf(step) + 1] ?? 'summary';

/** Where a customer who asks for a step lands: there, unless an earlier step is not yet complete. */
export const reachableStep = (asked: ClaimStep, draft: ClaimDraft, today: CalendarDate): ClaimStep => {
  const first = firstIncomplete(draft, today);
  return claimSteps.indexOf(asked) <= claimSteps.indexOf(first) ? asked : first;
};
