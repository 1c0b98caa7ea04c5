import { CardServiceUnavailable } from '../../application/ports/CardElement';
import type { Recurly } from './Recurly';

/** Recurly supports no other copy of its library (docs.recurly.com, "Getting started"). */
export const recurlyScriptUrl = 'https://js.recurly.com/v4/recurly.js';

/** The Content-Security-Policy has to allow this name. */
const recurlyTrustedTypesPolicy = 'hearthside#recurly';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Properties of the window that TypeScript does not know. */
interface VendorWindow {
  readonly recurly?: Recurly;
  readonly trustedTypes?: TrustedTypes;
}

const trustedUrl = (trustedTypes: TrustedTypes | undefined): string =>
  trustedTypes
    ?.createPolicy(recurlyTrustedTypesPolicy, { createScriptURL: () => recurlyScriptUrl })
    .createScriptURL('') ?? recurlyScriptUrl;

/** Loads and configures Recurly.js on the first call. After a failure, the next call loads it again. */
export const recurlyScript = (publicKey: string): (() => Promise<Recurly>) => {
  let loading: Promise<Recurly> | undefined;
  let url: string | undefined;

  const load = (): Promise<Recurly> =>
    new Promise((resolve, reject) => {
      const vendor = window as VendorWindow;
      const script = document.createElement('script');
      const fail = (reason: string): void => {
        script.remove();
        reject(new CardServiceUnavailable(reason));
      };
      // A Trusted Types policy can be created only once, so later calls reuse its URL.
      script.src = url ??= trustedUrl(vendor.trustedTypes);
      script.async = true;
      script.addEventListener('error', () => fail('Recurly.js could not be loaded.'));
      script.addEventListener('load', () => {
        if (vendor.recurly === undefined) return fail('Recurly.js did not start.');
        vendor.recurly.configure({
          publicKey,
          required: ['cvv', 'first_name', 'last_name', 'address1', 'city', 'state', 'postal_code'],
          timeout: 60_000,
          engage: { enabled: false },
        });
        resolve(vendor.recurly);
      });
      document.head.append(script);
    });

  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
