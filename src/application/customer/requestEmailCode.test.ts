import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { noEmailChange } from '../../domain/customer/emailChange';
import { requestEmailCode } from './requestEmailCode';

const newEmail = 'carmen@example.org';

describe('requestEmailCode', () => {
  it('remembers the address that a code was sent to', async () => {
    const { gateways, record, world } = await memoryCustomer('nj-current');
    expect(await requestEmailCode(gateways.customer, record)(newEmail)).toEqual({ kind: 'sent' });
    expect(record.email.read()).toEqual({ email: newEmail, verification: '' });
    expect(world.messages).toMatchObject([{ to: newEmail }]);
  });

  it('remembers nothing of an address that is in use', async () => {
    const { gateways, record } = await memoryCustomer('nj-current');
    expect(await requestEmailCode(gateways.customer, record)('ny-both@example.com')).toEqual({ kind: 'inUse' });
    expect(record.email.read()).toEqual(noEmailChange);
  });
});
