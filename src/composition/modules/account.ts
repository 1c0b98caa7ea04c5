import { loadHistory } from '../../application/billing/loadHistory';
import { listClaims } from '../../application/claims/listClaims';
import { completeRecord } from '../../application/customer/completeRecord';
import { wire } from '../wire';

/** The reads that several areas share. */
export const accountModule = wire((provide) => {
  provide('completeRecord', ['record', 'loadPolicy', 'loadProfile'], (needs) =>
    completeRecord(needs.record, needs.loadPolicy, needs.loadProfile),
  );
  provide('listClaims', ['claims', 'record'], ({ claims, record }) => listClaims(claims, record));
  provide('loadHistory', ['billing', 'record'], ({ billing, record }) => loadHistory(billing, record));
});
