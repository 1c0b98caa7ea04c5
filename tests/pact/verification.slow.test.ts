import { committedPact, readPact } from '../../scripts/pact/pactFile';
import { fakeServer } from './fakeServer';
import { pactVerify } from './pactVerify';
import { verifiedApi } from './verifiedApi';

const referenceApi = verifiedApi();

type Spoil = (answer: { path: string; sent: string; status: number; body: string }) => void;

/** A provider that is the reference API but for one thing. */
const spoilt = (spoil: Spoil) =>
  fakeServer(async (_, { method, path, headers: received, sent }) => {
    const headers = Object.entries(received).filter(([name]) => name !== 'host' && name !== 'connection');
    const body = sent === '' ? {} : { body: sent };
    const reply = await fetch(referenceApi() + path, { method, headers: headers as [string, string][], ...body });
    const answer = { path, sent, status: reply.status, body: await reply.text() };
    spoil(answer);
    return [answer.status, answer.body];
  }, 'application/json');

describe('The reference API', () => {
  it('is verified with one account and without states', async () => {
    const account = ['--smoke', '--user', 'nj-current@example.com'];
    const env = { PORTAL_PASSWORD: 'Hearth-2026!' };
    const { code, output } = await pactVerify(['--provider', referenceApi(), ...account], env);
    expect(output).toMatch(/^(\d+) of \1 interactions verified/m);
    expect(output).toMatch(/^(\d+) of \1 stories verified, 0 failed, 0 not told/m);
    expect(output).not.toContain(env.PORTAL_PASSWORD);
    expect(code).toBe(0);
  });

  it('is verified over time with accounts that the command names, also after their email and password have changed', async () => {
    const accounts = ['--user', 'nj-current@example.com', '--other-user', 'il-current@example.com'];
    const env = { PORTAL_PASSWORD: 'Hearth-2026!', OTHER_PASSWORD: 'Hearth-2026!' };
    const { code, output } = await pactVerify(['--provider', referenceApi(), '--scenarios', ...accounts], env);
    expect(output).toMatch(/^(\d+) of \1 stories verified, 0 failed, 0 not told/m);
    expect(code).toBe(0);
  });

  it('is verified for one interaction by its description', async () => {
    const { code, output } = await pactVerify(['--provider', referenceApi(), '--only', 'a customer lists the claims']);
    expect(output).toContain('1 of 1 interactions verified');
    expect(code).toBe(0);
  });
});

describe('A verification', () => {
  it.each<readonly [string, Spoil, number, string]>([
    [
      'fails when a field of a reply has another name',
      (answer) => {
        if (answer.path === '/api/claims') answer.body = answer.body.replaceAll('"claimNumber"', '"claimNo"');
      },
      1,
      'again: npm run pact:verify -- --provider',
    ],
    [
      'fails when an answer has another status',
      (answer) => {
        if (answer.path === '/api/claims') answer.status = 202;
      },
      1,
      'GET /api/claims answered 202, expected 200.',
    ],
    [
      'names a state that the provider does not know, and the values that it would need',
      (answer) => {
        if (answer.path === '/_pact/states') Object.assign(answer, { status: 404, body: '{}' });
      },
      2,
      'beginning with "any-customer"',
    ],
    [
      'does not begin with a provider that accepts every state',
      (answer) => {
        if (answer.path === '/_pact/states') answer.status = 200;
      },
      2,
      'Answer 404 for a state that you do not know.',
    ],
  ])('%s', async (_, spoil, expectedCode, complaint) => {
    const { url } = await spoilt(spoil);
    const { code, output } = await pactVerify(['--provider', url, '--only', 'a customer lists the claims']);
    expect(output).toContain(complaint);
    expect(code).toBe(expectedCode);
  });

  it.each<readonly [string, Spoil, string]>([
    [
      'with another status where several pass',
      (answer) => {
        if (answer.path === '/api/auth/user/token') answer.status = 404;
      },
      'POST /api/auth/user/token answered 404 (The refresh token is not valid.), expected 400, 401 or 403.',
    ],
    [
      'in other words, without a code',
      (answer) => {
        answer.body = answer.body
          .replace('The incoming token has expired', 'Too late.')
          .replace('"token-expired"', '""');
      },
      'GET /api/claims answered 401 (Too late.), expected the code "token-expired", or the status 401 and a message',
    ],
    [
      'with a page in the place of a reply',
      (answer) => {
        if (answer.path === '/api/claims' && answer.status === 200) answer.body = '<h1>Claims</h1>';
      },
      'GET /api/claims (200): the body is "<h1>Claims</h1>" with application/json, expected JSON with application/json.',
    ],
  ])('says what a provider answers %s', async (_, spoil, complaint) => {
    const { url } = await spoilt(spoil);
    const { code, output } = await pactVerify([
      '--provider',
      url,
      '--only',
      'revoked|claims are read|lists the claims',
    ]);
    expect(output).toContain(complaint);
    expect(code).toBe(1);
  });

  it('says which state has failed while it verified, and with what', async () => {
    let entered = 0;
    const { url } = await spoilt((answer) => {
      if (!answer.sent.includes('"claim-filed"')) return;
      entered += 1;
      if (entered > 1) Object.assign(answer, { status: 500, body: '{"message":"KeyError"}' });
    });
    const { output } = await pactVerify(['--provider', url, '--only', 'files a claim again']);
    expect(output).toContain('The state "claim-filed" answered 500 (KeyError).');
  });

  it('accepts a code in the place of a message', async () => {
    const { url } = await spoilt((answer) => {
      answer.body = answer.body.replace('"The incoming token has expired"', '"Ha expirado.","code":"token-expired"');
    });
    expect((await pactVerify(['--provider', url, '--only', 'tokens that have expired'])).code).toBe(0);
  });

  it('counts an interaction without its state as not verified', async () => {
    const { url } = await spoilt((answer) => {
      if (answer.path === '/_pact/states' && answer.sent.includes('"claim-filed"')) answer.status = 404;
    });
    const { code, output } = await pactVerify(['--provider', url, '--only', 'files']);
    const all = readPact(committedPact).interactions.filter(({ description }) => description.includes('files'));
    const without = all.filter(({ providerStates = [] }) => providerStates.every(({ name }) => name !== 'claim-filed'));
    expect(output).toMatch(
      new RegExp(`✗ POST /api/claims +${without.length} of ${all.length}; waits for the state claim-filed`),
    );
    expect(output).toContain("'claim-filed': async (params) =>");
    expect(code).toBe(1);
  });

  it.each([
    ['a description that no interaction has', ['--only', 'a customer lists the calims'], 'No interaction matches'],
    ['a provider that does not run', ['--provider', 'http://127.0.0.1:9'], 'Start the provider first.'],
    ['a smoke test without an account', ['--smoke'], '--smoke needs --user, and the password in PORTAL_PASSWORD.'],
    ['a password that logs would show', ['--smoke', '--user', 'a', '--password', 'x'], 'Set PORTAL_PASSWORD instead.'],
    ['an address without a scheme', ['--provider', 'localhost:8080'], 'Begin it with http:// or https://.'],
    ['an option that it does not know', ['--foo'], "Unknown option '--foo'"],
    ['a patience that is no number', ['--patience', 'abc'], '--patience abc: expected a number of seconds.'],
    ['a pact that does not exist', ['--pact', 'nix.json'], 'nix.json is no pact (ENOENT'],
    ['a file that is no pact', ['--pact', 'package.json'], 'package.json is no pact: it has no interactions.'],
    ['an invalid expression', ['--only', '['], '--only [: Invalid regular expression'],
    ['a selector that is no JSON', ['--selector', '{'], '--selector {: '],
    ['a story that it does not know', ['--scenarios', '--only', 'a customer flies'], 'No story matches'],
  ])('does not begin with %s @WIRE-63', async (_, args, complaint) => {
    const { code, output } = await pactVerify(['--provider', referenceApi(), ...args]);
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(complaint) });
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
