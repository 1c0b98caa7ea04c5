/** @jest-environment jsdom */
import type { AddressComponent, GooglePlaces } from './GooglePlaces';
import { googlePlacesLookup } from './googlePlacesLookup';
import { googlePlacesTrustedTypesPolicy, retryAfter } from './googlePlacesScript';

const { signal } = new AbortController();
const script = (): HTMLScriptElement | null => document.querySelector('script[src*="google"]');
const page = window as unknown as Record<string, unknown>;

const components: readonly AddressComponent[] = [
  { types: ['route'], longText: 'Lake Avenue', shortText: 'Lake Ave' },
  { types: ['administrative_area_level_1'], longText: 'New York', shortText: 'NY' },
];

/** Google's library, and what it was asked. */
const google = (refusing: { suggestions?: boolean; fields?: boolean } = {}) => {
  const asked: Parameters<GooglePlaces['AutocompleteSuggestion']['fetchAutocompleteSuggestions']>[0][] = [];
  const fields: unknown[] = [];
  const library: GooglePlaces = {
    AutocompleteSessionToken: class {
      readonly kind = 'session';
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request) => {
        asked.push(request);
        if (refusing.suggestions) throw new Error('OVER_QUERY_LIMIT');
        const place = {
          addressComponents: components,
          fetchFields: async (wanted: unknown) => {
            fields.push(wanted);
            if (refusing.fields) throw new Error('OVER_QUERY_LIMIT');
          },
        };
        return {
          suggestions: [
            { placePrediction: { placeId: 'p1', text: { text: 'Lake Avenue, NY, USA' }, toPlace: () => place } },
            { placePrediction: null },
          ],
        };
      },
    },
  };
  const start = (): void => {
    page['google'] = { maps: { importLibrary: async () => library } };
    const ready = new URL(script()?.src ?? '').searchParams.get('callback') ?? '';
    (page[ready] as () => void)();
  };
  return { asked, fields, start };
};

/** A lookup whose first request has loaded Google's script. */
const open = async (refusing?: Parameters<typeof google>[0]) => {
  const { start, ...vendor } = google(refusing);
  const lookup = googlePlacesLookup('key');
  const first = lookup.suggest('240', signal);
  start();
  return { ...vendor, lookup, suggestions: await first };
};

afterEach(() => {
  document.head.innerHTML = '';
  delete page['google'];
  delete page['trustedTypes'];
  jest.useRealTimers();
});

describe('googlePlacesLookup', () => {
  it('is off without a key: it suggests nothing, loads nothing and says nothing of Google @CONFIG-12', async () => {
    const lookup = googlePlacesLookup('');
    expect(await lookup.suggest('240 Lake', signal)).toEqual([]);
    expect(await lookup.resolve({ id: 'p1', text: '' })).toEqual({});
    expect(script()).toBeNull();
    expect(lookup.attribution).toBeUndefined();
  });

  it('loads the script when it is first asked, and once @CONFIG-13', async () => {
    const { start, asked } = google();
    const lookup = googlePlacesLookup('key & more');
    expect(script()).toBeNull();

    const first = lookup.suggest('240 Lake', signal);
    const url = new URL(script()?.src ?? '');
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(url.searchParams.get('key')).toBe('key & more');
    start();
    expect(await first).toEqual([{ id: 'p1', text: 'Lake Avenue, NY, USA' }]);
    await lookup.suggest('240 Lake A', signal);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(asked).toHaveLength(2);
    expect(lookup.attribution).toBe('Google Maps');
  });

  it('asks only for addresses in the United States, in one session until one is chosen @CONFIG-15', async () => {
    const { asked, fields, lookup, suggestions } = await open();
    const [suggestion] = suggestions;
    await lookup.suggest('240 L', signal);
    expect(await lookup.resolve(suggestion ?? { id: '', text: '' })).toEqual({ address1: 'Lake Avenue', state: 'NY' });
    await lookup.suggest('19 H', signal);

    expect(asked.map(({ includedRegionCodes }) => includedRegionCodes)).toEqual([['us'], ['us'], ['us']]);
    expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);
    expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
    expect(fields).toEqual([{ fields: ['addressComponents'] }]);
  });

  it('makes no request for text that changed while the script was loading', async () => {
    const { start, asked } = google();
    const lookup = googlePlacesLookup('key');
    const typedOn = new AbortController();
    const suggestions = lookup.suggest('240', typedOn.signal);
    typedOn.abort();
    start();
    expect(await suggestions).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('drops an answer that comes after the text has changed', async () => {
    const { start, asked } = google();
    const lookup = googlePlacesLookup('key');
    const typedOn = new AbortController();
    const suggestions = lookup.suggest('240', typedOn.signal);
    start();
    while (asked.length === 0) await Promise.resolve();
    typedOn.abort();
    expect(await suggestions).toEqual([]);
  });

  it.each([{ suggestions: true }, { fields: true }])('suggests nothing if Google refuses: %o', async (refusing) => {
    const { lookup, suggestions } = await open(refusing);
    expect(suggestions).toHaveLength(refusing.suggestions ? 0 : 1);
    expect(await lookup.resolve({ id: 'p1', text: '' })).toEqual({});
  });

  it('suggests nothing if the script is blocked, and asks for it again half a minute later @CONFIG-16 @SAFE-6', async () => {
    jest.useFakeTimers();
    const { start } = google();
    const lookup = googlePlacesLookup('key');
    const blocked = lookup.suggest('240', signal);
    script()?.dispatchEvent(new Event('error'));
    expect(await blocked).toEqual([]);
    expect(script()).toBeNull();

    await jest.advanceTimersByTimeAsync(retryAfter - 1);
    expect(await lookup.suggest('240 L', signal)).toEqual([]);
    expect(script()).toBeNull();

    await jest.advanceTimersByTimeAsync(1);
    const again = lookup.suggest('240 La', signal);
    start();
    expect(await again).toHaveLength(1);
  });

  it('has one Trusted Types policy for its address', async () => {
    jest.useFakeTimers();
    const made: string[] = [];
    page['trustedTypes'] = {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        made.push(name);
        return rules;
      },
    };
    const lookup = googlePlacesLookup('key');
    for (const text of ['240', '240 L']) {
      const blocked = lookup.suggest(text, signal);
      script()?.dispatchEvent(new Event('error'));
      await blocked;
      await jest.advanceTimersByTimeAsync(retryAfter);
    }
    expect(made).toEqual([googlePlacesTrustedTypesPolicy]);
  });
});
