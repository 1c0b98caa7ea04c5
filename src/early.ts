import { sendLogin } from './adapters/http/loginAhead';
import { arriveEarly } from './composition/earlyArrival';

/** Stands in the page of the portal on the insurer's API. A build with time travel sends no login ahead: it would lack its date. */
arriveEarly(__TIME_TRAVEL__ ? undefined : (credentials) => sendLogin((request) => fetch(request), credentials));
