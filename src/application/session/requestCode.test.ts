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
});
