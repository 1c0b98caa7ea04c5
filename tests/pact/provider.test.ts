import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { committedPact, readPact, stateNamesOf } from '../../scripts/pact/pactFile';
import { stateNames } from '../../src/adapters/reference-api/states';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { pactVerify } from './pactVerify';

/** A provider that is the reference API but for one thing. */
const spoilt = (api: RunningReferenceApi, spoil: (answer: { path: string; status: number; body: string }) => void) =>
  new Promise<{ readonly baseUrl: string; readonly stop: () => Promise<void> }>((resolve) => {
    const server = http.createServer((request, response) => {
      const received: Buffer[] = [];
      request.on('data', (part: Buffer) => received.push(part));
      request.on('end', () => {
        const headers = Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection');
        const { method = 'GET', url = '' } = request;
        const body = received.length > 0 ? { body: Buffer.concat(received).toString() } : {};
        void fetch(api.baseUrl + url, { method, headers: headers as [string, string][], ...body }).then(
          async (reply) => {
            const answer = { path: url, status: reply.status, body: await reply.text() };
            spoil(answer);
            response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
          },
        );
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        baseUrl: `http://127.0.0.1:${String(port)}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      });
    });
  });

// The verifier replays every interaction, on whatever else the machine has to do.
jest.setTimeout(180_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
});

afterAll(() => api.stop());

describe('the reference API', () => {
  it('is verified against every interaction of the committed pact', async () => {
    const { code, output } = await pactVerify(['--provider', api.baseUrl]);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    const verified = readPact(committedPact).interactions.filter(({ description }) => output.includes(description));
    expect(verified).toHaveLength(readPact(committedPact).interactions.length);
  });

  it('knows every state of the pact, under the name of a persona or a situation', () => {
    expect(stateNamesOf(readPact(committedPact)).filter((name) => !stateNames.includes(name))).toEqual([]);
  });

  it.each<readonly [string, Parameters<typeof spoilt>[1], string]>([
    [
      'a field of a reply has another name',
      (answer) => {
        if (answer.path === '/api/claims') answer.body = answer.body.replaceAll('"claimNumber"', '"claimNo"');
      },
      'claimNumber',
    ],
    [
      'an answer has another status',
      (answer) => {
        if (answer.path === '/api/claims') answer.status = 201;
      },
      'expected 200 but was 201',
    ],
    [
      'a state is not there any more',
      (answer) => {
        if (answer.path === '/_pact/states')
          Object.assign(answer, { status: 404, body: '{"message":"no such state"}' });
      },
      'tate',
    ],
  ])(
    'is not verified when %s',
    async (_, spoil, complaint) => {
      const provider = await spoilt(api, spoil);
      try {
        const { code, output } = await pactVerify([
          '--provider',
          provider.baseUrl,
          '--only',
          'a customer lists the claims$',
        ]);
        expect(code).toBe(1);
        expect(output).toContain(complaint);
      } finally {
        await provider.stop();
      }
    },
    180_000,
  );

  it('is verified for one interaction by its description', async () => {
    const { code, output } = await pactVerify(['--provider', api.baseUrl, '--only', 'a customer lists the claims$']);
    expect(code).toBe(0);
    expect(output).toContain('a customer lists the claims');
    expect(output).not.toContain('a customer signs in');
  });
});
