import { type Broker, canIDeploy, publishPact, recordDeployment } from '../../scripts/pact/broker';
import { fakeServer } from './fakeServer';

let server: Awaited<ReturnType<typeof fakeServer>>;
let answers: Record<string, readonly [status: number, body: unknown]>;
let broker: Broker;

beforeEach(async () => {
  answers = {};
  server = await fakeServer((call) => answers[call] ?? [404, { error: 'unknown' }]);
  broker = { url: server.url, token: 'secret' };
});

const matrix = 'GET /matrix?q[][pacticipant]=hearthside-portal&q[][version]=abc&latestby=cvp&environment=production';

const portal = { pacticipant: 'hearthside-portal', version: 'abc' };

describe('publishPact', () => {
  it('sends the pact with its version and branch', async () => {
    answers['POST /contracts/publish'] = [201, {}];
    const pact = { text: '{"a":1}', consumer: 'hearthside-portal', provider: 'hearthside-api' };
    await publishPact(broker, { version: 'abc', branch: 'main' }, pact);
    expect(server.received).toEqual([
      {
        call: 'POST /contracts/publish',
        authorization: 'Bearer secret',
        body: {
          pacticipantName: 'hearthside-portal',
          pacticipantVersionNumber: 'abc',
          branch: 'main',
          contracts: [
            {
              consumerName: 'hearthside-portal',
              providerName: 'hearthside-api',
              specification: 'pact',
              contentType: 'application/json',
              content: Buffer.from('{"a":1}').toString('base64'),
            },
          ],
        },
      },
    ]);
  });

  it.each([
    [
      'what the broker says, in a line',
      409,
      { error: 'conflict\u202e' },
      /^The broker answered 409 .*conflict [^\p{C}]+$/u,
    ],
    ['a redirect, which would make it a GET', 301, {}, /301/],
  ])('fails with %s', async (_, status, body, message) => {
    answers['POST /contracts/publish'] = [status, body];
    answers['GET /elsewhere'] = [200, {}];
    const pact = { text: '{}', consumer: 'a', provider: 'b' };
    await expect(publishPact(broker, { version: 'abc', branch: 'main' }, pact)).rejects.toThrow(message);
  });
});

describe('canIDeploy', () => {
  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('takes deployable %p for %p', async (deployable, expected) => {
    answers[matrix] = [200, { summary: { deployable, reason: 'because' } }];
    expect(await canIDeploy(broker, portal, 'production')).toEqual({ deployable: expected, reason: 'because' });
  });

  it('asks again while the broker does not know yet, as often as it may', async () => {
    let waited = 0;
    const wait = async (): Promise<void> => {
      waited += 1;
      if (waited === 2) answers[matrix] = [200, { summary: { deployable: true, reason: 'verified' } }];
    };
    answers[matrix] = [200, { summary: { deployable: null, reason: 'unknown' } }];
    expect(await canIDeploy(broker, portal, 'production', { times: 5, wait })).toMatchObject({ deployable: true });
    expect(waited).toBe(2);
    answers[matrix] = [200, { summary: { deployable: null, reason: 'unknown' } }];
    expect(await canIDeploy(broker, portal, 'production', { times: 3, wait })).toMatchObject({ deployable: false });
    expect(waited).toBe(5);
  });
});

describe('A broker with a user name and a password', () => {
  it('is asked with both', async () => {
    answers[matrix] = [200, { summary: { deployable: true, reason: '' } }];
    await canIDeploy({ url: broker.url, username: 'ada', password: 'secret' }, portal, 'production');
    const basic = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
    expect(server.received.map((each) => each.authorization)).toEqual([basic]);
  });
});

describe('recordDeployment', () => {
  const environments = { _embedded: { environments: [{ uuid: 'u-1', name: 'production' }] } };

  it('tells the broker in which environment the version is', async () => {
    const call = 'POST /pacticipants/hearthside-portal/versions/abc/deployed-versions/environment/u-1';
    answers['GET /environments'] = [200, environments];
    answers[call] = [201, {}];
    await recordDeployment(broker, portal, 'production');
    expect(server.received.map((each) => each.call)).toEqual(['GET /environments', call]);
  });

  it('never leaves its address, whatever the broker calls the environment', async () => {
    answers['GET /environments'] = [200, { _embedded: { environments: [{ uuid: '../../x', name: 'production' }] } }];
    await expect(recordDeployment(broker, portal, 'production')).rejects.toThrow('404');
    expect(server.received.at(-1)?.call).toContain('/deployed-versions/environment/');
  });

  it('fails for an environment that the broker does not know', async () => {
    answers['GET /environments'] = [200, environments];
    await expect(recordDeployment(broker, portal, 'staging')).rejects.toThrow(/"staging".*production/);
  });
});
