import * as v from 'valibot';
import { CalendarDate } from '../../../domain/CalendarDate';
import { Instant } from '../../../domain/Instant';
import { Money } from '../../../domain/Money';

export const text = v.string();

export const filledText = v.pipe(v.string(), v.nonEmpty());

/** What a header can carry: anything else would fail every call from then on. */
export const tokenText = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));

/** Absent and null are the same. */
export const maybe = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** A text that becomes a value, or is not as it must be. */
const parsed = <T>(parse: (text: string) => T | undefined) =>
  v.pipe(
    text,
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );

/** "yyyy-MM-dd". */
export const date = parsed(CalendarDate.parse);

/** An ISO 8601 timestamp. */
export const moment = parsed(Instant.parse);

/** Dollars as a number; beyond a trillion it is no amount of ours. */
export const amount = v.pipe(
  v.number(),
  v.maxValue(1e12),
  v.minValue(-1e12),
  v.transform((dollars) => Money.ofDollars(dollars)),
);

/**
 * A list that may have 10,000 rows: each is read in one step, which takes a quarter of the time of a check field by field.
 *
 * @param read answers `undefined` for a row that is not as it must be; then the whole list is not
 */
export const rowsOf = <Row>(read: (row: unknown) => Row | undefined) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], readonly Row[]>(({ dataset, addIssue, NEVER }) => {
      const rows: Row[] = [];
      for (const value of dataset.value) {
        const row = read(value);
        if (row === undefined) {
          addIssue();
          return NEVER;
        }
        rows.push(row);
      }
      return rows;
    }),
  );

/** What the portal asks of a reply that has nothing to say: an object. */
export const nothing = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((): void => undefined),
);
