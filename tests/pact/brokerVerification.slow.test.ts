import { type Pact, committedPact, readPact } from '../../scripts/pact/pactFile';
import { fakeServer } from './fakeServer';
import { pactVerify } from './pactVerify';
import { verifiedApi } from './verifiedApi';

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

const referenceApi = verifiedApi();

const verifyFrom = (broker: { readonly url: string }, args: readonly string[], env = {}) =>
  pactVerify(['--provider', referenceApi(), '--broker', broker.url, ...args], env);

/** Every request was authorized so, and the request for the pacts contains this. */
const expectAsked = ({ received }: Awaited<ReturnType<typeof fakeBroker>>, authorized: string, body: object): void => {
  expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set([authorized]));
  expect(received).toContainEqual(
    expect.objectContaining({
      call: 'POST /pacts/provider/hearthside-api/for-verification',
      body: expect.objectContaining(body),
    }),
  );
};

const version = ['--provider-version', 'abc', '--provider-branch', 'main'];
const publishing = ['--publish', ...version];

const token = { PACT_BROKER_TOKEN: 'secret' };

describe('A verification from a broker', () => {
  it.each([
    ['succeeds', 200, 0, true],
    ['fails', 202, 1, false],
  ])('takes the pact of the main branch, %s, and tells the broker so', async (_, status, exitCode, success) => {
    const broker = await fakeBroker(pactExpecting(status));
    const { code } = await verifyFrom(broker, publishing, token);
    expect(code).toBe(exitCode);
    expectAsked(broker, 'Bearer secret', { consumerVersionSelectors: [{ mainBranch: true }] });
    expect(broker.received.at(-1)).toMatchObject({
      call: 'POST /results',
      body: { providerApplicationVersion: 'abc', success },
    });
  });

  it('asks for the pacts of the selectors, pending ones and work in progress, with a user name and a password', async () => {
    const broker = await fakeBroker(pactExpecting(200));
    const selectors = ['--selector', '{"deployedOrReleased":true}', '--selector', '{"matchingBranch":true}'];
    const args = [...selectors, '--pending', '--wip-since', '2026-01-01', ...version];
    const account = { PACT_BROKER_USERNAME: 'ada', PACT_BROKER_PASSWORD: 'secret' };
    const { code } = await verifyFrom(broker, args, account);
    expect(code).toBe(0);
    expectAsked(broker, `Basic ${Buffer.from('ada:secret').toString('base64')}`, {
      consumerVersionSelectors: [{ deployedOrReleased: true }, { matchingBranch: true }],
      includePendingStatus: true,
      includeWipPactsSince: '2026-01-01',
    });
  });

  it('takes the pact at an address, as a webhook sends it, and tells the broker', async () => {
    const broker = await fakeBroker(pactExpecting(200));
    const args = ['--provider', referenceApi(), '--pact', `${broker.url}/pact`, ...publishing];
    const { code } = await pactVerify(args, token);
    expect(code).toBe(0);
    expect(broker.received.at(-1)).toMatchObject({ call: 'POST /results', body: { success: true } });
  });

  it('fails for a state that the provider does not know', async () => {
    const [interaction] = pactExpecting(200).interactions;
    const unknown = { ...whole, interactions: [{ ...interaction, providerStates: [{ name: 'nj-unheard-of' }] }] };
    const broker = await fakeBroker(unknown);
    expect((await verifyFrom(broker, [], token)).code).toBe(1);
  });

  it('does not tell the broker of one interaction as if it were all', async () => {
    const { code, output } = await verifyFrom({ url: 'http://127.0.0.1:9' }, [...publishing, '--only', 'x']);
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining('--only') });
  });
});
