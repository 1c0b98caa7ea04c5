import type { ConfiguredText } from './ConfiguredText';
import type { IdleLimits } from './session/idleness';

/** An extra action of a variant: where its link leads and what it says. */
export interface VariantAction {
  readonly label: ConfiguredText;
  readonly route: string;
}

export interface ExternalLink {
  readonly label: ConfiguredText;
  readonly url: string;
}

/** What differs between the New York product and the New Jersey and Illinois product (document 1, section 1). */
export interface Variant {
  /** Chooses the palette. */
  readonly theme: 'newYork' | 'newJerseyIllinois';
  readonly productName: string;
  /** Whether the product name is followed by the service-mark symbol. */
  readonly serviceMark: boolean;
  readonly states: readonly { readonly value: string; readonly text: string }[];
  readonly policyActions: readonly VariantAction[];
  readonly billingActions: readonly VariantAction[];
  readonly supportEmail: string;
  readonly footerDisclaimer: ConfiguredText;
  readonly socialLinks: readonly ExternalLink[];
  readonly legalLinks: readonly ExternalLink[];
}

/** The operator's configuration: `config/portal.json`. */
export interface PortalConfiguration {
  /** Host name, without a port, to the name of its variant. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, Variant>>;
  /** Where policy documents are served from, ending in a slash. */
  readonly documentsBaseUrl: string;
  /** Public keys of third parties; an empty key means that the service is off. */
  readonly publicKeys: { readonly recurly: string; readonly googlePlaces: string };
  /** When a customer who does nothing is warned, and signed out. */
  readonly idle: IdleLimits;
}

/** The variant that this host serves, or `undefined` for an unrecognised host. */
export const variantOfHost = (configuration: PortalConfiguration, host: string): Variant | undefined =>
  Object.hasOwn(configuration.hosts, host) ? configuration.variants[configuration.hosts[host] ?? ''] : undefined;

/** The name as the header shows it. */
export const displayName = ({ productName, serviceMark }: Variant): string =>
  serviceMark ? `${productName}℠` : productName;

/** Whether this variant offers the action that leads to the route. */
export const offersAction = (actions: readonly VariantAction[], route: string): boolean =>
  actions.some((action) => action.route === route);
