import {
  InvalidConfiguration,
  type PortalConfiguration,
  parsePortalConfiguration,
} from '../adapters/configuration/portalConfiguration';
import { type Variant, displayName, variantOfHost } from '../domain/Variant';
import type { EarlyLogin } from '../ui/session/EarlyLogin';

/** What the page says of the portal. */
export interface PageParts {
  readonly configuration: PortalConfiguration;
  readonly variant: Variant;
  /** The login that the page shows before the portal has loaded. */
  readonly early: EarlyLogin | undefined;
}

/** Why the portal cannot start in the page. */
export type PageProblem =
  | { readonly reason: 'configuration'; readonly details: string | undefined }
  | { readonly reason: 'unrecognizedHost' };

/** Reads the configuration in the page, and gives the page the look of the host's variant. */
export const readPage = (): PageParts | PageProblem => {
  let configuration: PortalConfiguration;
  try {
    const block = document.getElementById('portal-configuration')?.textContent ?? '';
    configuration = parsePortalConfiguration(JSON.parse(block));
  } catch (failure) {
    if (failure instanceof InvalidConfiguration) return { reason: 'configuration', details: failure.message };
    // No page shows the text of any other error; a developer finds it here.
    console.error(failure);
    return { reason: 'configuration', details: undefined };
  }
  const variant = variantOfHost(configuration, window.location.hostname);
  if (variant === undefined) return { reason: 'unrecognizedHost' };
  const early = window.earlyArrival?.login;
  document.documentElement.dataset['theme'] = variant.theme;
  if (!early) document.title = displayName(variant);
  return { configuration, variant, early };
};
