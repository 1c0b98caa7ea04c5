import { vendorScript } from '../browser/vendorScript';
import type { GooglePlaces } from './GooglePlaces';

/** The Content-Security-Policy has to allow this name. */
export const googlePlacesTrustedTypesPolicy = 'hearthside#google-places';

/** Milliseconds after a failure before the script can load again. */
export const retryAfter = 30_000;

/** Google's script calls this function of the window once it is ready. */
const READY = 'hearthsideGoogleMapsReady';

/** Properties of the window that TypeScript does not know. */
interface VendorWindow {
  readonly google?: { readonly maps: { importLibrary(name: 'places'): Promise<GooglePlaces> } };
  [READY]?: (() => void) | undefined;
}

const scriptUrl = (publicKey: string): string =>
  `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
    key: publicKey,
    v: 'weekly',
    loading: 'async',
    callback: READY,
  }).toString()}`;

/** Loads Google's Places library on the first call. After a failure, it can load again a little later. */
export const googlePlacesScript = (publicKey: string): (() => Promise<GooglePlaces>) => {
  let loading: Promise<GooglePlaces> | undefined;
  const insert = vendorScript(googlePlacesTrustedTypesPolicy, scriptUrl(publicKey));

  const load = async (): Promise<GooglePlaces> => {
    const vendor = window as VendorWindow;
    const script = insert();
    try {
      await new Promise<void>((resolve, reject) => {
        vendor[READY] = resolve;
        script.addEventListener('error', () => reject(new Error("Google's script could not be loaded.")));
      });
      if (vendor.google === undefined) throw new Error("Google's script did not start.");
      return await vendor.google.maps.importLibrary('places');
    } catch (error) {
      script.remove();
      throw error;
    } finally {
      vendor[READY] = undefined;
    }
  };

  return () => {
    if (loading === undefined) {
      loading = load();
      loading.catch(() => setTimeout(() => (loading = undefined), retryAfter));
    }
    return loading;
  };
};
