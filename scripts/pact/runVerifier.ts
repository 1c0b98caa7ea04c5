import { Verifier, type VerifierOptions } from '@pact-foundation/pact';

const [, , options = '{}'] = process.argv;

new Verifier(JSON.parse(options) as VerifierOptions).verifyProvider().catch(() => {
  process.exitCode = 1;
});
