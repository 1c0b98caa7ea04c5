import { inTurns } from './adapters/browser/inTurns';
import { portalParts } from './composition/portalParts';

/** The portal on the in-memory adapter: a second entry, so that nothing fake can ship. */
void inTurns([...portalParts, () => import(/* webpackMode: "eager" */ './composition/portalInMemory')]);
