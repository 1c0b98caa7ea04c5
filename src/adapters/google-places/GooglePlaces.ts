/** The part of Google's Places library that the portal uses (developers.google.com/maps, "Place Autocomplete Data API"). */
export interface GooglePlaces {
  /** Google bills the requests of one session together. */
  readonly AutocompleteSessionToken: new () => SessionToken;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string;
      readonly sessionToken: SessionToken;
      readonly includedRegionCodes: string[];
      readonly includedPrimaryTypes: string[];
      readonly language: string;
    }): Promise<{ readonly suggestions: readonly { readonly placePrediction: PlacePrediction | null }[] }>;
  };
}

export type SessionToken = object;

export interface PlacePrediction {
  readonly placeId: unknown;
  readonly text?: { readonly text?: unknown } | null;
  toPlace(): Place;
}

export interface Place {
  fetchFields(request: { readonly fields: string[] }): Promise<unknown>;
  readonly addressComponents?: readonly AddressComponent[] | undefined;
}

export interface AddressComponent {
  readonly longText: unknown;
  readonly shortText: string | null;
  readonly types: readonly string[];
}
