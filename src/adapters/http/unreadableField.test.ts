import { adasGateways } from '../../../tests/contract/adasGateways';
import { data } from '../../../tests/support/FakeNetwork';
import type { Gateways } from '../../application/ports/Gateways';

const { signal } = new AbortController();

const secret = 'Lovelace';

const replying = (reply: unknown): Gateways => adasGateways(async () => data(reply));

const policy = (term: object) => [{ policyNumber: 'NY-1', currentTerm: term }];

describe('a reply that cannot be read @WIRE-61', () => {
  it.each<[string, string, unknown, (gateways: Gateways) => Promise<unknown>]>([
    ['a date', 'data.*.currentTerm.endDate', policy({ endDate: secret }), ({ policy: it }) => it.list(signal)],
    [
      'an amount of a coverage',
      'data.*.currentTerm.coverages.*.limitAmount',
      policy({ coverages: [{ code: 'bul' }, { code: secret, limitAmount: 10_000 }] }),
      ({ policy: it }) => it.list(signal),
    ],
    ['a text for yes or no', 'data.pastDue', { pastDue: secret }, ({ billing }) => billing.history(signal)],
    ['a row', 'data.*.createdAt', [{ claimNumber: '1', createdAt: secret }], ({ claims }) => claims.list(signal)],
    ['a row that is no object', 'data.*', [secret], ({ claims }) => claims.list(signal)],
    [
      'a token',
      'data.accessToken',
      { authToken: 'a', userName: secret, refreshToken: 'r' },
      ({ auth }) => auth.login({ userName: secret, password: 'x' }),
    ],
    [
      'a refresh token',
      'data.refreshToken',
      { authToken: 'a', accessToken: 'b', userName: secret },
      ({ auth }) => auth.login({ userName: secret, password: 'x' }),
    ],
    ['everything', 'data', secret, ({ customer }) => customer.load(signal)],
  ])('names the field, and never its value: %s', async (_, field, reply, make) => {
    const failure: unknown = await make(replying(reply)).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ details: { kind: 'unknownOutcome', status: 502, field } });
    expect(JSON.stringify(failure)).not.toContain(secret);
  });

  it.each([
    ['development', [['The reply of http://portal.test/api/customer cannot be read: data.email']]],
    ['production', []],
  ])('says so in the console of a build for %s', async (build, said) => {
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: build });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    try {
      await expect(replying({}).customer.load(signal)).rejects.toThrow();
      expect(warn.mock.calls).toEqual(said);
    } finally {
      environment.restore();
      warn.mockRestore();
    }
  });
});
