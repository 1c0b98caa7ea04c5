import {
  fakeNetwork,
  refreshedTokens,
  sessionOf,
  sessionSlot,
  tokenExpired,
  oneId,
} from '../../../tests/support/FakeNetwork';
import { connectedFetch } from './connectedFetch';
import { httpReadDocument } from './httpReadDocument';

const origin = 'http://portal.test';
const url = '/documents/HP-1/decPage/2026-08-23.pdf';
const { signal } = new AbortController();

const broken = () => new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });

const open = (answer: Parameters<typeof fakeNetwork>[0]) => {
  const network = fakeNetwork(answer);
  const session = sessionSlot(sessionOf('ada'));
  return {
    network,
    read: httpReadDocument(connectedFetch({ fetch: network.fetch, baseUrl: origin, session, ids: oneId }), origin),
  };
};

describe('httpReadDocument', () => {
  it('reads the file with the customer’s tokens @DOC-10', async () => {
    const tokens: (string | null)[] = [];
    const { read } = open(({ headers }) => {
      tokens.push(headers.get('x-falcon-auth'));
      return new Response('%PDF-1.7');
    });
    expect(new TextDecoder().decode(await read(url, signal))).toBe('%PDF-1.7');
    expect(tokens).toEqual(['ada-auth-1']);
  });

  it('reads a file that begins with other bytes, as viewers do @DOC-10', async () => {
    const { read } = open(() => new Response('\uFEFF\n%PDF-1.7'));
    expect((await read(url, signal)).byteLength).toBe(12);
  });

  it('refreshes expired tokens once @DOC-10', async () => {
    const { read } = open((call) => {
      if (call.path === '/api/auth/user/token') return refreshedTokens('ada', 2);
      return call.headers.get('x-falcon-auth') === 'ada-auth-1' ? tokenExpired() : new Response('%PDF-1.7');
    });
    expect((await read(url, signal)).byteLength).toBe(8);
  });

  it.each(['https://elsewhere.example/x.pdf', '//elsewhere.example/x.pdf'])(
    'sends nothing to %s @DOC-10',
    async (elsewhere) => {
      const { read, network } = open(() => new Response('%PDF-1.7'));
      await expect(read(elsewhere, signal)).rejects.toThrow('another origin');
      expect(network.log()).toEqual([]);
    },
  );

  it.each([
    ['a 404', () => new Response(null, { status: 404 }), { kind: 'notFound' }],
    ['a 503', () => Response.json({ message: 'Busy.' }, { status: 503 }), { kind: 'other', message: 'Busy.' }],
    ['an empty body', () => new Response(''), { kind: 'unknownOutcome' }],
    ['a body that breaks off', () => new Response(broken()), { kind: 'unknownOutcome' }],
    [
      'HTML instead of a PDF',
      () => new Response(`<!doctype html>${' '.repeat(1024)}%PDF-1.7`),
      { kind: 'unknownOutcome' },
    ],
  ])('throws for %s @DOC-10', async (_, answer, details) => {
    const { read } = open(answer);
    await expect(read(url, signal)).rejects.toMatchObject({ details });
  });
});
