import type { CalendarDate } from '../CalendarDate';
import { type Policy, isActive } from './Policy';

interface TermSummary {
  readonly status: string;
  readonly firstDay?: CalendarDate | undefined;
  readonly lastDay?: CalendarDate | undefined;
}

/** The status of a policy. An active one also has the first day of a term that has not begun, or else the last day. */
export const termSummary = (
  { status, termStart, termEnd }: Pick<Policy, 'status' | 'termStart' | 'termEnd'>,
  today: CalendarDate,
): TermSummary => {
  if (!isActive({ status })) return { status };
  return termStart !== undefined && termStart > today ? { status, firstDay: termStart } : { status, lastDay: termEnd };
};
