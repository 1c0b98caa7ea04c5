import { aborted, data } from '../../../tests/support/FakeNetwork';
import { readToEnd } from './readToEnd';

const request = (init: RequestInit = {}) =>
  new Request('http://portal.test/', { headers: { 'x-correlation-id': 'call-1' }, ...init });

const brokenOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"data":'));
        body.error(new TypeError('terminated'));
      },
    }),
  );

describe('readToEnd', () => {
  it('keeps status, status text, headers and body', async () => {
    const response = new Response('{}', { status: 418, statusText: 'Teapot', headers: { 'x-correlation-id': 'c-1' } });
    const answer = await readToEnd(async () => response)(request());
    expect([answer.status, answer.statusText, answer.headers.get('x-correlation-id'), await answer.text()]).toEqual([
      418,
      'Teapot',
      'c-1',
      '{}',
    ]);
  });

  it('gives a response that has no reference that of its call @WIRE-55', async () => {
    const answer = await readToEnd(async () => new Response('{}'))(request());
    expect(answer.headers.get('x-correlation-id')).toBe('call-1');
  });

  it.each([204, 205, 304])('takes a %d, which has no body', async (status) => {
    expect((await readToEnd(async () => new Response(null, { status }))(request())).status).toBe(status);
  });

  it.each<readonly [string, () => Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
    ['a body that breaks off', async () => brokenOff()],
  ])('fails with status 509 on %s', async (_, send) => {
    await expect(readToEnd(send)(request())).rejects.toMatchObject({
      name: 'ApiFailure',
      details: { status: 509, message: '', correlationId: 'call-1' },
    });
  });

  it('reads no more than 100 MB: a small reply can be a large one, compressed @SAFE-69', async () => {
    const chunk = new Uint8Array(10_000_000);
    const sends = (count: number) => {
      const stream = { isCancelled: false, sent: 0 };
      const body = new ReadableStream({
        pull: (to) => (stream.sent++ < count ? to.enqueue(chunk) : to.close()),
        cancel: () => {
          stream.isCancelled = true;
        },
      });
      return { stream, call: readToEnd(async () => new Response(body))(request()) };
    };
    expect((await (await sends(10).call).arrayBuffer()).byteLength).toBe(100_000_000);

    const { stream, call } = sends(100);
    await expect(call).rejects.toMatchObject({ details: { status: 509 } });
    expect(stream.isCancelled).toBe(true);
  });

  it('rejects an aborted call with the abort', async () => {
    const leaving = new AbortController();
    const call = readToEnd(({ signal }) => aborted(signal));
    const left = call(request({ signal: leaving.signal }));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not over before the body is there', async () => {
    let finish = () => {};
    const body = new ReadableStream({
      start: (stream) => {
        finish = () => stream.close();
      },
    });
    let over = false;
    const call = readToEnd(async () => new Response(body))(request()).then(() => {
      over = true;
    });
    await data('').text();
    expect(over).toBe(false);
    finish();
    await call;
    expect(over).toBe(true);
  });
});
