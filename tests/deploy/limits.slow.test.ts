import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { type Socket, connect } from 'node:net';
import { parse } from 'yaml';
import { freePort } from '../support/freePort';
import { type Backend, backend } from './backend';
import { dnsServer } from './dnsServer';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

let api: Backend;
let nginx: RunningNginx;

/** The next call is free after a minute. At the usual rate, that is before a busy machine has sent all. */
const slowRates = { LOGIN_RATE: '1r/m', CODE_RATE: '1r/m' };

beforeAll(async () => {
  api = await backend((_, response) => response.end('{}'));
  nginx = await runningNginx({ API: api.origin, ...slowRates });
});

let customers = 0;

/** The answers to calls that one customer makes at once. Each time it is another customer. */
const answersTo = (calls: number, path: string, method = 'POST'): Promise<readonly Response[]> => {
  customers += 1;
  const client = `203.0.113.${String(customers)}`;
  return Promise.all(
    Array.from({ length: calls }, () => fetch(nginx.origin + path, { method, headers: { 'x-forwarded-for': client } })),
  );
};

const refused = (answers: readonly Response[]): readonly Response[] => answers.filter(({ status }) => status === 429);

describe('The limit of signing in', () => {
  it('passes 21 calls at once, and answers the others with 429 and a message', async () => {
    const limited = refused(await answersTo(30, '/api/auth/login'));
    expect(limited).toHaveLength(9);
    expect(limited[0]?.headers.get('retry-after')).toBe('60');
    expect(await limited[0]?.json()).toEqual({ message: '', code: 'too-many-attempts' });
  });

  it('lets one attempt a minute through after a day’s worth of them', async () => {
    const daily = await runningNginx({ API: api.origin, LOGIN_RATE: '1000r/s', LOGIN_DAY: '30' });
    const statuses = [];
    for (let attempt = 0; attempt < 34; attempt += 1)
      statuses.push((await fetch(`${daily.origin}/api/auth/login`, { method: 'POST' })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it('counts each customer for itself', async () => {
    await answersTo(30, '/api/auth/login');
    expect(refused(await answersTo(1, '/api/auth/login'))).toEqual([]);
  });
});

const { paths } = parse(readFileSync('openapi/portal-api.yaml', 'utf8')) as { paths: Record<string, object> };

/** The calls of the contract that send or judge a code, an invitation or a new password. */
const callsWithCodes = Object.entries(paths)
  .filter(([path]) => /^\/api\/(?:auth\/(?!login$|user\/token$)|customer\/email$)/.test(path))
  .flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['get', 'post', 'put'].includes(method))
      .map((method) => [method.toUpperCase(), path.replace('{token}', 'guess')] as const),
  );

describe('The limit of codes', () => {
  it.each(callsWithCodes)('passes 11 calls at once: %s %s', async (method, path) => {
    expect(refused(await answersTo(20, path, method))).toHaveLength(9);
  });
});

/** Other ways to write the address of a call. An API could read each of them as the call itself. */
const disguises = (path: string): readonly string[] => {
  const letters = Array.from(path, (_, at) => at).slice(1);
  const encoded = (at: number): string =>
    `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
  const inserted = (text: string) => (at: number) => `${path.slice(0, at)}${text}${path.slice(at)}`;
  const slashes = letters.filter((at) => path[at] === '/');
  return [
    ...letters.map(encoded),
    ...['/', '/.', '/x/..', '/%2e', '\\', '%2f', ';x', '%5c', '%00', '%0a', '%20', '/;'].flatMap((text) =>
      [...slashes, path.length].map(inserted(text)),
    ),
    ...['.json', '.', '..', '/', '//', '%3Fx', '%23x', ';x=1', '%A0', '+', '~', '!', ',', ':', '=', '@', '*'].map(
      (end) => path + end,
    ),
    ...letters.map((at) => path.slice(0, at) + path.charAt(at).toUpperCase() + path.slice(at + 1)),
    ...['\\', '%00', '//', '/./', '%2f', ';', '%5c', '.', '%09'].flatMap((mark) => letters.map(inserted(mark))),
    path.toUpperCase(),
    `/${path}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/\\${path}`,
    `${path}?x=1`,
    `${path}?`,
    ...Array.from('!"#$%&\'()*+,.:;<=>@[]^`{|}~', (mark) => `${path}${mark}x`),
    ...letters.map((at) => encoded(at).replace('%', '%25')),
  ];
};

/** Sends the address as it is: `fetch` would normalise it. */
const statusOf = async (path: string, method: string, client: string, { port } = nginx): Promise<number> => {
  const headers = { host: 'localhost', 'x-forwarded-for': client };
  const sent = send({ host: '127.0.0.1', port, path, method, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
};

describe('Another way to write a limited call', () => {
  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/password'],
    ['PUT', '/api/auth/user'],
    ['POST', '/api/auth/user/invitation'],
    ['PUT', '/api/customer/email'],
    ['GET', '/api/auth/token/guess'],
  ])('is counted, or never reaches the API: %s %s @SAFE-57', async (method, path) => {
    const ways = disguises(path).filter((way) => /^[!-~]+$/.test(way));
    expect(ways.length).toBeGreaterThan(200);
    const client = '198.51.100.1';
    const slow = await runningNginx({ API: api.origin, ...slowRates });
    while ((await statusOf(path, method, client, slow)) !== 429);
    for (const way of ways) {
      const before = api.received.length;
      const status = await statusOf(way, method, client, slow);
      // The API answered none of them: each is refused, or counted. The page is no API.
      expect([way, status, api.received.length - before]).toEqual([way, expect.any(Number), 0]);
    }
  });
});

describe('A method that the contract does not have', () => {
  it.each(['DEBUG', 'DELETE', 'GETPOST', 'GET_', 'HEAD-POST', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'never reaches the API: %s @SAFE-57',
    async (method) => {
      const before = api.received.length;
      for (const path of ['/api/auth/login', '/api/claims'])
        expect(await statusOf(path, method, '198.51.100.2')).toBe(405);
      expect(api.received).toHaveLength(before);
    },
  );
});

describe('A path that is not as the contract writes it', () => {
  it.each([
    ...['/API/claims', '/Api/claims', '//api/claims', '//API/claims', '/%61pi/claims', '/api%2Fclaims', '/api/claims/'],
    ...['/api//claims', '/api/./claims', '/api/x/../claims', '/api;x/claims', '/api.json', '/api/', '/api/claims;x'],
  ])('is 404: %s @SAFE-57', async (way) => {
    expect(await statusOf(way, 'GET', '203.0.113.250')).toBe(404);
  });
});

describe('A network of one customer', () => {
  it('is counted as one: 60 addresses of a /64', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => statusOf('/api/auth/login', 'POST', `2001:db8:0:7::${at.toString(16)}`)),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(38);
  });

  it('is counted as one however an IPv4 address is written', async () => {
    const ways = ['192.0.2.200', '::ffff:192.0.2.200', '::ffff:c000:2c8', '0:0:0:0:0:FFFF:192.0.2.200'];
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => statusOf('/api/auth/login', 'POST', ways[at % ways.length] ?? '')),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  });

  it('is not confused with another network, or with IPv4 addresses in IPv6 form', async () => {
    const clients = Array.from({ length: 30 }, (_, at) => [
      `2001:db8:1:${String(at)}::1`,
      `::ffff:192.0.2.${String(at)}`,
    ]);
    for (const client of clients.flat()) expect(await statusOf('/api/auth/login', 'POST', client)).toBe(200);
  });
});

/** A call whose body never ends, from one address. */
const slowBody = async (from: string, port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /api/claims HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{');
  return socket;
};

describe('One address with 150 slow bodies', () => {
  it('leaves room for everybody else, and for the probes @SAFE-58', async () => {
    const probes = await freePort();
    const busy = await runningNginx({ API: api.origin, CONNECTIONS: '200', PROBE_PORT: String(probes) });
    const sockets = await Promise.all(Array.from({ length: 150 }, () => slowBody('127.0.0.9', busy.port)));
    for (let probe = 0; probe < 30; probe += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('x');
      const answers = await Promise.all([
        fetch(`${busy.origin}/health`),
        fetch(`${busy.origin}/api/claims`),
        fetch(`http://localhost:${String(probes)}/live`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
    }
    for (const socket of sockets) socket.destroy();
    const refusals = await eventually(() => {
      const lines = busy
        .accessLog()
        .split('\n')
        .filter((line) => line.includes('"connections":"REJECTED"'));
      return lines.length < 86 ? undefined : lines;
    });
    for (const line of refusals) expect(JSON.parse(line)).toMatchObject({ status: 429, client: '127.0.0.9' });
  }, 60_000);
});

describe('30 slow readers of a large reply', () => {
  it('fill no disk: nginx takes from the API only what it can pass on @SAFE-65', async () => {
    const chunk = Buffer.alloc(65_536, 'x');
    // 64 MB for each reader: a system may keep 32 for one socket.
    const chunks = 1024;
    let taken = 0;
    let finished = 0;
    const large = await backend((_, response) => {
      const write = (left: number): void => {
        if (left === 0) return void response.end(() => (finished += 1));
        response.write(chunk, (failure) => {
          if (failure) return;
          taken += 1;
          write(left - 1);
        });
      };
      write(chunks);
    });
    const slow = await runningNginx({ API: large.origin });
    const sockets = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = connect({ port: slow.port, host: '127.0.0.1' }).on('error', () => undefined);
        await once(socket, 'connect');
        socket.pause().write('GET /api/claims HTTP/1.1\r\nHost: localhost\r\n\r\n');
        return socket;
      }),
    );
    // Until nothing moves any more, while everybody else is answered.
    for (let before = -1; before !== taken || taken === 0;) {
      before = taken;
      for (let probe = 0; probe < 100; probe += 1) expect((await fetch(`${slow.origin}/health`)).status).toBe(200);
    }
    expect(finished).toBe(0);
    // What the system keeps for the sockets is far less than the 1.9 GB that the API has to send.
    expect(taken).toBeLessThan((30 * chunks) / 4);
    for (const socket of sockets) socket.destroy();
  }, 60_000);
});

describe('The port of the probes', () => {
  it('is ready while the name of the API has an address, whatever the API answers, and serves nothing else', async () => {
    const names = await dnsServer();
    const probes = await freePort();
    await runningNginx({
      API: 'http://api.example:1',
      RESOLVER: `127.0.0.1:${String(names.port)} valid=1s`,
      PROBE_PORT: String(probes),
    });
    const statusOf = async (path: string) => (await fetch(`http://localhost:${String(probes)}${path}`)).status;
    const ready = () => statusOf('/ready');
    expect(await ready()).toBe(204);
    names.addresses = [];
    while ((await ready()) === 204);
    expect(await ready()).toBe(503);
    expect(await statusOf('/live')).toBe(204);
    expect([await statusOf('/'), await statusOf('/index.html')]).toEqual([404, 404]);
  }, 30_000);
});

describe('Calls without a limit', () => {
  it.each([
    ['POST', '/api/auth/user/token'],
    ['GET', '/api/claims'],
    ['PUT', '/api/policies'],
  ])('are never answered with 429: %s %s', async (method, path) => {
    expect(refused(await answersTo(60, path, method))).toEqual([]);
  });
});
