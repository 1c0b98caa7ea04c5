import type { GooglePlaces } from './GooglePlaces';

/** The name that a Content-Security-Policy with Trusted Types has to allow. */
export const googlePlacesTrustedTypesPolicy = 'hearthside#google-places';

/** How long after a script that did not come it is asked for again, in milliseconds. */
export const retryAfter = 30_000;

/** Google's script calls it once it is ready. */
const READY = 'hearthsideGoogleMapsReady';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** What the browser's window may hold, which TypeScript's own description lacks. */
interface VendorWindow {
  readonly google?: { readonly maps: { importLibrary(name: 'places'): Promise<GooglePlaces> } };
  readonly trustedTypes?: TrustedTypes;
  [READY]?: (() => void) | undefined;
}

const scriptUrl = (publicKey: string): string =>
  `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
    key: publicKey,
    v: 'weekly',
    loading: 'async',
    callback: READY,
  }).toString()}`;

/**
 * Brings Google's Places library to the page when it is first asked for, and answers it to everyone after. A script that did not come
 * is taken off the page, and can be asked for anew a little later. Rejects when there is no library.
 */
export const googlePlacesScript = (publicKey: string): (() => Promise<GooglePlaces>) => {
  let loading: Promise<GooglePlaces> | undefined;
  let url: string | undefined;

  const trustedUrl = (trustedTypes: TrustedTypes | undefined): string =>
    trustedTypes
      ?.createPolicy(googlePlacesTrustedTypesPolicy, { createScriptURL: () => scriptUrl(publicKey) })
      .createScriptURL('') ?? scriptUrl(publicKey);

  const load = async (): Promise<GooglePlaces> => {
    const vendor = window as VendorWindow;
    const script = document.createElement('script');
    // A policy can be made once; its URL serves every attempt.
    script.src = url ??= trustedUrl(vendor.trustedTypes);
    script.async = true;
    try {
      await new Promise<void>((resolve, reject) => {
        vendor[READY] = resolve;
        script.addEventListener('error', () => reject(new Error("Google's script could not be loaded.")));
        document.head.append(script);
      });
      if (vendor.google === undefined) throw new Error("Google's script did not start.");
      return await vendor.google.maps.importLibrary('places');
    } catch (failure) {
      script.remove();
      throw failure;
    } finally {
      vendor[READY] = undefined;
    }
  };

  const forgetLater = (): void => {
    setTimeout(() => {
      loading = undefined;
    }, retryAfter);
  };

  return () => {
    if (loading === undefined) {
      loading = load();
      loading.catch(forgetLater);
    }
    return loading;
  };
};
