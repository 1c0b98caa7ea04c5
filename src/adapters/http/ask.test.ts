import * as v from 'valibot';
import { ask, askIgnoringReply, expectSuccess } from './ask';
import { portalApi } from './portalApi';

const reply = v.looseObject({ id: v.pipe(v.string(), v.minLength(1)) });

const change = (response: () => Promise<Response>) =>
  portalApi('https://insurer.example', response).PUT('/api/customer/email', {
    body: { username: 'ada@example.com', verificationCode: '1', password: 'x' },
  });

const replying = (body: BodyInit, headers: Record<string, string> = {}) =>
  change(async () => new Response(body, { headers }));

const unreadable = { kind: 'unknownOutcome', status: 502 };

describe('ask', () => {
  it('answers the decoded reply and the headers', async () => {
    const answer = await ask(replying('{"data":{"id":"email-1"}}', { 'x-falcon-refresh': 'r' }), reply);
    expect(answer).toMatchObject({ kind: 'success', value: { id: 'email-1' } });
    expect(answer).toHaveProperty('headers.get', expect.any(Function));
  });

  it.each<[string, BodyInit, Record<string, string>]>([
    ['a reply that does not match', '{"data":{"id":""}}', {}],
    ['a reply in Latin-1', Buffer.from('{"data":{"id":"José"}}', 'latin1'), {}],
    ['malformed JSON of unknown length', '{"data":', {}],
    ['malformed JSON of known length', '{"data":', { 'Content-Length': '8' }],
    ['an empty reply of known length', '', { 'Content-Length': '0' }],
  ])('throws an unknown outcome for %s, with the reference of the response', async (_, body, headers) => {
    await expect(ask(replying(body, { 'x-correlation-id': 'c-1', ...headers }), reply)).rejects.toMatchObject({
      details: { ...unreadable, correlationId: 'c-1' },
    });
    await expect(ask(replying(body, { ...headers }), reply)).rejects.toMatchObject({
      details: { ...unreadable, correlationId: '' },
    });
  });

  it('ignores a byte order mark', async () => {
    expect(await ask(replying('\uFEFF{"data":{"id":"José"}}'), reply)).toMatchObject({ value: { id: 'José' } });
  });

  it('throws what the call throws', async () => {
    const failure = new TypeError('Failed to fetch');
    await expect(
      ask(
        change(() => Promise.reject(failure)),
        reply,
      ),
    ).rejects.toBe(failure);
  });
});

describe('askIgnoringReply', () => {
  it.each(['', 'OK', 'null', '{"data":{}}', '[]'])('takes the reply %j, which is not used', async (body) => {
    await expect(expectSuccess(askIgnoringReply(replying(body)))).resolves.toBeUndefined();
  });

  it.each(['<h1>Bad Gateway</h1>', ' <!doctype html>', '{"data":', '['])(
    'throws an unknown outcome for %j, which the insurer did not write',
    async (body) => {
      await expect(askIgnoringReply(replying(body))).rejects.toMatchObject({ details: unreadable });
    },
  );
});
