// `npm run pact:verify`. It stays because pact-js finds no missing states beforehand, and does not say what to do next.
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { exitWith } from './exitWith';
import { type Pact, committedPact, readPact } from './pactFile';
import { NotReady, preflight, reach } from './preflight';
import { type Account, logIn, smokeInteractions } from './smoke';
import { summary } from './summary';
import { type Options, type Verdict, verifyFrom, verifyInteractions } from './verifyProvider';

const usage = `Verifies a provider of the /api against the portal's pact.

  npm run pact:verify -- --provider http://127.0.0.1:4200
  npm run pact:verify -- --provider http://127.0.0.1:8080 --smoke --user ada@example.com --password …

  --provider URL       where the provider answers
  --smoke              verifies what needs one account and no states; with --user and --password
  --states URL         the states endpoint; PROVIDER/_pact/states by default
  --only TEXT          the interaction with this description, or those that match it as a regular expression
  --pact FILE|URL      the pact; the committed one by default. A URL of a broker publishes with --publish
  --broker URL         takes the pacts from a broker
  --selector JSON      which pacts, may be repeated: '{"deployedOrReleased":true}', '{"matchingBranch":true}'; '{"mainBranch":true}' by default
  --pending            a new pact that fails does not fail the verification
  --wip-since DATE     also verifies work in progress since that day
  --publish            tells the broker the outcome; with --provider-version and --provider-branch
  --verbose            prints everything that the verifier says

  A broker's credentials: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
  Exit code: 0 verified, 1 not verified, 2 could not begin.
`;

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    states: { type: 'string' },
    pact: { type: 'string', default: committedPact },
    broker: { type: 'string' },
    selector: { type: 'string', multiple: true },
    pending: { type: 'boolean', default: false },
    'wip-since': { type: 'string' },
    only: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    user: { type: 'string' },
    password: { type: 'string' },
    publish: { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const publication = (): Partial<VerifierOptions> => {
  const { publish, 'provider-version': providerVersion, 'provider-branch': providerVersionBranch } = values;
  if (publish && !(providerVersion && providerVersionBranch))
    throw new NotReady('--publish needs --provider-version and --provider-branch.');
  if (publish && (values.only !== undefined || values.smoke))
    throw new NotReady('--publish cannot go with --only or --smoke.');
  return {
    publishVerificationResult: publish,
    ...(providerVersion && { providerVersion }),
    ...(providerVersionBranch && { providerVersionBranch }),
  };
};

const selected = (pact: Pact): Pact => {
  const { only = '' } = values;
  const chosen = values.smoke ? smokeInteractions(pact.interactions) : pact.interactions;
  const exact = chosen.filter(({ description }) => description === only);
  const interactions =
    exact.length > 0 ? exact : chosen.filter(({ description }) => new RegExp(only).test(description));
  if (interactions.length === 0) throw new NotReady(`No interaction matches "${only}".`);
  return { ...pact, interactions };
};

/** Prints what the verifier says: if asked to, and where it names no failure. Answers whether it did. */
const printOutput = ({ isVerified, failures, output }: Verdict): boolean => {
  const isShown = values.verbose || (!isVerified && failures.size === 0);
  if (isShown) console.log(output);
  return isShown;
};

/** The pacts that a broker chooses, or the one at an address: the verifier fetches them by itself. */
const verifyRemote = async (options: Options): Promise<boolean> => {
  const pact = readPact(committedPact);
  const { broker, selector = ['{"mainBranch":true}'] } = values;
  const source: Partial<VerifierOptions> =
    broker === undefined
      ? { pactUrls: [values.pact] }
      : {
          pactBrokerUrl: broker,
          consumerVersionSelectors: selector.map((text) => JSON.parse(text) as object),
          enablePending: values.pending,
          ...(values['wip-since'] && { includeWipPactsSince: values['wip-since'] }),
        };
  const verdict = await verifyFrom(pact, { ...options, ...source, ...publication() });
  if (!printOutput(verdict))
    for (const [description, reason] of verdict.failures) console.log(`✗ ${description}\n${reason}\n`);
  console.log(`${pact.consumer.name}: ${verdict.isVerified ? 'verified' : 'not verified'}.`);
  return verdict.isVerified;
};

/** Verifies the chosen interactions. Their states are entered at the states endpoint, or with the account. */
const verifyLocal = async (options: Options): Promise<boolean> => {
  const { providerBaseUrl: provider, providerStatesSetupUrl: states } = options;
  const pact = selected(readPact(values.pact));
  const obstacles = states === undefined ? [] : await preflight(states, pact);
  const blocked = new Set(obstacles.map(({ interaction }) => interaction));
  const interactions = pact.interactions.filter((interaction) => !blocked.has(interaction));
  const verdict = await verifyInteractions({ ...pact, interactions }, options);
  printOutput(verdict);
  const again = `npm run pact:verify -- --provider ${provider}${values.smoke ? ' --smoke --user … --password …' : ''}`;
  console.log(summary({ interactions: pact.interactions, failures: verdict.failures, obstacles, again }));
  return verdict.isVerified && obstacles.length === 0;
};

const accountOf = async (provider: string): Promise<Account> => {
  const { user: userName, password } = values;
  if (!userName || password === undefined) throw new NotReady('--smoke needs --user and --password.');
  await logIn(provider, { userName, password });
  return { userName, password };
};

const main = async (): Promise<number> => {
  const provider = values.provider?.replace(/\/$/, '');
  if (values.help || provider === undefined) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  publication();
  const isRemote = values.broker !== undefined || /^https?:/.test(values.pact);
  const providerStatesSetupUrl = values.states ?? `${provider}/_pact/states`;
  const options = { providerBaseUrl: provider, providerStatesSetupUrl };
  if (isRemote) return (await verifyRemote(options)) ? 0 : 1;
  await reach(provider);
  const entering = values.smoke ? { providerBaseUrl: provider, account: await accountOf(provider) } : options;
  return (await verifyLocal(entering)) ? 0 : 1;
};

void exitWith(main, (failure) => (failure instanceof NotReady ? 2 : 1));
