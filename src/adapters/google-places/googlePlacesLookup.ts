import type { AddressLookup } from '../../application/ports/AddressLookup';
import { within } from '../browser/within';
import { addressOfComponents, textOf } from './addressOfComponents';
import type { PlacePrediction, SessionToken } from './GooglePlaces';
import { googlePlacesScript, STEP_LIMIT } from './googlePlacesScript';

const off: AddressLookup = { suggest: () => Promise.resolve([]), resolve: () => Promise.resolve({}) };

/** Google's types for a house or a street. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

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
        const asking = places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input: text,
          sessionToken: session,
          includedRegionCodes: ['us'],
          includedPrimaryTypes: [...addressTypes],
          language: 'en-US',
        });
        const { suggestions } = await within(STEP_LIMIT, asking, new Error('Google sent no suggestions.'));
        // A late answer must not replace the predictions of a newer one.
        signal.throwIfAborted();
        typed = text;
        predictions.clear();
        return suggestions.flatMap(({ placePrediction }) => {
          const id = textOf(placePrediction?.placeId);
          const suggested = textOf(placePrediction?.text?.text);
          if (!placePrediction || !id || !suggested) return [];
          predictions.set(id, placePrediction);
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
        if (prediction === undefined) return {};
        const place = prediction.toPlace();
        const fetching = place.fetchFields({ fields: ['addressComponents'] });
        await within(STEP_LIMIT, fetching, new Error('Google sent no address.'));
        return addressOfComponents(place.addressComponents ?? [], street);
      } catch {
        return {};
      }
    },

    finish: () => {
      session = undefined;
    },
  };
};
