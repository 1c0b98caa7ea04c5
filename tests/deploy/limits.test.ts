import { type Backend, backend } from './backend';
import { type RunningNginx, runningNginx } from './runningNginx';

let api: Backend;
let nginx: RunningNginx;

beforeAll(async () => {
  api = await backend((_, response) => response.end('{}'));
  nginx = await runningNginx({ API: api.origin });
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

  it.each(['/api/auth/login/', '/api//auth/login', '/API/../api/auth/LOGIN', '/api/auth/%6Cogin'])(
    'counts %s too',
    async (path) => {
      expect(refused(await answersTo(30, path))).toHaveLength(9);
    },
  );

  it('counts each customer for itself', async () => {
    await answersTo(30, '/api/auth/login');
    expect(refused(await answersTo(1, '/api/auth/login'))).toEqual([]);
  });
});

describe('The limit of codes', () => {
  it.each([
    ['POST', '/api/auth/password'],
    ['PUT', '/api/auth/password'],
    ['PUT', '/api/auth/user'],
    ['POST', '/api/auth/user/invitation'],
    ['GET', '/api/auth/token/guess'],
    ['POST', '/api/customer/email'],
    ['PUT', '/api/customer/email'],
  ])('passes 11 calls at once: %s %s', async (method, path) => {
    expect(refused(await answersTo(20, path, method))).toHaveLength(9);
  });
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
