import type { AddressLookup } from '../../application/ports/AddressLookup';
import { addressOfComponents } from './addressOfComponents';
import type { PlacePrediction, SessionToken } from './GooglePlaces';
import { googlePlacesScript } from './googlePlacesScript';

const off: AddressLookup = { suggest: () => Promise.resolve([]), resolve: () => Promise.resolve({}) };

/** Google's types for a house or a street. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route'];

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

  return {
    attribution: 'Google Maps',

    suggest: async (text, signal) => {
      try {
        const places = await library();
        signal.throwIfAborted();
        session ??= new places.AutocompleteSessionToken();
        const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input: text,
          sessionToken: session,
          includedRegionCodes: ['us'],
          includedPrimaryTypes: ADDRESS_TYPES,
          language: 'en-US',
        });
        // A late answer must not replace the predictions of a newer one.
        signal.throwIfAborted();
        const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
        predictions.clear();
        for (const prediction of found) predictions.set(prediction.placeId, prediction);
        return found.map((prediction) => ({ id: prediction.placeId, text: prediction.text.text }));
      } catch {
        return [];
      }
    },

    resolve: async ({ id }) => {
      try {
        const place = predictions.get(id)?.toPlace();
        await place?.fetchFields({ fields: ['addressComponents'] });
        return addressOfComponents(place?.addressComponents ?? []);
      } catch {
        return {};
      } finally {
        // A session of Google ends when a suggestion is chosen.
        session = undefined;
      }
    },
  };
};
