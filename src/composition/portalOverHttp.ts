import { ownFailure } from '../adapters/browser/ownFailure';
import { httpModule } from './modules/http';
import { startPortal } from './startPortal';

/** The portal over HTTP. Importing this module starts it. */
void ownFailure(startPortal(httpModule));
