import type { CalendarDate } from '../CalendarDate';
import { compareTexts } from '../compareTexts';
import type { Money } from '../Money';
import type { Coverage } from './Coverage';

/** One period of a policy. */
export interface Term {
  readonly startDate?: CalendarDate | undefined;
  readonly endDate?: CalendarDate | undefined;
  readonly status: string;
  readonly monthlyPremium?: Money | undefined;
  readonly annualPremium?: Money | undefined;
  readonly coverages: readonly Coverage[];
}

export interface Terms {
  readonly future?: Term | undefined;
  readonly current?: Term | undefined;
  readonly prior: readonly Term[];
}

/**
 * The term that a policy shows: the future term if present, otherwise the current one, otherwise the prior one with the latest end date.
 * Returns `undefined` for a policy without terms, which is an error.
 */
export const shownTerm = ({ future, current, prior }: Terms): Term | undefined =>
  future ?? current ?? [...prior].sort(({ endDate: a = '' }, { endDate: b = '' }) => compareTexts(b, a))[0];
