import { Verifier } from '@pact-foundation/pact';
import { callOf, committedPact, readPact, withFileOf } from '../../scripts/pact/pactFile';

process.env['PACT_DO_NOT_TRACK'] = 'true';

const whole = readPact(committedPact);

/** Whether pact-js verifies a provider against the interactions of some calls, without a filter and over HTTP alone. */
export const isVerified = (baseUrl: string, calls: readonly string[]): Promise<boolean> => {
  const interactions = whole.interactions.filter((interaction) => calls.includes(callOf(interaction)));
  return withFileOf({ ...whole, interactions }, async (file) => {
    const verifier = new Verifier({
      provider: 'hearthside-api',
      providerBaseUrl: baseUrl,
      pactUrls: [file],
      providerStatesSetupUrl: `${baseUrl}/_pact/states`,
      logLevel: 'error',
    });
    return verifier.verifyProvider().then(
      () => true,
      () => false,
    );
  });
};
