import type { CalendarDate } from './CalendarDate';
import { Instant } from './Instant';

declare const timeZone: unique symbol;

/** The name of a time zone in the IANA database: "America/New_York". */
export type TimeZone = string & { readonly [timeZone]: true };

/** What a clock on the wall shows. */
interface WallTime {
  readonly date: CalendarDate;
  readonly hour: number;
  readonly minute: number;
}

/** A name, not an offset such as "-05:00", which knows no summer time. */
const NAME = /^[A-Za-z]/;

const makeFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });

/** Making a format takes longer than using it, and a list has up to 10,000 moments. */
const formats = new Map<TimeZone, Intl.DateTimeFormat>();

const formatOf = (zone: TimeZone): Intl.DateTimeFormat => {
  const format = formats.get(zone) ?? makeFormat(zone);
  formats.set(zone, format);
  return format;
};

const wallTime = (moment: Instant, zone: TimeZone): WallTime => {
  // `formatToParts` takes three times as long, and each row of a list has a moment.
  const parts = formatOf(zone).format(Instant.toDate(moment)).split(/\D+/);
  const [month = '', day = '', year = '', hour, minute] = parts;
  const date = `${year.padStart(4, '0')}-${month}-${day}` as CalendarDate;
  return { date, hour: Number(hour), minute: Number(minute) };
};

export const TimeZone = {
  /** From a name that `Intl` knows. */
  parse: (name: string): TimeZone | undefined => {
    if (!NAME.test(name)) return undefined;
    try {
      const zone = name as TimeZone;
      formatOf(zone);
      return zone;
    } catch {
      return undefined;
    }
  },

  /** The default of the configuration. */
  newYork: 'America/New_York' as TimeZone,

  wallTime,

  /** The day at a moment, for somebody in the zone. */
  dayOf: (moment: Instant, zone: TimeZone): CalendarDate => wallTime(moment, zone).date,
};
