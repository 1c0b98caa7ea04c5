import { Verifier } from '@pact-foundation/pact';
import type { Options } from './verifyProvider';

const [, , given = '{}'] = process.argv;
const { values, ...options } = JSON.parse(given) as Options;
const stateHandlers = values && { 'any-customer': async () => ({ ...values }) };

new Verifier({ ...options, provider: 'hearthside-api', logLevel: 'error', ...(stateHandlers && { stateHandlers }) })
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });
