import { CalendarDate } from '../../../domain/CalendarDate';
import type { DocumentKind } from '../../../domain/documents/policyDocuments';

/** The key of a document that is this many days old. */
export const storedKey = (policyNumber: string, kind: DocumentKind, day: CalendarDate, daysAgo: number): string =>
  `${policyNumber}/${kind}/${CalendarDate.plusDays(day, -daysAgo)}.pdf`;

/** Keys that the portal must not link to: of another policy, or malformed. */
export const strayKeys = (policyNumber: string, day: CalendarDate): readonly string[] => [
  storedKey('HP-00000000', 'decPage', day, 10),
  storedKey(`${policyNumber}9`, 'decPage', day, 10),
  `${policyNumber}/../${storedKey('HP-00000000', 'decPage', day, 10)}`,
  `${policyNumber}/decPage/notes.txt`,
  `${policyNumber}/decPage/2026-02-30.pdf`,
  `${policyNumber}/memo/${CalendarDate.plusDays(day, -10)}.pdf`,
  `javascript:${storedKey(policyNumber, 'decPage', day, 10)}`,
  `//elsewhere.example/${storedKey(policyNumber, 'decPage', day, 10)}`,
  '',
];
