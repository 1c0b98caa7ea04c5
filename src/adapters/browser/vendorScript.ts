interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/**
 * The script of a vendor, which the page loads again with each call.
 * @param policy the name of a Trusted Types policy. The Content-Security-Policy has to allow it
 */
export const vendorScript = (policy: string, url: string): (() => HTMLScriptElement) => {
  let trusted: string | undefined;

  const trustedUrl = (): string => {
    // TypeScript does not know this property of the window.
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
  };

  return () => {
    const script = document.createElement('script');
    // A Trusted Types policy can be created only once, so later calls reuse its URL.
    script.src = trusted ??= trustedUrl();
    script.async = true;
    document.head.append(script);
    return script;
  };
};
