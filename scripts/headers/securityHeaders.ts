// It stays because helmet computes no hashes, and plugins of webpack do not see the page that an operator configures.
import { createHash } from 'node:crypto';
import type { PortalConfiguration } from '../../src/adapters/browser/portalConfiguration';

/** The texts of the inline scripts or styles. Data blocks (`type="application/json"`) do not run and need no hash. */
const inlineTexts = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(([, attributes = '', text = '']) => text !== '' && !/\bsrc=|\btype="?application\/json/i.test(attributes))
    .map(([, , text = '']) => text);

const hashesOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The sources of each vendor. A vendor is allowed only when the operator has set its key. */
const vendors = {
  recurly: {
    'script-src': ['https://js.recurly.com'],
    'connect-src': ['https://api.recurly.com'],
    'frame-src': ['https://api.recurly.com'],
    'trusted-types': ['hearthside#recurly'],
  },
  googlePlaces: {
    'script-src': ['https://maps.googleapis.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
    'frame-src': [],
    'trusted-types': ['hearthside#google-places'],
  },
} as const;

type VendorDirective = keyof (typeof vendors)['recurly'];

const vendorSources = (keys: PortalConfiguration['publicKeys'], directive: VendorDirective): readonly string[] => [
  ...(keys.recurly === '' ? [] : vendors.recurly[directive]),
  ...(keys.googlePlaces === '' ? [] : vendors.googlePlaces[directive]),
];

const policyOf = (html: string, { publicKeys }: Pick<PortalConfiguration, 'publicKeys'>): string => {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(inlineTexts(html, 'script')), ...vendorSources(publicKeys, 'script-src')],
    ['style-src', "'self'", ...hashesOf(inlineTexts(html, 'style'))],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...vendorSources(publicKeys, 'connect-src')],
    ...(publicKeys.recurly === '' ? [] : [['frame-src', ...vendorSources(publicKeys, 'frame-src')] as const]),
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'hearthside#webpack', 'dompurify', ...vendorSources(publicKeys, 'trusted-types')],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
};

/**
 * The headers of every response. The policy allows the inline scripts and styles of the built page by their hashes, and no others.
 */
export const securityHeaders = (
  html: string,
  configuration: Pick<PortalConfiguration, 'publicKeys'>,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyOf(html, configuration),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
