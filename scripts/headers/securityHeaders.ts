import type { PortalConfiguration } from '../../src/adapters/configuration/portalConfiguration';
import { hashesOf } from './hashesOf';
import { referrerPolicy, vendorSources } from './vendorSources';

/** The texts of the inline scripts or styles. Data blocks (`type="application/json"`) do not run and need no hash. */
const inlineTexts = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(([, attributes = '', text = '']) => text !== '' && !/\bsrc=|\btype="?application\/json/i.test(attributes))
    .map(([, , text = '']) => text);

/** What of a configuration decides the headers. */
interface Configured extends Pick<PortalConfiguration, 'publicKeys'> {
  readonly telemetry?: Pick<PortalConfiguration['telemetry'], 'endpoint'>;
}

const policyOf = (html: string, { publicKeys, telemetry }: Configured): string => {
  const allowed = Object.values(vendorSources(publicKeys));
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesOf(inlineTexts(html, 'script'))],
    ['style-src', "'self'", ...hashesOf(inlineTexts(html, 'style'))],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    // A customer's document, in the browser's own viewer.
    ['frame-src', 'blob:'],
    // The portal calls the API and submits no form. An extension that submits one would put the entries into the address.
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'hearthside#webpack', 'dompurify'],
    // Every browser of the list knows this directive, and not all of them `report-to` (decision 24).
    ['report-uri', ...(telemetry?.endpoint ? [telemetry.endpoint] : [])],
  ];
  return directives
    .map(([name, ...sources]) => [name, ...sources, ...allowed.flatMap((vendor) => vendor[name] ?? [])])
    .filter(([, ...sources]) => sources.length > 0)
    .map((directive) => directive.join(' '))
    .join('; ');
};

/**
 * The headers of every response. The policy allows the inline scripts and styles of the built page by their hashes, and no others.
 */
export const securityHeaders = (html: string, configured: Configured): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyOf(html, configured),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': referrerPolicy(configured.publicKeys),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
