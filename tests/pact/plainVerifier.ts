import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { committedPact, readPact } from '../../scripts/pact/pactFile';
import { isCall } from '../../src/adapters/reference-api/isCall';

process.env['PACT_DO_NOT_TRACK'] = 'true';

const whole = readPact(committedPact);

/** Whether pact-js verifies a provider against the interactions of some calls, without a filter and over HTTP alone. */
export const isVerified = async (baseUrl: string, calls: readonly string[]): Promise<boolean> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthside-verify-'));
  const file = path.join(dir, 'pact.json');
  const interactions = whole.interactions.filter(({ request }) =>
    calls.some((call) => isCall(call, request.method, request.path)),
  );
  writeFileSync(file, JSON.stringify({ ...whole, interactions }));
  const verifier = new Verifier({
    provider: 'hearthside-api',
    providerBaseUrl: baseUrl,
    pactUrls: [file],
    providerStatesSetupUrl: `${baseUrl}/_pact/states`,
    logLevel: 'error',
  });
  try {
    await verifier.verifyProvider();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
