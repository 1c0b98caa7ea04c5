import type { CalendarDate } from '../CalendarDate';
import { type ClaimDraft, whatHappened, whenHappened } from './ClaimDraft';

/** What the customer has to do before the claim can be filed. */
const tasks = ['intro', 'what', 'when', 'contact'] as const;

/** The steps of reporting a claim, in order. */
export const claimSteps = [...tasks, 'summary'] as const;

export type ClaimStep = (typeof claimSteps)[number];

/** Whether the customer has done what a step asks for. */
const isComplete: Readonly<Record<(typeof tasks)[number], (draft: ClaimDraft, today: CalendarDate) => boolean>> = {
  intro: (draft) => draft.agreedToFraudNotice,
  what: (draft) => whatHappened(draft).length === 0,
  when: (draft, today) => whenHappened(draft, today).length === 0,
  contact: (draft) => draft.contactVerified,
};

/** The first step that is not yet complete: where "continue" leads. */
export const nextStep = (draft: ClaimDraft, today: CalendarDate): ClaimStep =>
  tasks.find((step) => !isComplete[step](draft, today)) ?? 'summary';

/** Where a customer who asks for a step lands: there, unless an earlier step is not yet complete. */
export const reachableStep = (asked: ClaimStep, draft: ClaimDraft, today: CalendarDate): ClaimStep => {
  const next = nextStep(draft, today);
  return claimSteps.indexOf(asked) <= claimSteps.indexOf(next) ? asked : next;
};
