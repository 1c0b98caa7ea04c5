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

  it.each([
    ['of unknown length', {}],
    ['of known length', { 'Content-Length': '8' }],
  ])('throws an unknown outcome, with the reference of the response, for malformed JSON %s', async (_, headers) => {
    const api = portalApi(
      'https://insurer.example',
      async () => new Response('{"data":', { headers: { 'x-correlation-id': 'c-1', ...headers } }),
    );
    await expect(api.GET('/api/policies')).rejects.toHaveProperty(
      'details',
      expect.objectContaining({ kind: 'unknownOutcome', status: 502, correlationId: 'c-1' }),
    );
  });

  it('throws what the call throws', async () => {
    const failure = new TypeError('Failed to fetch');
    await expect(portalApi('https://insurer.example', () => Promise.reject(failure)).GET('/api/policies')).rejects.toBe(
      failure,
    );
  });
});
