import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { listClaims } from './listClaims';
import { readFiledClaim } from './readFiledClaim';

const { signal } = new AbortController();

describe('listClaims', () => {
  it('lists the claims, newest first, and writes the latest to the record @HOME-14', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    const listed = await listClaims({ claims: gateways.claims, record })(signal);
    expect(listed.map(({ reference }) => reference)).toEqual(['HC-205501', 'HC-204938', 'HC-204417']);
    expect(record.latestClaim.read()).toEqual(listed[0]);
  });

  it('writes the newest open claim to the record rather than a later one that is not open @HOME-14', async () => {
    const { record } = await memoryCustomer('nj-current');
    const claim = (reference: string, status: string) => ({ reference, status, policyNumber: 'HP-1' });
    const listed = [claim('HC-3', 'closed'), claim('HC-2', 'In Review'), claim('HC-1', 'open')];
    await listClaims({ claims: { list: async () => listed }, record })(signal);
    expect(record.latestClaim.read()?.reference).toBe('HC-2');

    await listClaims({ claims: { list: async () => listed.slice(0, 1) }, record })(signal);
    expect(record.latestClaim.read()?.reference).toBe('HC-3');
  });

  it('clears the latest claim if there is none @HOME-14', async () => {
    const { record, gateways } = await memoryCustomer('nj-noclaims');
    await listClaims({ claims: gateways.claims, record })(signal);
    expect(record.latestClaim.read()).toBeUndefined();
  });
});

describe('readFiledClaim', () => {
  it('writes the filed claim to the record as the latest, and none if it cannot be read @HOME-14', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    await readFiledClaim({ claims: gateways.claims, record })('HC-204938', signal);
    expect(record.latestClaim.read()).toMatchObject({ reference: 'HC-204938', status: 'in review' });

    const other = failure();
    const failing = { details: () => Promise.reject(other) };
    await expect(readFiledClaim({ claims: failing, record })('HC-205501', signal)).rejects.toBe(other);
    expect(record.latestClaim.read()).toBeUndefined();
  });
});
