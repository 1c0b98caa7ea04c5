import { parseArgs } from 'node:util';
import { committedPact, readPact, stateNamesOf } from './pactFile';
import { verifyProvider } from './verifyProvider';

const usage = `Verifies a provider of the /api against the portal's pact.

  npm run pact:verify -- --provider http://127.0.0.1:4200

  --provider URL            where the provider answers
  --states URL              where it is brought into a state; PROVIDER/_pact/states unless said otherwise
  --pact FILE               the pact; the committed one unless said otherwise
  --broker URL              a broker to take the pacts from instead (token: PACT_BROKER_TOKEN)
  --branch NAME             the portal's branch at the broker; its main branch unless said otherwise
  --only DESCRIPTION        one interaction by its description, or those that match it as a regular expression
  --publish                 tells the broker of the outcome; needs --provider-version and --provider-branch
  --log LEVEL               error, warn, info or debug
`;

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    states: { type: 'string' },
    pact: { type: 'string', default: committedPact },
    broker: { type: 'string' },
    branch: { type: 'string' },
    only: { type: 'string' },
    publish: { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
    log: { type: 'string', default: 'error' },
    help: { type: 'boolean', default: false },
  },
});

const levels = ['error', 'warn', 'info', 'debug'] as const;

const main = async (): Promise<number> => {
  const provider = values.provider?.replace(/\/$/, '');
  if (values.help || provider === undefined) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const version = values['provider-version'];
  const branch = values['provider-branch'];
  if (values.publish && (version === undefined || branch === undefined)) {
    console.error('--publish needs --provider-version and --provider-branch.');
    return 2;
  }
  if (values.publish && values.only !== undefined) {
    console.error('--publish tells of a whole verification; it cannot go with --only.');
    return 2;
  }
  // The committed file names the states for a broker's pacts too: a handler for each of them has to be there beforehand.
  await verifyProvider({
    provider,
    states: values.states ?? `${provider}/_pact/states`,
    stateNames: stateNamesOf(readPact(values.pact)),
    source:
      values.broker === undefined
        ? { file: values.pact }
        : { broker: values.broker, token: process.env['PACT_BROKER_TOKEN'], branch: values.branch },
    only: values.only,
    publish: values.publish && version !== undefined && branch !== undefined ? { version, branch } : undefined,
    logLevel: levels.find((level) => level === values.log) ?? 'error',
  });
  return 0;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  },
);
