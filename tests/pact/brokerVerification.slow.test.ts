import { type Pact, committedPact, readPact } from '../../scripts/pact/pactFile';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { fakeServer } from './fakeServer';
import { pactVerify } from './pactVerify';

const whole = readPact(committedPact);

/** The committed pact with one interaction, which expects this status. */
const pactExpecting = (status: number): Pact => ({
  ...whole,
  interactions: whole.interactions
    .filter(({ description }) => description === 'a customer lists the claims')
    .map((interaction) => ({ ...interaction, response: { ...interaction.response, status } })),
});

/** As much of a Pact Broker as a verification asks of it. */
const fakeBroker = async (pact: object) => {
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

  const server = await fakeServer((call) => {
    const answer = answers[call];
    return answer ? [200, answer()] : [404, { error: 'unknown' }];
  });
  const { url } = server;
  return server;
};

// The verifier replays every interaction, on whatever else the machine has to do.
jest.setTimeout(180_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
  // Its first answer takes longest, and a verification waits for 3 seconds.
  await fetch(api.baseUrl);
});

afterAll(() => api.stop());

const verifyFrom = async (broker: { readonly url: string }, args: readonly string[] = [], env = {}) =>
  pactVerify(['--provider', api.baseUrl, '--broker', broker.url, ...args], env);

const publishing = ['--publish', '--provider-version', 'abc', '--provider-branch', 'main'];

const token = { PACT_BROKER_TOKEN: 'secret' };

describe('a verification from a broker', () => {
  it.each([
    ['succeeds', 200, 0, true],
    ['fails', 202, 1, false],
  ])(
    'takes the pact of the main branch, %s, and tells the broker so',
    async (_, status, exitCode, success) => {
      const broker = await fakeBroker(pactExpecting(status));
      try {
        const { code } = await verifyFrom(broker, publishing, token);
        expect(code).toBe(exitCode);
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

  it('asks for the pacts of the selectors, pending ones and work in progress, with a user name and a password', async () => {
    const broker = await fakeBroker(pactExpecting(200));
    try {
      const selectors = ['--selector', '{"deployedOrReleased":true}', '--selector', '{"matchingBranch":true}'];
      const { code } = await verifyFrom(
        broker,
        [
          ...selectors,
          '--pending',
          '--wip-since',
          '2026-01-01',
          '--provider-version',
          'abc',
          '--provider-branch',
          'main',
        ],
        { PACT_BROKER_USERNAME: 'ada', PACT_BROKER_PASSWORD: 'secret' },
      );
      expect(code).toBe(0);
      const basic = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
      expect(new Set(broker.received.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
      expect(broker.received).toContainEqual(
        expect.objectContaining({
          call: 'POST /pacts/provider/hearthside-api/for-verification',
          body: expect.objectContaining({
            consumerVersionSelectors: [{ deployedOrReleased: true }, { matchingBranch: true }],
            includePendingStatus: true,
            includeWipPactsSince: '2026-01-01',
          }),
        }),
      );
    } finally {
      await broker.stop();
    }
  });

  it('takes the pact at an address, as a webhook sends it, and tells the broker', async () => {
    const broker = await fakeBroker(pactExpecting(200));
    try {
      const args = ['--provider', api.baseUrl, '--pact', `${broker.url}/pact`, ...publishing];
      const { code } = await pactVerify(args, token);
      expect(code).toBe(0);
      expect(broker.received.at(-1)).toMatchObject({ call: 'POST /results', body: { success: true } });
    } finally {
      await broker.stop();
    }
  });

  it('fails for a state that the provider does not know', async () => {
    const [interaction] = pactExpecting(200).interactions;
    const unknown = { ...whole, interactions: [{ ...interaction, providerStates: [{ name: 'nj-unheard-of' }] }] };
    const broker = await fakeBroker(unknown);
    try {
      expect((await verifyFrom(broker, [], token)).code).toBe(1);
    } finally {
      await broker.stop();
    }
  });

  it('does not tell the broker of one interaction as if it were all', async () => {
    const { code, output } = await verifyFrom({ url: 'http://127.0.0.1:9' }, [...publishing, '--only', 'x']);
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining('--only') });
  });
});
