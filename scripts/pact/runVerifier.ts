import { Verifier } from '@pact-foundation/pact';
import { logIn } from './smoke';
import type { Options } from './verifyProvider';

const [, , given = '{}'] = process.argv;
const { account, ...options } = JSON.parse(given) as Options;
const stateHandlers = account && { 'any-customer': () => logIn(options.providerBaseUrl, account) };

new Verifier({ ...options, provider: 'hearthside-api', logLevel: 'error', ...(stateHandlers && { stateHandlers }) })
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });
