import { startEarlyLogin } from './boot';

/** The script in the page of the portal in memory. */
startEarlyLogin();
