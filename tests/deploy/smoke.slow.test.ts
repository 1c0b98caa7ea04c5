import { execFile } from 'node:child_process';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { backend } from './backend';
import { runningNginx } from './runningNginx';

let reference: RunningReferenceApi;

beforeAll(async () => {
  reference = await runningReferenceApi();
});

afterAll(() => reference.stop());

const smoke = (address: string, ...more: readonly string[]) =>
  new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    execFile(process.execPath, ['scripts/release/smoke.mjs', address, ...more], (failure, said) =>
      resolve({ code: failure ? Number(failure.code) : 0, said }),
    );
  });

describe('The smoke test of a release', () => {
  it('finds nothing wrong with a portal that works @SAFE-62', async () => {
    const nginx = await runningNginx({ API: reference.baseUrl, SECURITY_CONTACT: 'mailto:security@insurer.test' });
    expect(await smoke(nginx.origin)).toEqual({ code: 0, said: `${nginx.origin} works\n` });
  });

  it('says in one line each what is wrong @SAFE-62', async () => {
    const nginx = await runningNginx();
    const { code, said } = await smoke(nginx.origin, 'NY/no-such-file.pdf');
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      expect.stringContaining('/documents/NY/no-such-file.pdf: a document of the catalogue answers 404'),
      expect.stringContaining('/api/customer: a call without tokens answers 502'),
      expect.stringContaining('SECURITY_CONTACT is still a placeholder'),
      '3 problems',
      '',
    ]);
  });

  it('says what is wrong with a host that answers every address with one page @SAFE-62', async () => {
    const host = await backend((_, response) => response.end('<!doctype html>'));
    const { said } = await smoke(host.origin);
    for (const line of [
      '/: this is not the page of the portal',
      '/: the header content-security-policy is missing or weak',
      '/assets/no-such-file.js: a missing asset answers 200',
      '/api/customer: a call without tokens answers 200',
      '/.well-known/security.txt: answers 200 without a contact',
    ])
      expect(said).toContain(line);
  });

  it('says that the host is not in the configuration, or that nothing answers @SAFE-62', async () => {
    const nginx = await runningNginx();
    expect((await smoke(`http://127.0.0.1:${String(nginx.port)}`)).said).toContain('does not have the host 127.0.0.1');
    expect((await smoke('http://127.0.0.1:9911')).said).toContain('ECONNREFUSED');
    expect((await smoke('portal')).code).toBe(2);
  });
});
