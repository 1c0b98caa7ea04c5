import { loadHistory } from '../../application/account/loadHistory';
import { listClaims } from '../../application/claims/listClaims';
import { completeRecord } from '../../application/account/completeRecord';
import { wire } from '../wire';

/** The reads that several areas share. */
export const accountModule = wire((provide) => {
  provide('completeRecord', ['record', 'loadPolicy', 'loadProfile'], completeRecord);
  provide('listClaims', ['claims', 'record'], listClaims);
  provide('loadHistory', ['billing', 'record'], loadHistory);
});
