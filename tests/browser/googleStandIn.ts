import type { BrowserContext, Route } from '@playwright/test';

interface GoogleWindow extends Window {
  google: { maps: { importLibrary?: (name: string) => Promise<unknown>; places?: unknown } };
  trustedTypes?: {
    createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
  };
  /** The scripts that follow are loaded by the policy of the first. */
  loadScript: (path: string) => Promise<void>;
}

const host = 'https://maps.googleapis.com';

/** Runs in the portal's page, first. Each policy that the Content-Security-Policy does not allow throws here, as in Google's script. */
const bootstrap = (): void => {
  const page = window as unknown as GoogleWindow;
  const policy = page.trustedTypes?.createPolicy('google-maps-api-loader', { createScriptURL: (url: string) => url });
  const { origin, searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  page.google = { maps: {} };
  page.loadScript = (path) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const url = `${origin}/maps-api-v3/api/js/64/12/${path}`;
      script.src = policy?.createScriptURL(url) ?? url;
      script.dataset['key'] = searchParams.get('key') ?? '';
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', reject);
      document.head.append(script);
    });
  void fetch(`${origin}/maps/api/mapsjs/gen_204?csp_test=true`, { mode: 'no-cors' });
  void page.loadScript('main.js').then(() => {
    (Reflect.get(window, searchParams.get('callback') ?? '') as () => void)();
  });
};

/** Runs in the portal's page, second. */
const main = (): void => {
  const page = window as unknown as GoogleWindow;
  page.trustedTypes?.createPolicy('google-maps-api#html', { createHTML: (text: string) => text });
  page.google.maps.importLibrary = async (name) => {
    await page.loadScript(`${name}.js`);
    return page.google.maps.places;
  };
};

/** Runs in the portal's page, when the library is asked for. */
const places = (): void => {
  const page = window as unknown as GoogleWindow;
  const { key = '' } = (document.currentScript as HTMLScriptElement).dataset;
  page.trustedTypes?.createPolicy('lit-html', { createHTML: (text: string) => text });

  const ask = async (method: string, request: object) => {
    const answer = await fetch(`https://places.googleapis.com/$rpc/google.maps.places.v1.Places/${method}`, {
      method: 'POST',
      headers: { 'X-Goog-Api-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${method}: ${String(answer.status)}`);
    return (await answer.json()) as object;
  };

  const placeOf = (placeId: string, sessionToken: object) => {
    const place = {
      fetchFields: async ({ fields }: { readonly fields: readonly string[] }): Promise<void> => {
        Object.assign(place, await ask('GetPlace', { placeId, sessionToken, fields }));
      },
    };
    return place;
  };

  page.google.maps.places = {
    AutocompleteSessionToken: class {
      readonly id = crypto.randomUUID();
      toJSON(): string {
        return this.id;
      }
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: { readonly sessionToken: object }) => {
        const found = (await ask('AutocompletePlaces', request)) as {
          readonly predictions: readonly { readonly placeId: string; readonly text: string }[];
        };
        return {
          suggestions: found.predictions.map(({ placeId, text }) => ({
            placePrediction: { placeId, text: { text }, toPlace: () => placeOf(placeId, request.sessionToken) },
          })),
        };
      },
    },
  };
};

const scripts: Readonly<Record<string, () => void>> = {
  '/maps/api/js': bootstrap,
  '/maps-api-v3/api/js/64/12/main.js': main,
  '/maps-api-v3/api/js/64/12/places.js': places,
};

const sendScript = (route: Route): Promise<void> => {
  const script = scripts[new URL(route.request().url()).pathname];
  return script
    ? route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
    : route.fulfill({ status: 204 });
};

export const suggestedAddress = '240 Lake Avenue, Apt 4B, Saratoga Springs, NY, USA';

const part = (type: string, longText: string, shortText = longText) => ({ types: [type], longText, shortText });

const answers: Readonly<Record<string, object>> = {
  AutocompletePlaces: { predictions: [{ placeId: 'a-place', text: suggestedAddress }] },
  GetPlace: {
    addressComponents: [
      part('subpremise', '4B'),
      part('street_number', '240'),
      part('route', 'Lake Avenue', 'Lake Ave'),
      part('locality', 'Saratoga Springs'),
      part('administrative_area_level_1', 'New York', 'NY'),
      part('postal_code', '12866'),
    ],
  },
};

/** Google's servers, for a key that is restricted to a website. They refuse a request that does not name this website. */
export const withGoogle = async (context: BrowserContext, website: RegExp): Promise<void> => {
  await context.route(`${host}/**`, sendScript);
  await context.route('https://places.googleapis.com/**', async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const isFromWebsite = website.test((await request.allHeaders())['referer'] ?? '');
    const method = request.url().split('/').at(-1) ?? '';
    return route.fulfill({ status: isFromWebsite ? 200 : 403, headers, json: answers[method] ?? {} });
  });
};
