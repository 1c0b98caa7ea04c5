import type { AddressLookup } from '../../application/ports/AddressLookup';
import type { PostalAddress } from '../../domain/PostalAddress';
import { within } from '../browser/within';
import { addressOfComponents, territories, textOf } from './addressOfComponents';
import type { GooglePlaces, PlacePrediction, SessionToken } from './GooglePlaces';
import { googlePlacesScript, STEP_LIMIT } from './googlePlacesScript';

const off: AddressLookup = { suggest: () => Promise.resolve([]), resolve: () => Promise.resolve({}) };

/** Google's types for a house or a street. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

const fetchPredictions = async (
  { AutocompleteSuggestion }: GooglePlaces,
  input: string,
  sessionToken: SessionToken,
): Promise<readonly PlacePrediction[]> => {
  const asking = AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    sessionToken,
    includedRegionCodes: ['us', ...territories.map((code) => code.toLowerCase())],
    includedPrimaryTypes: [...addressTypes],
    language: 'en-US',
  });
  const { suggestions } = await within(STEP_LIMIT, asking, new Error('Google sent no suggestions.'));
  return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
};

const fetchAddress = async (prediction: PlacePrediction, street: string): Promise<Partial<PostalAddress>> => {
  const place = prediction.toPlace();
  const fetching = place.fetchFields({ fields: ['addressComponents'] });
  await within(STEP_LIMIT, fetching, new Error('Google sent no address.'));
  return addressOfComponents(place.addressComponents ?? [], street, textOf(prediction.text?.text));
};

/**
 * Suggests addresses in the United States from Google Places. The script loads with the first request. A blocked script or a failure of
 * Google suggests nothing.
 * @param publicKey an empty key turns the service off
 */
export const googlePlacesLookup = (publicKey: string): AddressLookup => {
  if (publicKey === '') return off;
  const library = googlePlacesScript(publicKey);
  const predictions = new Map<string, PlacePrediction>();
  let session: SessionToken | undefined;
  let typed = '';

  return {
    attribution: 'Google Maps',

    suggest: async (text, signal) => {
      try {
        const places = await library();
        signal.throwIfAborted();
        session ??= new places.AutocompleteSessionToken();
        const found = await fetchPredictions(places, text, session);
        // A late answer must not replace the predictions of a newer one.
        signal.throwIfAborted();
        typed = text;
        predictions.clear();
        return found.flatMap((prediction) => {
          const id = textOf(prediction.placeId);
          const suggested = textOf(prediction.text?.text);
          // A place that comes twice would leave one of its lines in the list that comes next.
          if (!id || !suggested || predictions.has(id)) return [];
          predictions.set(id, prediction);
          return { id, text: suggested };
        });
      } catch {
        return [];
      }
    },

    resolve: async ({ id }) => {
      const prediction = predictions.get(id);
      const street = typed;
      // Google bills a session up to the choice of a place; what is typed while the place is fetched belongs to the next one.
      session = undefined;
      try {
        return prediction === undefined ? {} : await fetchAddress(prediction, street);
      } catch {
        return {};
      }
    },

    finish: () => {
      session = undefined;
    },
  };
};
