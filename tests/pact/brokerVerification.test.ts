import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { committedPact, readPact } from '../../scripts/pact/pactFile';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { pactVerify } from './pactVerify';

const whole = readPact(committedPact);

/** The committed pact with one interaction, which expects this status. */
const pactExpecting = (status: number): object => ({
  ...whole,
  interactions: whole.interactions
    .filter(({ description }) => description === 'a customer lists the claims')
    .map((interaction) => ({ ...interaction, response: { ...interaction.response, status } })),
});

/** As much of a Pact Broker as a verification asks of it. */
const fakeBroker = async (pact: object) => {
  const received: { readonly call: string; readonly authorization: string | undefined; readonly body: unknown }[] = [];
  let url = '';

  const answers: Record<string, () => object> = {
    'GET /': () => ({
      _links: {
        'pb:provider-pacts-for-verification': {
          href: `${url}/pacts/provider/{provider}/for-verification`,
          templated: true,
        },
      },
    }),
    'GET /pacts/provider/hearthside-api/for-verification': () => ({
      _links: { self: { href: `${url}/pacts/provider/hearthside-api/for-verification` } },
    }),
    'POST /pacts/provider/hearthside-api/for-verification': () => ({
      _embedded: {
        pacts: [
          {
            shortDescription: 'latest from main',
            _links: { self: { href: `${url}/pact`, name: 'Pact' } },
            verificationProperties: { pending: false, notices: [] },
          },
        ],
      },
    }),
    'GET /pact': () => ({
      ...pact,
      _links: {
        self: { href: `${url}/pact` },
        'pb:publish-verification-results': { href: `${url}/results` },
        'pb:provider': { href: `${url}/pacticipants/hearthside-api`, name: 'hearthside-api' },
      },
    }),
    'GET /pacticipants/hearthside-api': () => ({
      _links: {
        'pb:branch-version': {
          href: `${url}/pacticipants/hearthside-api/branches/{branch}/versions/{version}`,
          templated: true,
        },
      },
    }),
    'PUT /pacticipants/hearthside-api/branches/main/versions/abc': () => ({}),
    'POST /results': () => ({}),
  };

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const call = `${request.method ?? ''} ${request.url ?? ''}`;
      received.push({
        call,
        authorization: request.headers.authorization,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const answer = answers[call];
      response
        .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/hal+json' })
        .end(JSON.stringify(answer?.() ?? { error: 'unknown' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url, received, stop: () => new Promise((resolve) => server.close(resolve)) };
};

// The verifier replays every interaction, on whatever else the machine has to do.
jest.setTimeout(180_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
});

afterAll(() => api.stop());

const verifyFrom = async (broker: { readonly url: string }) =>
  pactVerify(
    ['--provider', api.baseUrl, '--broker', broker.url].concat(
      '--publish',
      '--provider-version',
      'abc',
      '--provider-branch',
      'main',
    ),
    { PACT_BROKER_TOKEN: 'secret' },
  );

describe('a verification from a broker', () => {
  it.each([
    ['succeeds', 200, 0, true],
    ['fails', 202, 1, false],
  ])(
    'takes the pact of the main branch, %s, and tells the broker so',
    async (_, status, exitCode, success) => {
      const broker = await fakeBroker(pactExpecting(status));
      try {
        const { code, output } = await verifyFrom(broker);
        expect({ code, output: code === exitCode ? '' : output }).toEqual({ code: exitCode, output: '' });
        expect(new Set(broker.received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
        expect(broker.received).toContainEqual(
          expect.objectContaining({
            call: 'POST /pacts/provider/hearthside-api/for-verification',
            body: expect.objectContaining({ consumerVersionSelectors: [{ mainBranch: true }] }),
          }),
        );
        expect(broker.received.at(-1)).toMatchObject({
          call: 'POST /results',
          body: { providerApplicationVersion: 'abc', success },
        });
      } finally {
        await broker.stop();
      }
    },
    180_000,
  );

  it('does not tell the broker of one interaction as if it were all', async () => {
    const { code, output } = await pactVerify([
      ...['--provider', api.baseUrl, '--only', 'a customer lists the claims$'],
      ...['--broker', 'http://127.0.0.1:9', '--publish', '--provider-version', 'abc', '--provider-branch', 'main'],
    ]);
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining('--only') });
  });
});
