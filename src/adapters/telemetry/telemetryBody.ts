import type { Occurrence } from '../../application/ports/Telemetry';

export interface Noted {
  /** The name of a route. An address, which can contain more, is never reported. */
  readonly route: string;
  readonly occurrence: Occurrence;
}

/** Where the reports come from. */
export interface Origin {
  readonly release: string;
  readonly variant: string;
  /** The names of the portal's routes. No other route is sent. */
  readonly routes: readonly string[];
}

const variants = ['newYork', 'newJerseyIllinois'] as const;

const kinds = [
  'callFailed',
  'defect',
  'screenFailed',
  'scriptFailed',
  'promiseRejected',
  'vital',
  'policyViolated',
] as const satisfies readonly Occurrence['kind'][];

const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
] as const;

const vitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const blockedKinds = ['inline', 'eval', 'trusted-types-policy', 'trusted-types-sink', 'own', 'elsewhere'] as const;

const OTHER = 'other';

/** One of the known words. Types alone would let a text through at run time. */
const word = <Known extends string>(known: readonly Known[], given: string): Known | typeof OTHER =>
  known.find((one) => one === given) ?? OTHER;

const statusOf = (given: number): number => (Number.isInteger(given) && given >= 0 && given <= 599 ? given : 0);

/** Milliseconds, or the score of `CLS`: at most a day, with three decimals. */
const measureOf = (given: number): number => (given >= 0 && given < 86_400_000 ? Math.round(given * 1000) / 1000 : 0);

declare const reference: unique symbol;
type Reference = string & { readonly [reference]: true };

/** A UUID or 32 hexadecimal digits. A server's id of another form could say something, so it is left out. */
const referenceOf = (given: string): Reference | undefined =>
  /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32})$/i.test(given)
    ? (given as Reference)
    : undefined;

declare const path: unique symbol;
type FieldPath = string & { readonly [path]: true };

/** The path of a field below `data`. A text of any other form could say something, so it is left out. */
const fieldOf = (given: string | undefined): FieldPath | undefined =>
  given !== undefined && given.length <= 80 && /^data(?:\.(?:\*|[a-z]\w*))*$/i.test(given)
    ? (given as FieldPath)
    : undefined;

type Words<List extends readonly string[]> = List[number] | typeof OTHER;

/** Every field that is ever sent. docs/telemetry.md lists them. */
interface SentEvent {
  readonly kind: Words<typeof kinds>;
  readonly route: string;
  readonly status?: number;
  readonly correlationId?: Reference | undefined;
  readonly field?: FieldPath | undefined;
  readonly name?: Words<typeof vitals>;
  readonly value?: number;
  readonly directive?: Words<typeof directives>;
  readonly blocked?: Words<typeof blockedKinds>;
}

const detailsOf = (occurrence: Occurrence): Omit<SentEvent, 'kind' | 'route'> => {
  switch (occurrence.kind) {
    case 'callFailed':
      return {
        status: statusOf(occurrence.status),
        correlationId: referenceOf(occurrence.correlationId),
        field: fieldOf(occurrence.field),
      };
    case 'defect':
    case 'screenFailed':
      return { correlationId: referenceOf(occurrence.correlationId) };
    case 'vital':
      return { name: word(vitals, occurrence.name), value: measureOf(occurrence.value) };
    case 'policyViolated':
      return { directive: word(directives, occurrence.directive), blocked: word(blockedKinds, occurrence.blocked) };
    default:
      return {};
  }
};

const eventOf = ({ route, occurrence }: Noted, routes: readonly string[]): SentEvent => ({
  kind: word(kinds, occurrence.kind),
  route: word(routes, route),
  ...detailsOf(occurrence),
});

/** The text of a batch. It contains known words, numbers, references and the name of the release, whatever is given. */
export const telemetryBody = ({ release, variant, routes }: Origin, noted: readonly Noted[]): string =>
  JSON.stringify({
    release: /^[\w.-]{1,64}$/.test(release) ? release : OTHER,
    variant: word(variants, variant),
    events: noted.map((each) => eventOf(each, routes)),
  });
