import { whenIdle } from '../adapters/browser/whenIdle';
import type { PortalConfiguration } from '../adapters/configuration/portalConfiguration';
import type { SessionVault } from '../application/ports/SessionVault';
import { type Telemetry, silentTelemetry } from '../application/ports/Telemetry';
import type { Variant } from '../domain/Variant';
import { routeOfPath, routes } from '../ui/screen/routes';

const SAMPLED = 'telemetry';

/** A visit is in the sample as a whole, through any number of reloads. */
const isSampled = (sample: number, vault: SessionVault): boolean => {
  const kept = vault.load(SAMPLED);
  const isIn = typeof kept === 'boolean' ? kept : Math.random() < sample;
  vault.save(SAMPLED, isIn);
  return isIn;
};

/** Telemetry whose code loads only for a visit in the sample, and only where the operator has named an endpoint. */
export const openTelemetry = (
  { endpoint, sample }: PortalConfiguration['telemetry'],
  { theme }: Variant,
  vault: SessionVault,
): Telemetry => {
  if (endpoint === '' || !isSampled(sample, vault)) return silentTelemetry;
  const route = () => routeOfPath(window.location.pathname);
  const load = async () => {
    await whenIdle();
    const { browserTelemetry } = await import(
      /* webpackChunkName: "telemetry" */ '../adapters/telemetry/browserTelemetry'
    );
    const release = document.querySelector('meta[name=release]')?.getAttribute('content') ?? '';
    return browserTelemetry({ endpoint, release, variant: theme, routes: Object.keys(routes), route });
  };
  const loading = load().catch(() => undefined);
  return {
    report: (occurrence) => {
      const noted = { route: route(), occurrence };
      void loading.then((telemetry) => telemetry?.note(noted));
    },
  };
};
