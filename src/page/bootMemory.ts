import { startEarlyLogin } from './startEarlyLogin';

/** The script in the page of the portal in memory. */
startEarlyLogin();
