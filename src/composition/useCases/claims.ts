import { findPolicy } from '../../application/account/findPolicy';
import { claimWrite } from '../../application/claims/claimWrite';
import { fileClaim } from '../../application/claims/fileClaim';
import { resolveClaim } from '../../application/claims/resolveClaim';
import { resolveContact } from '../../application/claims/resolveContact';
import { saveContact } from '../../application/claims/saveContact';

export const claimsUseCases = { claimWrite, fileClaim, findPolicy, resolveClaim, resolveContact, saveContact };
