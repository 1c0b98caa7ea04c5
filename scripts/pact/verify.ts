// `npm run pact:verify`. It stays because pact-js finds no missing states beforehand, and does not say what to do next.
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { exitWith } from './exitWith';
import { type Pact, committedPact, readPact } from './pactFile';
import { NotReady, preflight } from './preflight';
import { logIn, smokeInteractions } from './smoke';
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

const credentials = (): Partial<VerifierOptions> => {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = process.env;
  if (token) return { pactBrokerToken: token };
  return username ? { pactBrokerUsername: username, pactBrokerPassword: password ?? '' } : {};
};

const publication = (): Partial<VerifierOptions> => {
  const version = values['provider-version'];
  const branch = values['provider-branch'];
  const provider = { ...(version && { providerVersion: version }), ...(branch && { providerVersionBranch: branch }) };
  if (!values.publish) return provider;
  if (!version || !branch) throw new NotReady('--publish needs --provider-version and --provider-branch.');
  if (values.only !== undefined || values.smoke) throw new NotReady('--publish cannot go with --only or --smoke.');
  return { ...provider, publishVerificationResult: true };
};

const selected = (pact: Pact): Pact => {
  const { only } = values;
  const chosen = values.smoke ? smokeInteractions(pact) : pact;
  if (only === undefined) return chosen;
  const exact = chosen.interactions.filter(({ description }) => description === only);
  const interactions =
    exact.length > 0 ? exact : chosen.interactions.filter(({ description }) => new RegExp(only).test(description));
  if (interactions.length === 0) throw new NotReady(`No interaction matches "${only}".`);
  return { ...chosen, interactions };
};

/** Whether to print what the verifier says: always if asked to, and where it names no failure. */
const isOutputShown = ({ isVerified, failures }: Verdict): boolean =>
  values.verbose || (!isVerified && failures.size === 0);

/** The pacts that a broker chooses, or the one at an address: the verifier fetches them by itself. */
const verifyRemote = async (provider: string, states: string): Promise<number> => {
  const pact = readPact(committedPact);
  const source: Partial<VerifierOptions> =
    values.broker === undefined
      ? { pactUrls: [values.pact] }
      : {
          pactBrokerUrl: values.broker,
          consumerVersionSelectors: (values.selector ?? ['{"mainBranch":true}']).map(
            (text) => JSON.parse(text) as object,
          ),
          enablePending: values.pending,
          ...(values['wip-since'] && { includeWipPactsSince: values['wip-since'] }),
        };
  const verdict = await verifyFrom(pact, {
    providerBaseUrl: provider,
    providerStatesSetupUrl: states,
    ...source,
    ...credentials(),
    ...publication(),
  });
  if (isOutputShown(verdict)) console.log(verdict.output);
  else for (const [description, reason] of verdict.failures) console.log(`✗ ${description}\n${reason}\n`);
  console.log(`${pact.consumer.name}: ${verdict.isVerified ? 'verified' : 'not verified'}.`);
  return verdict.isVerified ? 0 : 1;
};

/** Verifies the chosen interactions. Their states are entered at the states endpoint, or with the account. */
const verifyLocal = async (
  provider: string,
  entering: Pick<Options, 'account' | 'providerStatesSetupUrl'>,
): Promise<number> => {
  const pact = selected(readPact(values.pact));
  const { providerStatesSetupUrl: states } = entering;
  const obstacles = states === undefined ? [] : await preflight(provider, states, pact);
  const blocked = new Set(obstacles.map(({ interaction }) => interaction));
  const interactions = pact.interactions.filter((interaction) => !blocked.has(interaction));
  const verdict = await verifyInteractions({ ...pact, interactions }, { providerBaseUrl: provider, ...entering });
  if (isOutputShown(verdict)) console.log(verdict.output);
  const again = `npm run pact:verify -- --provider ${provider}${values.smoke ? ' --smoke --user … --password …' : ''}`;
  console.log(summary({ interactions: pact.interactions, failures: verdict.failures, obstacles, again }));
  return verdict.isVerified && obstacles.length === 0 ? 0 : 1;
};

const verifySmoke = async (provider: string): Promise<number> => {
  const { user: userName, password } = values;
  if (!userName || password === undefined) throw new NotReady('--smoke needs --user and --password.');
  const account = { userName, password };
  await logIn(provider, account);
  return verifyLocal(provider, { account });
};

const main = async (): Promise<number> => {
  const provider = values.provider?.replace(/\/$/, '');
  if (values.help || provider === undefined) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  publication();
  const states = values.states ?? `${provider}/_pact/states`;
  if (values.broker !== undefined || /^https?:/.test(values.pact)) return verifyRemote(provider, states);
  return values.smoke ? verifySmoke(provider) : verifyLocal(provider, { providerStatesSetupUrl: states });
};

void exitWith(main, (failure) => (failure instanceof NotReady ? 2 : 1));
