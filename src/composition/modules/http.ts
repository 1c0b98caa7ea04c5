import { readAgainWhenBack } from '../../adapters/browser/readAgainWhenBack';
import { refreshTurns } from '../../adapters/browser/refreshTurns';
import type { Fetch } from '../../adapters/http/Fetch';
import { httpGateways } from '../../adapters/http/httpGateways';
import { isOnOrigin } from '../../domain/documents/isOnOrigin';
import { withEarlyLogin } from '../../page/login/earlyLoginCall';
import { pageLanguage } from '../../ui/text/pageLanguage';
import type { Module } from '../wire';

const send: Fetch = (request) => fetch(request);

/** The login call that the page has sent. */
const takeSent = () => window.earlyArrival?.takeSent();

/** The insurer's API, and the vendors. */
export const httpModule: Module = {
  development: () => undefined,
  insurer: ({ record: { session }, identity, clock, timeTravel, ids, wait }) =>
    httpGateways({
      fetch: withEarlyLogin(send, takeSent),
      baseUrl: window.location.origin,
      session,
      wait,
      readAgainWhenBack,
      ids,
      language: pageLanguage.read,
      turns: refreshTurns({
        identity,
        session,
        open: () => new BroadcastChannel('hearthside-tokens'),
        locks: navigator.locks,
        wait,
      }),
      now: () => (timeTravel?.chosen() === undefined ? undefined : clock.now()),
    }),
  // A document on another origin gets no tokens.
  readDocument: ({ insurer, configuration }) =>
    isOnOrigin(configuration.documentsBaseUrl, window.location.origin) ? insurer.readDocument : undefined,
  loadAddressLookup:
    ({ configuration }) =>
    async () => {
      const { googlePlacesLookup } = await import(
        /* webpackChunkName: "profile" */ '../../adapters/google-places/googlePlacesLookup'
      );
      return googlePlacesLookup(configuration.publicKeys.googlePlaces);
    },
  loadCardService:
    ({ configuration }) =>
    async () => {
      const { recurlyCardService } = await import(
        /* webpackChunkName: "billing" */ '../../adapters/recurly/recurlyCardService'
      );
      return recurlyCardService(configuration.publicKeys.recurly);
    },
};
