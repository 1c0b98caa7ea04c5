import { inTurns } from '../adapters/browser/inTurns';
import { ownFailure } from '../adapters/browser/ownFailure';
import { portalImports } from './portalImports';

/** The portal in memory. It is an entry of its own, so that nothing fake ships. */
void ownFailure(inTurns([...portalImports, () => import(/* webpackMode: "eager" */ './portalInMemory')]));
