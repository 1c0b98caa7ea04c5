import { googlePlacesLookup } from '../adapters/google-places/googlePlacesLookup';
import { httpGateways } from '../adapters/http/httpGateways';
import { answeringAhead } from '../adapters/http/loginAhead';
import { recurlyCardService } from '../adapters/recurly/recurlyCardService';
import { startPortal } from './portal';

/** The portal on the insurer's API; it starts when this is imported. */
void startPortal(({ record, clock, timeTravel, configuration }) => ({
  ...httpGateways({
    fetch: answeringAhead(
      (request) => fetch(request),
      () => window.earlyArrival?.takeSent(),
    ),
    baseUrl: '',
    session: record.session,
    now: () => (timeTravel?.chosen() === undefined ? undefined : clock.now()),
  }),
  addressLookup: googlePlacesLookup(configuration.publicKeys.googlePlaces),
  cardService: recurlyCardService(configuration.publicKeys.recurly),
}));
