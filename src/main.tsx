import { httpGateways } from './adapters/http/httpGateways';
import { startPortal } from './composition/portal';

/** The portal on the insurer's API. */
startPortal(({ session, clock, timeTravel }) => ({
  ...httpGateways({
    fetch: (request) => fetch(request),
    baseUrl: '',
    session,
    now: () => (timeTravel?.chosen() === undefined ? undefined : clock.now()),
  }),
  addressLookup: { suggest: () => Promise.resolve([]), resolve: () => Promise.resolve({}) },
  cardService: {
    mount: () => Promise.reject(new Error('off')),
    tokeniseBankAccount: () => Promise.reject(new Error('off')),
  },
}));
