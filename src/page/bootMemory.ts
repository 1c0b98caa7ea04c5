import { arriveEarly } from './boot';

/** The script in the page of the portal in memory. */
arriveEarly();
