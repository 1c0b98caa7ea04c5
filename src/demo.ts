import { inTurns } from './adapters/browser/inTurns';
import { libraries } from './composition/libraries';

/** The portal on the in-memory adapter: a second entry, so that nothing fake can ship. */
void inTurns([...libraries, () => import(/* webpackMode: "eager" */ './composition/portalInMemory')]);
