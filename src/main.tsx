import { googlePlacesLookup } from './adapters/google-places/googlePlacesLookup';
import { httpGateways } from './adapters/http/httpGateways';
import { recurlyCardService } from './adapters/recurly/recurlyCardService';
import { startPortal } from './composition/portal';

/** The portal on the insurer's API. */
startPortal(({ record, clock, timeTravel, configuration }) => ({
  ...httpGateways({
    fetch: (request) => fetch(request),
    baseUrl: '',
    session: record.session,
    now: () => (timeTravel?.chosen() === undefined ? undefined : clock.now()),
  }),
  addressLookup: googlePlacesLookup(configuration.publicKeys.googlePlaces),
  cardService: recurlyCardService(configuration.publicKeys.recurly),
}));
