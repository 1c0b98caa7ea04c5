import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { CalendarDate } from '../../../src/domain/CalendarDate';
import { answers, change, type Edit, placesAt } from '../edits';
import { remembering } from '../remembering';
import { refuse, textIn } from '../requests';

/** Wrong days, texts, lists and amounts. */

export const cents = (dollars: number): number => Math.round(dollars * 100);

/** A hundred times 1028.60 is 102859.99… in binary. */
export const cutBelowTheCent = (dollars: number): number => Math.trunc(dollars * 100) / 100;

export const refusesShort = (name: string, call: string, field: string, least: number): Variation =>
  answers(name, call, (answer, request) => {
    const { length } = textIn(request, field);
    if (length > 0 && length < least) refuse(answer, 400, 'The text is too short.');
  });

export const inAscii = (text: string): string => text.replaceAll(/[^\0-\x7f]/g, '?');

/** Answers another value at each read. */
export const restless = (name: string, call: string, path: string): Variation => {
  let reads = 0;
  return answers(name, call, (answer, request) => {
    reads += 1;
    change(path, (value: string) => `${value}-${reads}`)(answer, request);
  });
};

export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

export const dayBefore = (day: string): string => CalendarDate.plusDays(day as CalendarDate, -1);

/** A server whose days begin in UTC, and whose zone changes in the other half of the year. */
export const dayEarlierIf =
  (isMeant: (day: string) => boolean) =>
  (day: string): string =>
    isMeant(day) ? dayBefore(day) : day;

/** The pattern YYYY of Java: the year of the week, which begins on a Sunday. */
export const yearOfTheWeek = (text: string): string => {
  const sunday = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + 6 - sunday.getUTCDay());
  return `${sunday.getUTCFullYear()}${text.slice(4)}`;
};

export const later = (milliseconds: number) => (moment: string) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

export const [anHour, aDay] = [3_600_000, 86_400_000];

/** Leaves a field out of the rows that are new. */
export const newWithout = (call: string, path: string, isNew: (row: object) => boolean): Variation =>
  answers(`new-without: ${call} ${path}`, call, (answer) => {
    for (const { parent, key } of placesAt(answer, `body.data.${path}`))
      if (isNew(parent)) Reflect.deleteProperty(parent, key);
  });

export const isOfToday = (row: object): boolean =>
  Math.abs(Date.now() - Date.parse(String(Reflect.get(row, 'createdAt')))) < 60_000;

export const withoutAstral = (text: string): string => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?');

/** Replaces characters outside ISO 8859-1 and the Windows quotation marks by a question mark. */
export const western = (text: string): string => text.replaceAll(/[^\0-\u00ff‘’“”]/gu, '?');

export const lessOf = (path: string, isShown: (row: Record<string, unknown>) => boolean): Edit =>
  change(path, (rows: readonly Record<string, unknown>[]) => rows.filter(isShown));

export const firstOf = (count: number, path = ''): Edit =>
  change(path, (rows: readonly unknown[]) => rows.slice(0, count));

/** Refuses every counted reply after the first. */
export const onceAlone = (name: string, call: string, isCounted: (body: unknown) => boolean): Variation =>
  remembering(name, call, () => ({ count: 0 }), {
    answers: (answer, memory) => {
      if (!isCounted(answer.body)) return;
      if (memory.count > 0) refuse(answer, 410, 'Gone.');
      memory.count += 1;
    },
  });
