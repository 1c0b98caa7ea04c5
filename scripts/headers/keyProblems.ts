import type { PortalConfiguration } from '../../src/adapters/configuration/portalConfiguration';
import { type Sources, vendorSources } from './vendorSources';

/** Recurly's public keys name a data centre, its private ones do not. */
const RECURLY_KEY = /^[a-z]+\d*-[\w-]+$/i;
const GOOGLE_KEY = /^[\w.-]{20,}$/;

const hostsOf = (sources: Sources): readonly string[] =>
  Object.values(sources).flatMap((some = []) => some.filter((source) => source.startsWith('https://')));

/**
 * Why public keys cannot work, one line for each problem.
 * @param policy the Content-Security-Policy that the build is going to have
 */
export const keyProblems = (keys: PortalConfiguration['publicKeys'], policy: string): readonly string[] => {
  const sources = vendorSources(keys);
  const named = Object.entries(sources) as readonly [keyof typeof keys, Sources][];
  return [
    ...(keys.recurly === '' || RECURLY_KEY.test(keys.recurly)
      ? []
      : ['publicKeys.recurly: is no public key of Recurly, such as ewr1-…, or fra-… in Europe']),
    ...(keys.googlePlaces === '' || GOOGLE_KEY.test(keys.googlePlaces)
      ? []
      : ['publicKeys.googlePlaces: is no key of Google']),
    ...named.flatMap(([name, needed]) =>
      hostsOf(needed)
        .filter((host) => !policy.split(/[ ;]+/).includes(host))
        .map((host) => `publicKeys.${name}: the policy does not allow ${host}`),
    ),
  ];
};

/** What the keys add to the headers, one line for each directive. */
export const keyAdditions = (keys: PortalConfiguration['publicKeys']): readonly string[] => [
  ...Object.entries(vendorSources(keys)).flatMap(([name, sources]) =>
    Object.entries(sources).map(
      ([directive, added = []]) => `publicKeys.${name} adds to ${directive}: ${added.join(' ')}`,
    ),
  ),
  ...(keys.googlePlaces ? ['publicKeys.googlePlaces sets Referrer-Policy: strict-origin'] : []),
];
