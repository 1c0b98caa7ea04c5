import { randomIds } from '../adapters/browser/randomIds';
import { pageLanguage } from '../ui/text/pageLanguage';
import { sendLogin } from './login/earlyLoginCall';
import { startEarlyLogin } from './startEarlyLogin';

/** The script in the page of the portal over HTTP. With time travel it sends no early login, which would lack the chosen date. */
startEarlyLogin(
  __TIME_TRAVEL__
    ? undefined
    : (credentials) => sendLogin((request) => fetch(request), randomIds, credentials, pageLanguage.read()),
);
