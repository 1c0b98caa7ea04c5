import { aClaim } from '../../../tests/support/claim';
import { type RunningReferenceApi, runningReferenceApi } from '../../../tests/support/runningReferenceApi';
import { documentsOfKeys } from '../../domain/documents/policyDocuments';
import { personaNames } from '../memory/personas/personas';
import { stateNames } from './states';

// A real server needs time on a busy machine.
jest.setTimeout(60_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
});

afterAll(() => api.stop());

const get = (path: string, headers: Record<string, string>) => fetch(api.baseUrl + path, { headers });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(api.baseUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const enter = async (state: string): Promise<Record<string, string>> => {
  const response = await post('/_pact/states', { state, action: 'setup' });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, string>;
};

const tokenHeaders = ({ authToken = '', accessToken = '' }: Record<string, string>) => ({
  'x-falcon-auth': authToken,
  'x-falcon-access': accessToken,
});

const reads = [
  '/api/claims',
  '/api/policies',
  '/api/policies/documents',
  '/api/customer',
  '/api/customer/billingMethod',
  '/api/customer/billingTerm',
  '/api/referencedata?cat=agreement&id=UPDTPYMNT',
];

describe('the reference API', () => {
  it.each(personaNames.filter((name) => name !== 'ny-invited' && name !== 'ny-temporary'))(
    'answers every read of %s as the contract says',
    async (name) => {
      const headers = tokenHeaders(await enter(name));
      for (const path of reads) {
        const response = await get(path, headers);
        expect([path, response.status]).toEqual([path, 200]);
      }
    },
  );

  it('stores a document once under its key', async () => {
    const headers = tokenHeaders(await enter('nj-current'));
    const key = 'HP-20010001/decPage/2026-01-31.pdf';
    const state = { state: 'document-stored', action: 'setup', params: { key } };
    for (const body of [state, state]) expect((await post('/_pact/states', body)).status).toBe(200);
    const text = await (await get('/api/policies/documents', headers)).text();
    expect(text.split(key)).toHaveLength(2);
  });

  it('refuses a request that violates the contract @WIRE-46', async () => {
    await enter('nj-current');
    const response = await post('/api/auth/login', { username: 'nj-current@example.com', password: 'Hearth-2026!' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "request/body must have required property 'userName'" });
    expect(response.headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('answers a failure with the reference of the call', async () => {
    const response = await get('/api/claims', { 'x-correlation-id': 'call-1' });
    expect([response.status, response.headers.get('x-correlation-id')]).toEqual([401, 'call-1']);
  });

  it('does not send a response that violates the contract @WIRE-46', async () => {
    const headers = tokenHeaders(await enter('nj-current'));
    const account = api.insurer.world.accounts['nj-current'];
    Object.assign(account ?? {}, { billingTerm: 7 });
    const response = await get('/api/customer/billingTerm', headers);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('/response/data/billingTerm must be'),
    });
  });

  it('sends the customer’s own documents alone, whatever the list of documents names', async () => {
    const headers = tokenHeaders(await enter('nj-current'));
    const { data } = (await (await get('/api/policies/documents', headers)).json()) as { data: { Key: string }[] };
    const statuses = await Promise.all(
      data.map(async ({ Key }) => [Key, (await get(`/documents/${Key}`, headers)).status] as const),
    );
    const sent = statuses.filter(([, status]) => status === 200).map(([key]) => key);
    expect(sent.length).toBeGreaterThan(4);
    const own = documentsOfKeys(sent, 'HP-20010001', '');
    expect(sent.filter((key) => !own.some(({ url }) => url === key))).toEqual([]);
  });

  it('reports an expired token until it is refreshed', async () => {
    const values = await enter('nj-current');
    await enter('tokens-expired');
    const expired = await get('/api/claims', tokenHeaders(values));
    expect([expired.status, await expired.json()]).toEqual([
      401,
      { message: 'The incoming token has expired', code: 'token-expired' },
    ]);

    const { userName, refreshToken } = values;
    const refreshed = (await (await post('/api/auth/user/token', { userName, refreshToken })).json()) as {
      data: Record<string, string>;
    };
    expect((await get('/api/claims', tokenHeaders(refreshed.data))).status).toBe(200);
  });

  it.each([
    ['answer', { status: 503, message: 'Down', correlationId: 'c-1' }, 503, '{"message":"Down"}'],
    ['emptyBody', { status: 504 }, 504, ''],
    ['html', {}, 502, expect.stringContaining('<h1>')],
    ['malformed', {}, 200, expect.stringMatching(/^\{"data":\{/)],
    ['text', { message: 'null' }, 200, 'null'],
    ['wrongShape', {}, 200, '{"data":"of another shape"}'],
  ])('shows the fault %s once, then responds again', async (kind, more, status, body) => {
    const headers = tokenHeaders(await enter('nj-current'));
    await post('/_reference/faults', { call: 'GET /api/claims', kind, times: 1, ...more });
    const first = await get('/api/claims', headers);
    expect([first.status, await first.text()]).toEqual([status, body]);
    expect((await get('/api/claims', headers)).status).toBe(200);
  });

  it.each(['noResponse', 'lostAnswer', 'cutShort'])(
    'does not respond to a call that meets the fault %s',
    async (kind) => {
      const headers = tokenHeaders(await enter('nj-current'));
      await post('/_reference/faults', { call: 'GET /api/claims', kind });
      await expect(get('/api/claims', headers).then((response) => response.text())).rejects.toThrow();
      await fetch(`${api.baseUrl}/_reference/faults`, { method: 'DELETE' });
      expect((await get('/api/claims', headers)).status).toBe(200);
    },
  );

  it('carries out a call whose response is lost, once per key', async () => {
    const headers = {
      ...tokenHeaders(await enter('nj-noclaims')),
      'Idempotency-Key': '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10',
    };
    const claim = { ...aClaim(), estimate: 1.5, dateOfLoss: '2020-01-01', status: 'open' };
    await post('/_reference/faults', { call: 'POST /api/claims', kind: 'lostAnswer', times: 1 });
    await expect(post('/api/claims', claim, headers)).rejects.toThrow();
    expect((await post('/api/claims', claim, headers)).status).toBe(200);
    const list = await (await get('/api/claims', headers)).json();
    expect(list).toMatchObject({ data: [{ status: 'open' }] });
  });

  it('returns the first response again for the same Idempotency-Key, and 422 for another body @WIRE-52', async () => {
    const key = { 'Idempotency-Key': 'c9a646d3-9c61-4cb7-bfcd-ee2522c8f633' };
    const headers = { ...tokenHeaders(await enter('ny-current')), ...key, 'Content-Type': 'application/json' };
    const put = (billingTerm: string) =>
      fetch(`${api.baseUrl}/api/customer/billingTerm`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ billingTerm }),
      });
    expect([(await put('monthly')).status, (await put('monthly')).status]).toEqual([200, 200]);
    expect((await put('yearly')).status).toBe(422);
    await enter('tokens-expired');
    expect((await put('monthly')).status).toBe(401);
  });

  it('takes the same Idempotency-Key for two calls @WIRE-52', async () => {
    const key = { 'Idempotency-Key': '0d6c4a70-9a46-4f3a-8a7e-6b7f5d0a6f11' };
    const headers = { ...tokenHeaders(await enter('nj-current')), ...key, 'Content-Type': 'application/json' };
    const put = (path: string, body: object) =>
      fetch(api.baseUrl + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    const save = { phoneNumber: '201-555-0155', changeReasonDescription: 'Updated Phone Number' };
    const replies = [
      await put('/api/customer/billingTerm', { billingTerm: 'monthly' }),
      await put('/api/customer', save),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await get('/api/customer', headers)).json()).toMatchObject({ data: { phoneNumber: '201-555-0155' } });
  });

  it('separates the worlds of parallel tests', async () => {
    const inWorld = (world: string) => ({ ...tokenHeaders(values), 'x-reference-world': world });
    const values = await enter('nj-current');
    expect((await get('/api/claims', inWorld(''))).status).toBe(200);
    expect((await get('/api/claims', inWorld('another'))).status).toBe(401);
    await fetch(`${api.baseUrl}/_reference/reset`, { method: 'POST', headers: inWorld('another') });
    expect((await get('/api/claims', inWorld(''))).status).toBe(200);
  });

  it('refuses an unknown state', async () => {
    expect((await post('/_pact/states', { state: 'nj-unheard-of' })).status).toBe(404);
    expect(stateNames).not.toContain('nj-unheard-of');
  });
});
