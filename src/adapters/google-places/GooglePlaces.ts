/** Of Google's Places library, what the portal uses (developers.google.com/maps, "Place Autocomplete Data API"). */
export interface GooglePlaces {
  /** Groups what is asked while one address is typed, for Google's bill. */
  readonly AutocompleteSessionToken: new () => SessionToken;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string;
      readonly sessionToken: SessionToken;
      readonly includedRegionCodes: readonly string[];
      readonly includedPrimaryTypes: readonly string[];
      readonly language: string;
    }): Promise<{ readonly suggestions: readonly { readonly placePrediction: PlacePrediction | null }[] }>;
  };
}

export type SessionToken = object;

export interface PlacePrediction {
  readonly placeId: string;
  readonly text: { readonly text: string };
  toPlace(): Place;
}

interface Place {
  fetchFields(request: { readonly fields: readonly string[] }): Promise<unknown>;
  readonly addressComponents?: readonly AddressComponent[] | undefined;
}

export interface AddressComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
}
