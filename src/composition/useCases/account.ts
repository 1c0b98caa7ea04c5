import { completeRecord } from '../../application/account/completeRecord';
import { loadHistory } from '../../application/account/loadHistory';
import { listClaims } from '../../application/claims/listClaims';

/** The reads that several areas share. */
export const accountUseCases = { completeRecord, listClaims, loadHistory };
