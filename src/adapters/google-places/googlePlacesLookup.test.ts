/** @jest-environment jsdom */

import type { AddressComponent, GooglePlaces } from './GooglePlaces';
import { googlePlacesLookup } from './googlePlacesLookup';
import { GOOGLE_PLACES_TRUSTED_TYPES_POLICY } from './googlePlacesScript';

/** What the rules say, in milliseconds. */
const stepLimit = 10_000;
const retryAfter = 30_000;

const { signal } = new AbortController();
const script = (): HTMLScriptElement | null => document.querySelector('script[src*="google"]');
const page = window as unknown as Record<string, unknown>;

const components: readonly AddressComponent[] = [
  { types: ['route'], longText: 'Lake Avenue', shortText: 'Lake Ave' },
  { types: ['administrative_area_level_1'], longText: 'New York', shortText: 'NY' },
];

/** Google's library, and what it was asked. */
const google = (
  refusing: { suggestions?: boolean; fields?: boolean; silent?: boolean; odd?: readonly object[] } = {},
) => {
  const asked: Parameters<GooglePlaces['AutocompleteSuggestion']['fetchAutocompleteSuggestions']>[0][] = [];
  const fields: unknown[] = [];
  const library: GooglePlaces = {
    AutocompleteSessionToken: class {
      readonly kind = 'session';
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request) => {
        asked.push(request);
        if (refusing.silent) await new Promise(() => undefined);
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
            ...((refusing.odd ?? []) as []),
          ],
        };
      },
    },
  };
  const ready = (): void => (page['hearthsideGoogleMapsReady'] as () => void)();
  /** Google's bootstrap runs in one turn; its main script comes later, defines `importLibrary` and calls back. */
  const bootstrap = (): void => {
    page['google'] = { maps: {} };
    const main = document.createElement('script');
    main.src = MAIN;
    document.head.append(main);
    script()?.dispatchEvent(new Event('load'));
  };
  const main = async (): Promise<void> => {
    page['google'] = { maps: { importLibrary: async () => library } };
    for (const element of document.querySelectorAll(`script[src="${MAIN}"]`)) element.dispatchEvent(new Event('load'));
    ready();
    await Promise.resolve();
  };
  const start = (): void => {
    bootstrap();
    void main();
  };
  return { asked, fields, start, bootstrap, main };
};

const MAIN = 'https://maps.googleapis.com/maps-api-v3/api/js/64/a/main.js';

/** Trusted Types as a browser enforces them: a policy can be created once, and a script takes no plain text. */
const trustedTypes = () => {
  const made: string[] = [];
  page['trustedTypes'] = {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      if (made.includes(name)) throw new TypeError(`Policy ${name} exists`);
      made.push(name);
      return rules;
    },
  };
  return made;
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
  it('is off without a key: it suggests nothing, loads nothing and does not name Google @CONFIG-12', async () => {
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
    expect(document.querySelectorAll('script[src*="/maps/api/js"]')).toHaveLength(1);
    expect(asked).toHaveLength(2);
    expect(lookup.attribution).toBe('Google Maps');
  });

  it('asks only for addresses in the United States, in one session until one is chosen @CONFIG-15 @PROFILE-22', async () => {
    const { asked, fields, lookup, suggestions } = await open();
    const [suggestion] = suggestions;
    await lookup.suggest('240 L', signal);
    expect(await lookup.resolve(suggestion ?? { id: '', text: '' })).toEqual({
      address1: '240 Lake Avenue',
      state: 'NY',
    });
    await lookup.suggest('19 H', signal);

    // Google counts the territories as countries.
    for (const { includedRegionCodes } of asked)
      expect(includedRegionCodes).toEqual(['us', 'as', 'gu', 'mp', 'pr', 'vi']);
    expect(asked).toHaveLength(3);
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

  it.each([
    { text: { text: 'No id' } },
    { placeId: 7, text: { text: 'A number for an id' } },
    { placeId: 'p2' },
    { placeId: 'p2', text: null },
    { placeId: 'p2', text: { text: null } },
    { placeId: 'p2', text: { text: {} } },
    { placeId: 'p2', text: { text: 7 } },
    { placeId: 'p2', text: { text: '' } },
    { placeId: 'p1', text: { text: 'The same place' } },
  ])('leaves out a suggestion without a text or an id, and one of the same place: %j @SAFE-6', async (odd) => {
    const { suggestions } = await open({ odd: [{ placePrediction: odd }] });
    expect(suggestions).toEqual([{ id: 'p1', text: 'Lake Avenue, NY, USA' }]);
  });

  it.each([{}, { toPlace: () => null }, { toPlace: () => ({ fetchFields: async () => 0, addressComponents: 7 }) }])(
    'resolves an invalid place to nothing: %o @SAFE-6',
    async (place) => {
      const { lookup } = await open({ odd: [{ placePrediction: { placeId: 'p2', text: { text: 'Odd' }, ...place } }] });
      expect(await lookup.resolve({ id: 'p2', text: '' })).toEqual({});
    },
  );

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

  it('begins another session as soon as a place is chosen, also while it is fetched, and when the address is left @CONFIG-36', async () => {
    const { asked, lookup, suggestions } = await open();
    const [suggestion] = suggestions;
    const filling = lookup.resolve(suggestion ?? { id: '', text: '' });
    await lookup.suggest('240 L', signal);
    await filling;
    await lookup.suggest('240 La', signal);
    lookup.finish?.();
    await lookup.suggest('19 H', signal);

    const tokens = asked.map(({ sessionToken }) => sessionToken);
    expect(new Set(tokens).size).toBe(3);
    expect(tokens[1]).toBe(tokens[2]);
  });

  it('suggests nothing after 10 seconds if Google’s script throws, which no event tells @CONFIG-35', async () => {
    jest.useFakeTimers();
    const { bootstrap } = google();
    const lookup = googlePlacesLookup('key');
    const silent = lookup.suggest('240', signal);
    bootstrap();
    await jest.advanceTimersByTimeAsync(stepLimit);
    expect(await silent).toEqual([]);
  });

  it.each(['https://maps.googleapis.com/maps/api/js', MAIN])(
    'gives up %s after 10 seconds without an answer, and loads it again @CONFIG-35',
    async (slow) => {
      jest.useFakeTimers();
      const made = trustedTypes();
      const { bootstrap, main } = google();
      const lookup = googlePlacesLookup('key');
      const first = lookup.suggest('240', signal);
      if (slow === MAIN) bootstrap();
      await jest.advanceTimersByTimeAsync(stepLimit);
      expect(await first).toEqual([]);

      await jest.advanceTimersByTimeAsync(retryAfter);
      const again = lookup.suggest('240 L', signal);
      expect([...document.querySelectorAll('script')].at(-1)?.src).toContain(slow);
      if (slow !== MAIN) bootstrap();
      await main();
      await jest.advanceTimersByTimeAsync(0);
      expect(await again).toHaveLength(1);
      expect(made).toEqual([GOOGLE_PLACES_TRUSTED_TYPES_POLICY]);
    },
  );

  it('uses a script that came too late for the call before', async () => {
    jest.useFakeTimers();
    const { bootstrap, main } = google();
    const lookup = googlePlacesLookup('key');
    const late = lookup.suggest('240', signal);
    await jest.advanceTimersByTimeAsync(stepLimit);
    expect(await late).toEqual([]);
    bootstrap();
    await main();

    await jest.advanceTimersByTimeAsync(retryAfter);
    expect(await lookup.suggest('240 L', signal)).toHaveLength(1);
  });

  it('works with the bootstrap that came first where both the slow one and its retry come @CONFIG-35', async () => {
    jest.useFakeTimers();
    const { bootstrap, main } = google();
    const lookup = googlePlacesLookup('key');
    const late = lookup.suggest('240', signal);
    await jest.advanceTimersByTimeAsync(stepLimit + retryAfter);
    expect(await late).toEqual([]);
    const again = lookup.suggest('240 L', signal);
    await jest.advanceTimersByTimeAsync(0);
    bootstrap();
    await main();
    // The second one throws, because the policy of the first exists; the browser says that it has loaded.
    script()?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await again).toHaveLength(1);
  });

  it('waits 10 seconds for suggestions @CONFIG-35', async () => {
    jest.useFakeTimers();
    const { start } = google({ silent: true });
    const silent = googlePlacesLookup('key').suggest('240', signal);
    start();
    await jest.advanceTimersByTimeAsync(stepLimit);
    expect(await silent).toEqual([]);
  });
});
