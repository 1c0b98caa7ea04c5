import { inTurns } from '../adapters/browser/inTurns';
import { portalParts } from './portalParts';

/** The portal in memory. It is an entry of its own, so that nothing fake ships. */
void inTurns([...portalParts, () => import(/* webpackMode: "eager" */ './portalInMemory')]);
