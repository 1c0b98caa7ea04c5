import { arriveEarly } from './composition/earlyArrival';

/** Stands in the page of the portal on the in-memory adapter. */
arriveEarly();
