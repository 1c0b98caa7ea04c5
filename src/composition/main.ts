import { inTurns } from '../adapters/browser/inTurns';
import { ownFailure } from '../adapters/browser/ownFailure';
import { portalImports } from './portalImports';

/** The portal on the insurer's API. It runs in turns, so that the early login answers to typing meanwhile. */
void ownFailure(inTurns([...portalImports, () => import(/* webpackMode: "eager" */ './portalOverHttp')]));
