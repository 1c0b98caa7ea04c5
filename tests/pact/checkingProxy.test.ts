import { createServer } from 'node:net';
import { checkingProxy } from '../../scripts/pact/checkingProxy';
import { listening } from '../support/listening';

/** Sends these lines as a provider. Returns what the verifier gets, and the problems that the proxy has noted. */
const passedOn = async (...lines: readonly string[]) => {
  const provider = createServer((socket) => socket.once('data', () => socket.end(lines.join('\r\n'))));
  const proxy = await checkingProxy(`http://127.0.0.1:${String(await listening(provider))}`);
  try {
    const reply = await fetch(`${proxy.url}/api/customer`, { method: 'PUT', body: '{}' });
    return { status: reply.status, body: await reply.text(), problems: proxy.problems() };
  } finally {
    await proxy.stop();
    provider.close();
  }
};

describe('A reply on its way to the verifier @WIRE-62', () => {
  it('may announce trailers, and have no body', async () => {
    const reply = await passedOn('HTTP/1.1 204 No Content', 'Trailer: Server-Timing', '', '');
    expect(reply).toEqual({ status: 204, body: '', problems: [] });
  });

  it('may have trailers', async () => {
    const body = ['2', '{}', '0', 'Server-Timing: total;dur=1', '', ''];
    const reply = await passedOn('HTTP/1.1 200', 'Trailer: Server-Timing', 'Transfer-Encoding: chunked', '', ...body);
    expect(reply).toEqual({ status: 200, body: '{}', problems: [] });
  });

  it('may offer another protocol', async () => {
    const offer = ['HTTP/1.1 204 No Content', 'Connection: Upgrade, close', 'Upgrade: h2,h2c', '', ''];
    expect(await passedOn(...offer)).toEqual({ status: 204, body: '', problems: [] });
  });

  it.each(['100 Continue', '102 Processing', '103 Early Hints'])(
    'may not come after %s, with which an older nginx ends the call',
    async (line) => {
      const { problems } = await passedOn(`HTTP/1.1 ${line}`, '', 'HTTP/1.1 204 No Content', '', '');
      const [status] = line.split(' ');
      expect(problems).toEqual([expect.stringContaining(`PUT /api/customer answered ${status} before its reply`)]);
    },
  );
});
