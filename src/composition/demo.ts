import { inTurns } from '../adapters/browser/inTurns';
import { ownFailure } from '../adapters/browser/ownFailure';
import { portalParts } from './portalParts';

/** The portal in memory. It is an entry of its own, so that nothing fake ships. */
void ownFailure(inTurns([...portalParts, () => import(/* webpackMode: "eager" */ './portalInMemory')]));
