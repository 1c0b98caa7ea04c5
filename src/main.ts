import { inTurns } from './adapters/browser/inTurns';
import { libraries } from './composition/libraries';

/** The portal on the insurer's API. Who types on the early login while it is run is not kept waiting. */
void inTurns([...libraries, () => import(/* webpackMode: "eager" */ './composition/portalOverHttp')]);
