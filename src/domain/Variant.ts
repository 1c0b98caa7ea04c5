import type { ConfiguredText } from './ConfiguredText';

export interface VariantAction {
  readonly label: ConfiguredText;
  readonly route: string;
}

export interface ExternalLink {
  readonly label: ConfiguredText;
  readonly url: string;
}

/** What differs between New York and New Jersey and Illinois. */
export interface Variant {
  /** Chooses the palette. */
  readonly theme: 'newYork' | 'newJerseyIllinois';
  readonly productName: string;
  readonly serviceMark: boolean;
  readonly states: readonly { readonly value: string; readonly text: string }[];
  readonly policyActions: readonly VariantAction[];
  readonly billingActions: readonly VariantAction[];
  readonly supportEmail: string;
  readonly footerDisclaimer: ConfiguredText;
  readonly socialLinks: readonly ExternalLink[];
  readonly legalLinks: readonly ExternalLink[];
}

/** Which variant each host serves. */
export interface VariantsByHost {
  /** Host name, without a port, to the name of its variant. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, Variant>>;
}

/** `undefined` for an unrecognised host. */
export const variantOfHost = ({ hosts, variants }: VariantsByHost, host: string): Variant | undefined =>
  Object.hasOwn(hosts, host) ? variants[hosts[host] ?? ''] : undefined;

/** The product name, with its service mark if it has one. */
export const displayName = ({ productName, serviceMark }: Variant): string =>
  serviceMark ? `${productName}℠` : productName;

/** Whether this variant offers the action that leads to the route. */
export const offersAction = (actions: readonly VariantAction[], route: string): boolean =>
  actions.some((action) => action.route === route);
