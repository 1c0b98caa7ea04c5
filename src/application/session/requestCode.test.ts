import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { requestCode } from './requestCode';

const recorded = () => {
  const sent: string[] = [];
  const request = requestCode({
    auth: {
      requestCode: async (userName) => void sent.push(`code for ${userName}`),
      sendInvitation: async (userName) => void sent.push(`invitation for ${userName}`),
    },
  });
  return { request, sent };
};

describe('requestCode', () => {
  it.each([
    ['FORGOT_PASSWORD', 'code for ada@example.com'],
    ['FIRST_TIME', 'invitation for ada@example.com'],
  ] as const)('for %s sends a %s @SIGNIN-20', async (action, expected) => {
    const { request, sent } = recorded();
    await request(action, 'ada@example.com');
    expect(sent).toEqual([expected]);
  });

  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)('sends a code by email, for %s', async (action) => {
    const { gateways, world } = await memoryCustomer('nj-current');
    await requestCode({ auth: gateways.auth })(action, 'nj-current@example.com');
    expect(world.messages).toMatchObject([
      { to: 'nj-current@example.com', text: expect.stringContaining('20 minutes') },
    ]);
  });

  it('throws a failed call', async () => {
    const other = failure();
    const fail = (): Promise<void> => Promise.reject(other);
    await expect(requestCode({ auth: { requestCode: fail, sendInvitation: fail } })('FIRST_TIME', '')).rejects.toBe(
      other,
    );
  });
});
