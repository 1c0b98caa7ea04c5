import { Verifier, type VerifierOptions } from '@pact-foundation/pact';

const [, , given = '{}'] = process.argv;

new Verifier({ ...(JSON.parse(given) as VerifierOptions), provider: 'hearthside-api', logLevel: 'error' })
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });
