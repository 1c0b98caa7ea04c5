import { CardServiceUnavailable } from '../../application/ports/CardService';
import { loadOnce } from '../browser/loadOnce';
import { vendorScript } from '../browser/vendorScript';
import type { Recurly } from './Recurly';

/** Recurly supports no other copy of its library (docs.recurly.com, "Getting started"). */
export const RECURLY_SCRIPT_URL = 'https://js.recurly.com/v4/recurly.js';

/** An extension's script, or the id of its element, may have the same name. Recurly.js then takes it. */
const loaded = (): Recurly | undefined => {
  const { recurly } = window as { readonly recurly?: Recurly };
  return typeof recurly?.configure === 'function' ? recurly : undefined;
};

/** Loads and configures Recurly.js on the first call. After a failure, the next call loads it again. */
export const recurlyScript = (publicKey: string): (() => Promise<Recurly>) => {
  const insert = vendorScript('hearthside#recurly', 'https://js.recurly.com/');

  return loadOnce(async () => {
    try {
      // A script that came too late for one call serves the next.
      if (loaded() === undefined) await insert(RECURLY_SCRIPT_URL);
      const recurly = loaded();
      if (recurly === undefined) throw new Error('Recurly.js did not start.');
      recurly.configure({
        publicKey,
        required: ['cvv', 'first_name', 'last_name', 'address1', 'city', 'state', 'postal_code'],
        engage: { enabled: false },
      });
      withoutCollectors(recurly);
      return recurly;
    } catch (cause) {
      throw new CardServiceUnavailable('Recurly.js could not be used.', { cause });
    }
  });
};

/**
 * A collector of device data (FraudNet) writes a script as text, which Trusted Types forbid, and leaves its frame on later screens. So
 * none starts, and no token claims that one has run. Recurly does not document these names; without them everything else works.
 */
const withoutCollectors = ({ fraud }: Recurly): void => {
  if (fraud === undefined) return;
  fraud.activateProfiles = () => {
    fraud.profiles = [];
  };
};
