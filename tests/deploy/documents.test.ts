import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { type RunningNginx, runningNginx } from './runningNginx';

let reference: RunningReferenceApi;
let nginx: RunningNginx;
interface Customer {
  readonly tokens: Readonly<Record<string, string>>;
  /** The storage key of a document of the customer's. */
  readonly key: string;
}

let customer: Customer;
let another: Customer;

const document = (from: RunningNginx, name: string, headers = {}): Promise<Response> =>
  fetch(`${from.origin}/documents/${name}`, { headers });

const signIn = async (account: string): Promise<Customer> => {
  const login = await fetch(`${nginx.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: `${account}@example.com`, password: 'Hearth-2026!' }),
  });
  const { data } = (await login.json()) as { data: { authToken: string; accessToken: string } };
  const tokens = { 'x-falcon-auth': data.authToken, 'x-falcon-access': data.accessToken };
  const listing = await fetch(`${nginx.origin}/api/policies/documents`, { headers: tokens });
  const keys = ((await listing.json()) as { data: readonly { Key: string }[] }).data.map(({ Key }) => Key);
  return { tokens, key: keys.find((each) => each.includes('/decPage/')) ?? '' };
};

beforeAll(async () => {
  reference = await runningReferenceApi();
  nginx = await runningNginx({ API: reference.baseUrl, DOCUMENTS_ORIGIN: `${reference.baseUrl}/` });
  customer = await signIn('ny-current');
  another = await signIn('nj-current');
});

afterAll(() => reference.stop());

describe('A document of a customer', () => {
  it('arrives with the tokens of its owner, and is not kept', async () => {
    const answer = await document(nginx, customer.key, customer.tokens);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^%PDF-/);
  });

  it('is refused without tokens, before its origin is asked', async () => {
    const answer = await document(nginx, customer.key);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('nginx');
  });

  it.each([
    ['unknown tokens', { 'x-falcon-auth': 'guess', 'x-falcon-access': 'guess' }],
    ['half of the tokens', { 'x-falcon-auth': 'guess' }],
  ])('is refused by its origin with %s', async (_, headers) => {
    expect((await document(nginx, customer.key, headers)).status).toBe(401);
  });

  it('is not given to the owner of another policy', async () => {
    expect((await document(nginx, another.key, customer.tokens)).status).toBe(404);
    expect((await document(nginx, another.key, another.tokens)).status).toBe(200);
  });

  it.each([
    '..%2fHP-1/decPage/2026-01-31.pdf',
    'HP-1/decPage/2026-01-31.pdf%0d%0aX: 1',
    'HP-1/decPage/2026-01-31.pdf%0A',
  ])('has a key without tricks: %s', async (name) => {
    expect((await document(nginx, name, customer.tokens)).status).toBe(404);
  });

  it('is 404 where no origin is configured, even if the catalogue contains the file', async () => {
    const without = await runningNginx({ API: reference.baseUrl, CATALOGUE: path.join(nginx.folder, 'catalogue') });
    for (const file of [customer.key, 'CW/notice.pdf']) {
      const at = path.join(nginx.folder, 'catalogue', file);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, '%PDF-');
    }
    expect((await document(without, customer.key, customer.tokens)).status).toBe(404);
    expect((await document(without, 'CW/notice.pdf')).status).toBe(200);
  });
});
