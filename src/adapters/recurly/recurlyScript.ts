import { CardServiceUnavailable } from '../../application/ports/CardElement';
import { vendorScript } from '../browser/vendorScript';
import type { Recurly } from './Recurly';

/** Recurly supports no other copy of its library (docs.recurly.com, "Getting started"). */
export const recurlyScriptUrl = 'https://js.recurly.com/v4/recurly.js';

/** Loads and configures Recurly.js on the first call. After a failure, the next call loads it again. */
export const recurlyScript = (publicKey: string): (() => Promise<Recurly>) => {
  let loading: Promise<Recurly> | undefined;
  const insert = vendorScript('hearthside#recurly', recurlyScriptUrl);

  const load = (): Promise<Recurly> =>
    new Promise((resolve, reject) => {
      const script = insert();
      const fail = (reason: string): void => {
        script.remove();
        reject(new CardServiceUnavailable(reason));
      };
      script.addEventListener('error', () => fail('Recurly.js could not be loaded.'));
      script.addEventListener('load', () => {
        const { recurly } = window as { readonly recurly?: Recurly };
        if (recurly === undefined) return fail('Recurly.js did not start.');
        recurly.configure({
          publicKey,
          required: ['cvv', 'first_name', 'last_name', 'address1', 'city', 'state', 'postal_code'],
          timeout: 60_000,
          engage: { enabled: false },
        });
        resolve(recurly);
      });
    });

  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
