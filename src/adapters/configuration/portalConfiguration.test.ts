import fs from 'node:fs';
import { variantOfHost } from '../../domain/Variant';
import { parsePortalConfiguration } from './portalConfiguration';

const file = (): unknown => JSON.parse(fs.readFileSync('config/portal.json', 'utf8'));

const variants = () => Object.values(parsePortalConfiguration(file()).variants);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The file, with another value at a place such as "variants.newYork.theme"; `undefined` leaves the place out. */
const withValue = (place: string, value: unknown): unknown => {
  const configuration = file();
  const names = place.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce(
    (part: unknown, name) => (isObject(part) ? Reflect.get(part, name) : undefined),
    configuration,
  );
  if (!isObject(parent)) throw new Error(`There is no ${place}.`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return configuration;
};

const complaintsAbout = (value: unknown): readonly string[] => {
  try {
    parsePortalConfiguration(value);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
};

const ny = 'variants.newYork';

describe('config/portal.json', () => {
  it('is valid, and is taken as it is', () => {
    expect(parsePortalConfiguration(file())).toEqual(file());
  });

  it.each([
    ['localhost', 'Hearthside Home Protection', true, ['/policy/cancel', '/policy/edit'], ['/billing/frequency']],
    ['ny.localhost', 'Hearthside Home Protection', true, ['/policy/cancel', '/policy/edit'], ['/billing/frequency']],
    ['nj.localhost', 'Hearthside Home Systems', false, ['/policy/cancel'], []],
    ['il.localhost', 'Hearthside Home Systems', false, ['/policy/cancel'], []],
  ])(
    'serves on %s %s @BILLING-15 @CONFIG-1 @CONFIG-3 @CONFIG-4 @CONFIG-6',
    (host, productName, serviceMark, policyRoutes, billingRoutes) => {
      const variant = variantOfHost(parsePortalConfiguration(file()), host);
      expect(variant).toMatchObject({ productName, serviceMark });
      expect(variant?.policyActions.map(({ route }) => route)).toEqual(policyRoutes);
      expect(variant?.billingActions.map(({ route }) => route)).toEqual(billingRoutes);
    },
  );

  it('has the support emails of both variants @CONFIG-5', () => {
    expect(variants().map(({ supportEmail }) => supportEmail)).toEqual([
      'support-ny@hearthside.example',
      'support@hearthside.example',
    ]);
  });

  it('sells in New York by one variant, and in New Jersey and Illinois by the other @CONFIG-1 @CONFIG-5', () => {
    expect(variants().map(({ states }) => states)).toEqual([
      [{ value: 'NY', text: 'New York' }],
      [
        { value: 'NJ', text: 'New Jersey' },
        { value: 'IL', text: 'Illinois' },
      ],
    ]);
  });

  it('warns after 15 idle minutes, and signs out 2 minutes later @SIGNIN-41', () => {
    expect(parsePortalConfiguration(file()).idle).toEqual({ minutesUntilWarning: 15, minutesToAnswer: 2 });
  });

  it('is of New York’s time zone, also where it says nothing about it @CONFIG-33', () => {
    expect(parsePortalConfiguration(file()).timeZone).toBe('America/New_York');
    expect(parsePortalConfiguration(withValue('timeZone', undefined)).timeZone).toBe('America/New_York');
    expect(parsePortalConfiguration(withValue('timeZone', 'America/Chicago')).timeZone).toBe('America/Chicago');
    expect(complaintsAbout(withValue('timeZone', 'America/Hearthside'))).toHaveLength(1);
  });

  it('has telemetry turned off, also where it says nothing about it @CONFIG-26', () => {
    const off = { endpoint: '', sample: 1 };
    expect(parsePortalConfiguration(file()).telemetry).toEqual(off);
    expect(parsePortalConfiguration(withValue('telemetry', undefined)).telemetry).toEqual(off);
  });

  it('does not serve 127.0.0.1 @CONFIG-2', () => {
    expect(variantOfHost(parsePortalConfiguration(file()), '127.0.0.1')).toBeUndefined();
  });
});

describe('parsePortalConfiguration', () => {
  it.each<[string, unknown, string]>([
    ['telemetry', 'on', 'telemetry: must be an object'],
    [
      'telemetry.endpoint',
      'https://elsewhere.example/',
      'telemetry.endpoint: must be a path such as /telemetry, or empty',
    ],
    ['telemetry.endpoint', '//elsewhere.example', 'telemetry.endpoint: must be a path such as /telemetry, or empty'],
    ['telemetry.sample', 1.5, 'telemetry.sample: must be a number from 0 to 1'],
    ['hosts', 'localhost', 'must map host names to variants'],
    ['hosts', {}, 'must name a host'],
    ...['NJ.localhost', 'https://host', 'host:8443', 'host/', '-host', 'a..b', '*.host', 'host.', ' host'].map(
      (host): [string, unknown, string] => [
        'hosts',
        { [host]: 'newYork' },
        `${host} must be a host name in lower case`,
      ],
    ),
    ['hosts.localhost', 'california', 'host localhost names the unknown variant california'],
    ['hosts.localhost', 'constructor', 'host localhost names the unknown variant constructor'],
    ['hosts.localhost', '', 'hosts.localhost: must not be empty'],
    ['hosts.localhost', 1, 'hosts.localhost: must be a text'],
    ['variants', 7, 'must map names to variants'],
    [`${ny}.theme`, 'blue', `${ny}.theme: must be newYork or newJerseyIllinois`],
    [`${ny}.productName`, '', `${ny}.productName: must not be empty`],
    [`${ny}.productName`, ' \u2060', `${ny}.productName: must not be empty`],
    [`${ny}.productName`, null, `${ny}.productName: must be a text`],
    [`${ny}.serviceMark`, 'yes', `${ny}.serviceMark: must be true or false`],
    [`${ny}.states`, [], `${ny}.states: must name a state`],
    [`${ny}.states`, 'NY', `${ny}.states: must be a list`],
    [`${ny}.states.0.text`, '', `${ny}.states.0.text: must not be empty`],
    [`${ny}.policyActions`, {}, `${ny}.policyActions: must be a list`],
    [
      `${ny}.policyActions.0.route`,
      'policy/cancel',
      `${ny}.policyActions.0.route: must be a route such as /policy/cancel`,
    ],
    ...['//evil', '/a//b', '/policy/', '/\\evil', '/Policy'].map((route): [string, unknown, string] => [
      `${ny}.policyActions.0.route`,
      route,
      `${ny}.policyActions.0.route: must be a route`,
    ]),
    [`${ny}.policyActions.0.route`, 'https://evil.example', `${ny}.policyActions.0.route: must be a route`],
    [`${ny}.policyActions.0.label`, '', `${ny}.policyActions.0.label: must not be empty`],
    [`${ny}.policyActions.0.label`, 7, `${ny}.policyActions.0.label: must be a text`],
    [`${ny}.policyActions.0.label.es`, '', `${ny}.policyActions.0.label.es: must not be empty`],
    [`${ny}.footerDisclaimer`, null, `${ny}.footerDisclaimer: must be a text`],
    [`${ny}.billingActions`, null, `${ny}.billingActions: must be a list`],
    [`${ny}.supportEmail`, 'support', `${ny}.supportEmail: must be an email address`],
    [`${ny}.footerDisclaimer`, '', `${ny}.footerDisclaimer: must not be empty`],
    [`${ny}.socialLinks.0.url`, 'http://plain.example', `${ny}.socialLinks.0.url: must be an https address`],
    [`${ny}.socialLinks.0.url`, 'javascript:alert(1)', `${ny}.socialLinks.0.url: must be an https address`],
    [`${ny}.legalLinks.0.url`, '/terms', `${ny}.legalLinks.0.url: must be an https address`],
    [`${ny}.legalLinks`, 'none', `${ny}.legalLinks: must be a list`],
    ['documentsBaseUrl', '', 'documentsBaseUrl: must not be empty'],
    ['publicKeys.recurly', null, 'publicKeys.recurly: must be a text'],
    ['publicKeys.googlePlaces', 5, 'publicKeys.googlePlaces: must be a text'],
    ...['New York', 'America/Gotham', '-05:00', '', 5, null].map((value): [string, unknown, string] => [
      'timeZone',
      value,
      'timeZone: must be a ',
    ]),
    ['idle', 15, 'idle: must be an object'],
    ...['15', 0, -1, 1.5, 1441, null].map((value): [string, unknown, string] => [
      'idle.minutesUntilWarning',
      value,
      'idle.minutesUntilWarning: must be a whole number of minutes from 1 to 1440',
    ]),
    ['idle.minutesToAnswer', 0, 'idle.minutesToAnswer: must be a whole number of minutes from 1 to 1440'],
  ])('says of %s, given %j, what it has to be @CONFIG-7', (place, value, complaint) => {
    const complaints = complaintsAbout(withValue(place, value));
    expect(complaints).toContainEqual(expect.stringContaining(complaint));
    expect(complaints[0]).toContain(place.split('.').at(-1));
  });

  it.each([
    ...['hosts', 'variants', 'documentsBaseUrl', 'publicKeys', 'publicKeys.recurly'],
    ...['idle', 'idle.minutesUntilWarning', 'idle.minutesToAnswer'],
    ...['theme', 'productName', 'serviceMark', 'states', 'policyActions', 'billingActions'].map(
      (name) => `${ny}.${name}`,
    ),
    ...['supportEmail', 'footerDisclaimer', 'footerDisclaimer.es', 'socialLinks', 'legalLinks'].map(
      (name) => `${ny}.${name}`,
    ),
  ])('misses %s by its name @CONFIG-7', (place) => {
    expect(complaintsAbout(withValue(place, undefined))).toContainEqual(
      expect.stringMatching(new RegExp(`^- ${place.replaceAll('.', '\\.')}: .*missing`)),
    );
  });

  it('takes a text in a language that was added later, and refuses an empty one', () => {
    const place = 'variants.newYork.footerDisclaimer.fr';
    expect(parsePortalConfiguration(withValue(place, 'Avis')).variants['newYork']?.footerDisclaimer).toMatchObject({
      fr: 'Avis',
    });
    expect(complaintsAbout(withValue(place, ''))).toEqual([`- ${place}: must not be empty`]);
  });

  it.each(['colour', 'variants.newYork.newer', 'publicKeys.newer', 'idle.newer'])(
    'ignores %s, which a newer release may know',
    (place) => {
      expect(parsePortalConfiguration(withValue(place, 'x'))).toEqual(file());
    },
  );

  it.each([`${ny}.policyActions.0.label`, `${ny}.legalLinks.0.label`, `${ny}.footerDisclaimer`])(
    'takes one text for every language at %s',
    (place) => {
      expect(complaintsAbout(withValue(place, 'Hearthside'))).toEqual([]);
    },
  );

  it.each(['/', '/documents/', '/a/b/', 'https://documents.example/', 'https://documents.example:8443/hearthside/'])(
    'takes documents from %s @CONFIG-8',
    (url) => {
      expect(complaintsAbout(withValue('documentsBaseUrl', url))).toEqual([]);
    },
  );

  it.each([
    ...['/documents', 'http://documents.example/', '//documents.example/', '/\\documents.example/', 'https:///'],
    ...['/documents/#/', '/documents?from=/', 'https://documents.example/?/'],
  ])('refuses documents from %s @CONFIG-7 @CONFIG-8', (url) => {
    expect(complaintsAbout(withValue('documentsBaseUrl', url))).toEqual([
      expect.stringContaining('documentsBaseUrl: must be an https address or a path, ending in a slash'),
    ]);
  });

  it('names everything that is wrong at once @CONFIG-7', () => {
    const configuration = withValue(`${ny}.theme`, 'blue');
    if (isObject(configuration)) Reflect.set(configuration, 'documentsBaseUrl', 'documents');
    expect(complaintsAbout(configuration)).toHaveLength(2);
  });

  it.each([undefined, null, 'text', 1, []])('does not take %j for a configuration', (value) => {
    expect(() => parsePortalConfiguration(value)).toThrow("The portal's configuration is not valid");
  });
});
