import { vendorScript } from '../browser/vendorScript';
import { within } from '../browser/within';
import type { GooglePlaces } from './GooglePlaces';

/** The Content-Security-Policy has to allow this name. */
export const GOOGLE_PLACES_TRUSTED_TYPES_POLICY = 'hearthside#google-places';

/** Milliseconds that each step of Google may take. */
export const STEP_LIMIT = 10_000;

/** Milliseconds after a failure before the library can load again. */
const RETRY_AFTER = 30_000;

const HOST = 'https://maps.googleapis.com/';

/** Google's script calls this function of the window once it is ready. */
const READY = 'hearthsideGoogleMapsReady';

/** Properties of the window that TypeScript does not know. */
interface VendorWindow {
  readonly google?: { readonly maps?: { importLibrary?(name: 'places'): Promise<GooglePlaces> } };
  [READY]?: () => void;
}

const bootstrapUrl = (publicKey: string): string =>
  `${HOST}maps/api/js?${new URLSearchParams({
    key: publicKey,
    v: 'weekly',
    loading: 'async',
    callback: READY,
  }).toString()}`;

/** The scripts that Google's bootstrap has asked for. It runs once in a page: its Trusted Types policy cannot be created again. */
const requestedByGoogle = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${HOST}maps-api-v3/"]`)].map(({ src }) => src);

/** Loads Google's Places library on the first call. After a failure, it can load again a little later. */
export const googlePlacesScript = (publicKey: string): (() => Promise<GooglePlaces>) => {
  let loading: Promise<GooglePlaces> | undefined;
  const insert = vendorScript(GOOGLE_PLACES_TRUSTED_TYPES_POLICY, HOST);
  const vendor = window as VendorWindow;

  const start = async (): Promise<void> => {
    const ready = new Promise<void>((resolve) => {
      vendor[READY] = resolve;
    });
    const missing = vendor.google?.maps ? requestedByGoogle() : [bootstrapUrl(publicKey)];
    await Promise.all(missing.map(insert));
    await within(STEP_LIMIT, ready, new Error("Google's script did not start."));
  };

  const load = async (): Promise<GooglePlaces> => {
    // A script that came too late for one call serves the next.
    if (vendor.google?.maps?.importLibrary === undefined) await start();
    const library = vendor.google?.maps?.importLibrary?.('places');
    if (library === undefined) throw new Error("Google's script has no libraries.");
    return within(STEP_LIMIT, library, new Error("Google's library did not come."));
  };

  return () => {
    if (loading === undefined) {
      loading = load();
      loading.catch(() => setTimeout(() => (loading = undefined), RETRY_AFTER));
    }
    return loading;
  };
};
