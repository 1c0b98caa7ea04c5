import { inTurns } from './adapters/browser/inTurns';
import { portalParts } from './composition/portalParts';

/** The portal on the insurer's API. Who types on the early login while it is run is not kept waiting. */
void inTurns([...portalParts, () => import(/* webpackMode: "eager" */ './composition/portalOverHttp')]);
