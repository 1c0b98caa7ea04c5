import { within } from './within';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Milliseconds that a script of a vendor may take. */
const SCRIPT_LIMIT = 10_000;

/**
 * Loads scripts of one vendor. A script that fails or takes too long leaves the page again, so that it can be loaded once more.
 * @param policy the name of a Trusted Types policy. The Content-Security-Policy has to allow it
 * @param host the start of every address, such as `https://vendor.example/`
 */
export const vendorScript = (policy: string, host: string): ((url: string) => Promise<void>) => {
  let rules: Pick<ReturnType<TrustedTypes['createPolicy']>, 'createScriptURL'> | undefined;
  const checked = (url: string): string => {
    if (!url.startsWith(host)) throw new TypeError(`${url} is no script of ${host}`);
    return url;
  };

  return async (url) => {
    // TypeScript does not know this property of the window.
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    // A Trusted Types policy can be created only once.
    rules ??= trustedTypes?.createPolicy(policy, { createScriptURL: checked }) ?? { createScriptURL: checked };
    const script = document.createElement('script');
    script.src = rules.createScriptURL(url);
    script.async = true;
    const loaded = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${host} sent no script.`)));
    });
    document.head.append(script);
    try {
      await within(SCRIPT_LIMIT, loaded, new Error(`${host} sent no script in time.`));
    } catch (failure) {
      script.remove();
      throw failure;
    }
  };
};
