import { portalApi } from './portalApi';

describe('portalApi', () => {
  it.each([
    ['..', '%252E%252E'],
    ['.', '%252E'],
    ['...', '...'],
    ['%2e%2e', '%252e%252e'],
    ['../x', '..%2Fx'],
    ['HC-\uD800', 'HC-%EF%BF%BD'],
    ['\uDE00\uD83D', '%EF%BF%BD%EF%BF%BD'],
    ['\u{1F600}', '%F0%9F%98%80'],
  ])('sends %s in a path to the call itself @SAFE-70', async (token, sent) => {
    const asked: string[] = [];
    const api = portalApi('https://insurer.example', async ({ url }) => {
      asked.push(url);
      return Response.json({ data: {} });
    });
    await api.GET('/api/auth/token/{token}', { params: { path: { token } } });
    expect(asked).toEqual([`https://insurer.example/api/auth/token/${sent}`]);
  });

  it('follows no redirect, and lets no cache keep a response @WIRE-47', async () => {
    const sent: Request[] = [];
    const api = portalApi('https://insurer.example', async (request) => {
      sent.push(request);
      return Response.json({ data: [] });
    });
    await api.GET('/api/policies');
    expect(sent.map(({ redirect, cache }) => [redirect, cache])).toEqual([['error', 'no-store']]);
  });
});
