import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Occurrence } from '../../application/ports/Telemetry';
import { isOwnRejection, isOwnScript } from '../browser/ownFailure';
import { batched } from './batched';
import { type Origin, telemetryBody } from './telemetryBody';

interface Connection extends Origin {
  /** A path on the portal's own origin. */
  readonly endpoint: string;
  readonly route: () => string;
}

/** Only what kind of thing was blocked: its address can contain anything. */
const blockedOf = ({ blockedURI }: SecurityPolicyViolationEvent): string => {
  if (!blockedURI.includes(':')) return blockedURI;
  // Of another site, the host may begin with the portal's. Of a redirect, there is only the origin.
  return `${blockedURI}/`.startsWith(`${window.location.origin}/`) ? 'own' : 'elsewhere';
};

/** Sends reports by beacon. What cannot be sent is dropped. It watches the page for errors, blocked content and web vitals. */
export const browserTelemetry = ({ endpoint, route, ...origin }: Connection) => {
  const { note, flush } = batched((batch) => {
    try {
      navigator.sendBeacon(endpoint, telemetryBody(origin, batch));
    } catch {
      // The customer notices nothing.
    }
  });
  const report = (occurrence: Occurrence): void => note({ route: route(), occurrence });

  // An image or a script that does not load is an error event too, which does not reach the window.
  window.addEventListener('error', ({ filename }) => {
    if (isOwnScript(filename)) report({ kind: 'scriptFailed' });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnRejection(reason)) report({ kind: 'promiseRejected' });
  });
  document.addEventListener('securitypolicyviolation', (violation) =>
    report({ kind: 'policyViolated', directive: violation.effectiveDirective, blocked: blockedOf(violation) }),
  );
  const measured = ({ name, value }: Metric): void => report({ kind: 'vital', name, value });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(measured);
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return { note };
};
