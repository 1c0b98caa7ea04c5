import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { listClaims } from './listClaims';

const { signal } = new AbortController();

describe('listClaims', () => {
  it('lists the claims, newest first, and writes them to the record @CLAIM-11 @CLAIM-69', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    const list = async () => (await gateways.claims.list(signal)).toReversed();
    const listed = await listClaims({ claims: { list }, record })(signal);
    expect(listed.map(({ reference }) => reference)).toEqual(['HC-205501', 'HC-204938', 'HC-204417']);
    expect(record.claims.read()).toBe(listed);
  });
});
