/// <reference types="google.maps" />
import type { Recurly as PublishedRecurly } from '@recurly/recurly-js';
import type { GooglePlaces, Place } from '../src/adapters/google-places/GooglePlaces';
import type { Recurly, RecurlyElement, RecurlyElements } from '../src/adapters/recurly/Recurly';

/** Whether the first type has all that the second needs. The compiler decides; `npm run typecheck` fails where it cannot. */
type Fits<Published extends Ours, Ours> = Published extends Ours ? true : false;

/** What the vendors do not publish: marketing that is switched off, collectors, and the end of a field. */
type Configuration = Omit<Parameters<Recurly['configure']>[0], 'engage'>;

const fits: {
  readonly configuration: Fits<Configuration, Exclude<Parameters<PublishedRecurly['configure']>[0], string>>;
  readonly elements: Fits<ReturnType<PublishedRecurly['Elements']>, Omit<RecurlyElements, 'destroy'>>;
  readonly element: Fits<
    ReturnType<ReturnType<PublishedRecurly['Elements']>['CardNumberElement']>,
    Omit<RecurlyElement, 'destroy'>
  >;
  readonly bankAccount: Fits<PublishedRecurly['bankAccount'], Recurly['bankAccount']>;
  readonly places: Fits<google.maps.PlacesLibrary, Pick<GooglePlaces, 'AutocompleteSessionToken'>>;
  readonly suggestions: Fits<typeof google.maps.places.AutocompleteSuggestion, GooglePlaces['AutocompleteSuggestion']>;
  readonly place: Fits<google.maps.places.Place, Place>;
} = {
  configuration: true,
  elements: true,
  element: true,
  bankAccount: true,
  places: true,
  suggestions: true,
  place: true,
};

describe('The interfaces of the vendors', () => {
  it('fit the types that the vendors publish', () => {
    expect(Object.values(fits)).not.toContain(false);
  });
});
