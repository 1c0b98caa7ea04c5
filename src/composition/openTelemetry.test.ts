/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { testVariant } from '../../tests/support/testVariant';
import type { SessionVault } from '../application/ports/SessionVault';
import { openTelemetry } from './openTelemetry';

const vault = (kept: Record<string, unknown> = {}): SessionVault & { readonly kept: Record<string, unknown> } => ({
  kept,
  load: (name) => kept[name],
  save: (name, value) => {
    kept[name] = value;
  },
  clear: () => undefined,
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('openTelemetry', () => {
  const sent: string[] = [];

  beforeEach(() => {
    sent.length = 0;
    window.requestIdleCallback = (idle) => {
      idle({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
    // jsdom measures nothing.
    performance.getEntriesByType = () => [];
    Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push(`${url} ${body}`) > 0 });
  });

  /** Reports one failure and lets the page go. */
  const reportOnce = async (endpoint: string, sample: number, kept = vault()): Promise<void> => {
    openTelemetry({ endpoint, sample }, testVariant, kept).report({ kind: 'scriptFailed' });
    await settled();
    window.dispatchEvent(new Event('pagehide'));
  };

  it('sends nothing and keeps nothing without an endpoint @CONFIG-26', async () => {
    const kept = vault();
    await reportOnce('', 1, kept);
    expect([sent, kept.kept]).toEqual([[], {}]);
  });

  it('sends to the endpoint, with the route on which it happened @CONFIG-27', async () => {
    const reporting = reportOnce('/telemetry', 1);
    // The code of telemetry has not loaded yet.
    window.history.replaceState(null, '', '/billing');
    await reporting;
    window.history.replaceState(null, '', '/');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^\/telemetry .*\{"kind":"scriptFailed","route":"login"\}/);
  });

  const own = `${window.location.origin}/assets/main.js`;
  const reason = Object.assign(new Error('x'), { stack: `Error: x\n    at ${own}:1:2` });

  it.each([
    ['scriptFailed', new ErrorEvent('error', { filename: own }), new ErrorEvent('error', { filename: '' })],
    [
      'promiseRejected',
      Object.assign(new Event('unhandledrejection'), { reason }),
      Object.assign(new Event('unhandledrejection'), { reason: 'x' }),
    ],
  ])('reports %s of the portal alone, which nothing caught @CONFIG-27 @SHELL-47', async (kind, ours, foreign) => {
    openTelemetry({ endpoint: '/telemetry', sample: 1 }, testVariant, vault());
    await settled();
    const reported = (event: Event): string => {
      sent.length = 0;
      window.dispatchEvent(event);
      window.dispatchEvent(new Event('pagehide'));
      return sent.join();
    };
    const report = `{"kind":"${kind}","route":"login"}`;
    expect(reported(foreign)).not.toContain(report);
    expect(reported(ours)).toContain(report);
  });

  it.each([
    [`${window.location.origin}/x.png`, 'own'],
    [window.location.origin, 'own'],
    [`${window.location.origin}.evil.example/x.png`, 'elsewhere'],
    [`${window.location.origin}1/x.png`, 'elsewhere'],
    [`${window.location.origin}@evil.example/`, 'elsewhere'],
    ['https://evil.example/', 'elsewhere'],
    ['inline', 'inline'],
  ])('reports of what the policy has blocked whose it is: %s is "%s" @CONFIG-28', async (blockedURI, blocked) => {
    openTelemetry({ endpoint: '/telemetry', sample: 1 }, testVariant, vault());
    await settled();
    sent.length = 0;
    const violation = { blockedURI, effectiveDirective: 'img-src' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.join()).toContain(`"directive":"img-src","blocked":"${blocked}"}`);
  });

  it.each([
    [0, {}, 0],
    [1, {}, 1],
    [1, { telemetry: false }, 0],
    [0, { telemetry: true }, 1],
  ])('with a sample of %d and %j kept, reports from %d visits', async (sample, kept, reports) => {
    await reportOnce('/telemetry', sample, vault(kept));
    expect(sent.filter((body) => body.includes('"scriptFailed"'))).toHaveLength(reports);
  });

  it('is silent where a beacon cannot be sent', async () => {
    Object.assign(navigator, {
      sendBeacon: () => {
        throw new TypeError('blocked');
      },
    });
    await expect(reportOnce('/telemetry', 1)).resolves.toBeUndefined();
  });
});
