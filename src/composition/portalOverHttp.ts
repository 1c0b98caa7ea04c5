import { ownFailure } from '../adapters/browser/ownFailure';
import { refreshTurns } from '../adapters/browser/refreshTurns';
import { httpGateways } from '../adapters/http/httpGateways';
import { isOnOrigin } from '../domain/documents/isOnOrigin';
import { answeringAhead } from '../page/login/loginAhead';
import { startPortal } from './portal';

/** The portal over HTTP. Importing this module starts it. */
const starting = startPortal(({ record: { session }, identity, clock, timeTravel, configuration, ids, wait }) => {
  const { origin } = window.location;
  const { readDocument, ...gateways } = httpGateways({
    fetch: answeringAhead(
      (request) => fetch(request),
      () => window.earlyArrival?.takeSent(),
    ),
    baseUrl: origin,
    session,
    wait,
    ids,
    language: () => document.documentElement.lang,
    turns: refreshTurns({
      identity,
      session,
      open: () => new BroadcastChannel('hearthside-tokens'),
      locks: navigator.locks,
      wait,
    }),
    now: () => (timeTravel?.chosen() === undefined ? undefined : clock.now()),
  });
  return {
    ...gateways,
    loadAddressLookup: async () => {
      const { googlePlacesLookup } = await import(
        /* webpackChunkName: "profile" */ '../adapters/google-places/googlePlacesLookup'
      );
      return googlePlacesLookup(configuration.publicKeys.googlePlaces);
    },
    loadCardService: async () => {
      const { recurlyCardService } = await import(
        /* webpackChunkName: "billing" */ '../adapters/recurly/recurlyCardService'
      );
      return recurlyCardService(configuration.publicKeys.recurly);
    },
    // A document on another origin gets no tokens.
    readDocument: isOnOrigin(configuration.documentsBaseUrl, origin) ? readDocument : undefined,
  };
});

void ownFailure(starting);
