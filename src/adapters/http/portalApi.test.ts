import { portalApi } from './portalApi';

describe('portalApi', () => {
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
