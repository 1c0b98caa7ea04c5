import * as v from 'valibot';
import type { IdleLimits } from '../../domain/session/idleness';
import { TimeZone } from '../../domain/TimeZone';
import type { VariantsByHost } from '../../domain/Variant';
import { groupProblem, settingsOf } from './settingsOf';

/** The operator's configuration: `config/portal.json`. */
export interface PortalConfiguration extends VariantsByHost {
  /** The insurer's. It decides the days of payments, submissions and documents. */
  readonly timeZone: TimeZone;
  /** Where documents are served from, ending in a slash. */
  readonly documentsBaseUrl: string;
  /** Public keys of third parties; an empty key turns the service off. */
  readonly publicKeys: { readonly recurly: string; readonly googlePlaces: string };
  /** When an idle customer is warned, and signed out. */
  readonly idle: IdleLimits;
  /** Where the portal reports failures, and for which share of the visits. An empty endpoint turns it off. */
  readonly telemetry: { readonly endpoint: string; readonly sample: number };
}

const anyText = v.string('must be a text');
/** Spaces and invisible characters are no text. */
const text = v.pipe(anyText, v.regex(/[^\p{C}\p{Z}]/u, 'must not be empty'));

const minutes = v.message(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
  'must be a whole number of minutes from 1 to 1440',
);

/** Links leave the portal, so anything but https (a script, a relative path) is refused. */
const webLink = v.pipe(text, v.regex(/^https:\/\/[^\s\\]+$/, 'must be an https address'));

/** What customers read: one text, or one for each language. A language that was added later may be missing. */
const customerText = v.lazy((given) =>
  typeof given === 'object' && given !== null ? v.objectWithRest({ en: text, es: text }, text, groupProblem) : text,
);

const ownPath = v.pipe(anyText, v.regex(/^(?:\/[\w-]+)*$/, 'must be a path such as /telemetry, or empty'));

const share = v.message(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 'must be a number from 0 to 1');

const timeZone = v.pipe(
  anyText,
  v.custom<TimeZone>(
    (name) => TimeZone.parse(String(name)) !== undefined,
    'must be a time zone such as America/New_York',
  ),
);

/** As a browser reports the host of an address: no scheme, no port, lower case. */
const host = v.pipe(
  v.string(),
  v.regex(
    /^(?!.{254})[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d][a-z\d-]{0,62})*$/,
    ({ input }) => `${input} must be a host name in lower case, without https:// and port`,
  ),
);

const link = settingsOf({ label: customerText, url: webLink });

const action = settingsOf({
  label: customerText,
  route: v.pipe(text, v.regex(/^(?:\/[a-z-]+)+$/, 'must be a route such as /policy/cancel')),
});

const variant = settingsOf({
  theme: v.picklist(['newYork', 'newJerseyIllinois'], 'must be newYork or newJerseyIllinois'),
  productName: text,
  serviceMark: v.boolean('must be true or false'),
  states: v.pipe(v.array(settingsOf({ value: text, text }), 'must be a list'), v.minLength(1, 'must name a state')),
  policyActions: v.array(action, 'must be a list'),
  billingActions: v.array(action, 'must be a list'),
  supportEmail: v.pipe(text, v.email('must be an email address')),
  footerDisclaimer: customerText,
  socialLinks: v.array(link, 'must be a list'),
  legalLinks: v.array(link, 'must be a list'),
});

const configuration = v.pipe(
  settingsOf({
    hosts: v.pipe(
      v.record(host, text, 'must map host names to variants'),
      v.check((hosts) => Object.keys(hosts).length > 0, 'must name a host'),
    ),
    variants: v.record(v.string(), variant, 'must map names to variants'),
    timeZone: v.optional(timeZone, TimeZone.newYork),
    documentsBaseUrl: v.pipe(
      text,
      v.regex(
        /^(?:https:\/\/[^\s\\/?#]+)?(?:\/[^\s\\/?#]+)*\/$/,
        'must be an https address or a path, ending in a slash',
      ),
    ),
    publicKeys: settingsOf({ recurly: anyText, googlePlaces: anyText }),
    idle: settingsOf({ minutesUntilWarning: minutes, minutesToAnswer: minutes }),
    telemetry: v.optional(settingsOf({ endpoint: ownPath, sample: share }), { endpoint: '', sample: 1 }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [host, name] of Object.entries(dataset.value.hosts)) {
      if (!Object.hasOwn(dataset.value.variants, name))
        addIssue({ message: `host ${host} names the unknown variant ${name}` });
    }
  }),
);

/** Its message has a line for each place that is wrong. */
export class InvalidConfiguration extends Error {}

/**
 * The operator's configuration, checked at build and at start.
 * @throws InvalidConfiguration
 */
export const parsePortalConfiguration = (value: unknown): PortalConfiguration => {
  const result = v.safeParse(configuration, value);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
  throw new InvalidConfiguration(
    `The portal's configuration is not valid:\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
};
