import type { PortalConfiguration } from '../../src/adapters/configuration/portalConfiguration';
import { hashesOf } from './hashesOf';

type PublicKeys = PortalConfiguration['publicKeys'];

/** The sources of a policy, by directive. */
export type Sources = Readonly<Partial<Record<string, readonly string[]>>>;

/** Recurly serves the sites of its European data centre from another host. The first letters of a key name the data centre. */
const recurlyApi = (key: string): string =>
  key.startsWith('fra-') ? 'https://api.eu.recurly.com' : 'https://api.recurly.com';

/** The style attributes that Recurly.js writes: of a card field, and of its input for the Tab key on phones. */
const recurlyStyles = [
  'background: none; width: 100%; height: 100%;',
  'position: absolute; top: 0px; left: -1000px; opacity: 0;',
];

const recurlySources = (key: string): Sources => ({
  'script-src': ['https://js.recurly.com'],
  'style-src': ["'unsafe-hashes'", ...hashesOf(recurlyStyles)],
  'connect-src': [recurlyApi(key)],
  'frame-src': [recurlyApi(key)],
  'trusted-types': ['hearthside#recurly'],
});

const googleSources: Sources = {
  'script-src': ['https://maps.googleapis.com'],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  // Google's own scripts create all but the first.
  'trusted-types': ['hearthside#google-places', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/** What each vendor adds to the policy. A vendor is allowed only when the operator has set its key. */
export const vendorSources = ({ recurly, googlePlaces }: PublicKeys): Readonly<Record<keyof PublicKeys, Sources>> => ({
  recurly: recurly ? recurlySources(recurly) : {},
  googlePlaces: googlePlaces ? googleSources : {},
});

/** Google compares the origin that a request names with the websites that a restricted key allows. */
export const referrerPolicy = ({ googlePlaces }: PublicKeys): string =>
  googlePlaces ? 'strict-origin' : 'no-referrer';
