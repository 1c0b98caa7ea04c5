import { CardServiceUnavailable } from '../../application/ports/CardElement';
import type { Recurly } from './Recurly';

/** Where Recurly serves its library from; it supports no other copy (docs.recurly.com, "Getting started"). */
export const recurlyScriptUrl = 'https://js.recurly.com/v4/recurly.js';

/** The name that a Content-Security-Policy with Trusted Types has to allow. */
export const recurlyTrustedTypesPolicy = 'hearthside#recurly';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** What the browser's window may hold, which TypeScript's own description lacks. */
interface VendorWindow {
  readonly recurly?: Recurly;
  readonly trustedTypes?: TrustedTypes;
}

const trustedUrl = (trustedTypes: TrustedTypes | undefined): string =>
  trustedTypes
    ?.createPolicy(recurlyTrustedTypesPolicy, { createScriptURL: () => recurlyScriptUrl })
    .createScriptURL('') ?? recurlyScriptUrl;

/**
 * Brings Recurly.js to the page when it is first asked for. A script that did not come is taken off the page, so that asking again
 * can work; the configured library is answered to everyone after.
 */
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
      // A policy can be made once; its URL serves every attempt.
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
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
};
