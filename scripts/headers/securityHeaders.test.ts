import { createHash } from 'node:crypto';
import { securityHeaders } from './securityHeaders';

const policyOf = (html: string, publicKeys = { recurly: '', googlePlaces: '' }): string =>
  securityHeaders(html, { publicKeys })['Content-Security-Policy'] ?? '';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('securityHeaders', () => {
  it('allows an inline script and an inline style by their hashes', () => {
    const policy = policyOf('<style>p{color:red}</style><script>start()</script><script src="/a.js"></script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
  });

  it('needs no hash for data', () => {
    expect(policyOf('<script type="application/json" id="x">{}</script>')).toContain("script-src 'self';");
  });

  it('never allows what is inline as such, or what is evaluated', () => {
    expect(policyOf('<script>start()</script>')).not.toContain('unsafe');
  });

  it.each([
    "default-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types hearthside#webpack dompurify',
  ])('says "%s"', (directive) => {
    expect(policyOf('').split('; ')).toContain(directive);
  });

  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('sends %s: %s', (name, value) => {
    expect(securityHeaders('', { publicKeys: { recurly: '', googlePlaces: '' } })).toHaveProperty([name], value);
  });

  it.each([
    [{ recurly: '', googlePlaces: '' }, ['frame-src blob:;'], ['recurly', 'google', 'lit-html', 'unsafe']],
    [
      { recurly: 'ewr1-a', googlePlaces: '' },
      ['https://js.recurly.com', 'frame-src blob: https://api.recurly.com;', 'hearthside#recurly'],
      ['google', 'lit-html', '.eu.'],
    ],
    [
      { recurly: 'fra-a', googlePlaces: '' },
      ['frame-src blob: https://api.eu.recurly.com;', "connect-src 'self' https://api.eu.recurly.com;"],
      ['https://api.recurly.com'],
    ],
    [
      { recurly: '', googlePlaces: 'key' },
      [
        'frame-src blob:;',
        "script-src 'self' https://maps.googleapis.com;",
        'https://places.googleapis.com',
        'hearthside#google-places google-maps-api-loader google-maps-api#html lit-html',
      ],
      ['recurly', 'unsafe', 'allow-duplicates'],
    ],
  ])('lets in the vendors whose key is set: %j @CONFIG-34', (keys, included, excluded) => {
    const policy = policyOf('', keys);
    for (const text of included) expect(policy).toContain(text);
    for (const text of excluded) expect(policy).not.toContain(text);
  });

  it('allows the style attributes of Recurly’s frames by their hashes, and no other @CONFIG-34', () => {
    const [, styles = ''] = /style-src ([^;]+)/.exec(policyOf('', { recurly: 'ewr1-a', googlePlaces: '' })) ?? [];
    const allowed = [
      'background: none; width: 100%; height: 100%;',
      'position: absolute; top: 0px; left: -1000px; opacity: 0;',
    ];
    expect(styles).toBe(["'self'", "'unsafe-hashes'", ...allowed.map(hashOf)].join(' '));
  });

  it.each([
    ['', ''],
    ['/telemetry', '; report-uri /telemetry'],
  ])('has the browser report violations where telemetry has an endpoint: "%s" @CONFIG-42', (endpoint, directive) => {
    const configuration = { publicKeys: { recurly: '', googlePlaces: '' }, telemetry: { endpoint } };
    const policy = securityHeaders('', configuration)['Content-Security-Policy'] ?? '';
    expect(policy.split('dompurify')[1]).toBe(directive);
  });

  it.each([
    ['', 'no-referrer'],
    ['key', 'strict-origin'],
  ])('names the origin to others only for a restricted key of Google: "%s" @CONFIG-34', (googlePlaces, policy) => {
    expect(securityHeaders('', { publicKeys: { recurly: 'ewr1-a', googlePlaces } })).toHaveProperty(
      ['Referrer-Policy'],
      policy,
    );
  });
});
