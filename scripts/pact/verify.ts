// `npm run pact:verify`. It finds missing states beforehand, and says what to do next.
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { exitWith } from './exitWith';
import { NotReady } from './NotReady';
import { type Pact, committedPact, readPact } from './pactFile';
import { enterState, preflight, reach } from './preflight';
import { harmlessStories } from './scenarios/harmlessStories';
import { stories, tellStories } from './scenarios/tellStories';
import { type Account, StoryFailure, Visitor } from './scenarios/Visitor';
import { smokeInteractions } from './smokeInteractions';
import { missingStates, summary } from './summary';
import { type Options, type Verdict, verifyFrom, verifyInteractions } from './verifyProvider';

const USAGE = `Verifies a provider of the /api against the portal's pact.

  npm run pact:verify -- --provider http://127.0.0.1:4200
  npm run pact:verify -- --provider http://127.0.0.1:4200 --scenarios
  PORTAL_PASSWORD=… npm run pact:verify -- --provider http://127.0.0.1:8080 --smoke --user ada@example.com

  --provider URL       where the provider answers
  --smoke              verifies what needs one account and no states, and changes nothing; with --user and PORTAL_PASSWORD
  --scenarios          tells stories: what a customer writes, reads, refreshes and is refused. The accounts are those of the states
                       "any-customer" and "another-customer", or --user with PORTAL_PASSWORD, and --other-user with OTHER_PASSWORD
  --patience SECONDS   for how long a change may be pending in a story; 60 by default
  --states URL         the states endpoint; PROVIDER/_pact/states by default
  --only TEXT          the interaction or story with this description, or those that match it as a regular expression
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

const options = {
  provider: { type: 'string' },
  states: { type: 'string' },
  pact: { type: 'string', default: committedPact },
  broker: { type: 'string' },
  selector: { type: 'string', multiple: true },
  pending: { type: 'boolean', default: false },
  'wip-since': { type: 'string' },
  only: { type: 'string' },
  smoke: { type: 'boolean', default: false },
  scenarios: { type: 'boolean', default: false },
  patience: { type: 'string', default: '60' },
  user: { type: 'string' },
  password: { type: 'string' },
  'other-user': { type: 'string' },
  publish: { type: 'boolean', default: false },
  'provider-version': { type: 'string' },
  'provider-branch': { type: 'string' },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parsed = () => {
  try {
    return parseArgs({ options }).values;
  } catch (failure) {
    const [reason = ''] = (failure instanceof Error ? failure.message : String(failure)).split('. To specify');
    console.error(`${reason}. --help lists the options.`);
    process.exit(2);
  }
};

const values = parsed();

/** @throws NotReady where an option cannot be understood */
const understood = <T>(option: string, given: string, of: (text: string) => T): T => {
  try {
    return of(given);
  } catch (failure) {
    throw new NotReady(`--${option} ${given}: ${failure instanceof Error ? failure.message : String(failure)}.`);
  }
};

const patience = (): number =>
  understood('patience', values.patience, (text) => {
    const seconds = Number(text);
    if (!(seconds > 0 && seconds < Infinity)) throw new Error('expected a number of seconds');
    return seconds * 1000;
  });

/** What `--only` chooses. */
const only = (): RegExp => understood('only', values.only ?? '', (text) => new RegExp(text));

const selectors = (): readonly object[] =>
  (values.selector ?? ['{"mainBranch":true}']).map((given) =>
    understood('selector', given, (text) => JSON.parse(text) as object),
  );

/** @throws NotReady where an option cannot be understood, so that nothing has begun */
const checkOptions = (): void => {
  patience();
  only();
  selectors();
  publication();
};

const publication = (): Partial<VerifierOptions> => {
  const { publish, 'provider-version': providerVersion, 'provider-branch': providerVersionBranch } = values;
  if (publish && !(providerVersion && providerVersionBranch))
    throw new NotReady('--publish needs --provider-version and --provider-branch.');
  if (publish && (values.only !== undefined || values.smoke || values.scenarios))
    throw new NotReady('--publish cannot go with --only, --smoke or --scenarios.');
  return {
    publishVerificationResult: publish,
    ...(providerVersion && { providerVersion }),
    ...(providerVersionBranch && { providerVersionBranch }),
  };
};

const selected = (pact: Pact): Pact => {
  const chosen = values.smoke ? smokeInteractions(pact.interactions) : pact.interactions;
  const exact = chosen.filter(({ description }) => description === values.only);
  const interactions = exact.length > 0 ? exact : chosen.filter(({ description }) => only().test(description));
  if (interactions.length === 0) throw new NotReady(`No interaction matches "${values.only ?? ''}".`);
  return { ...pact, interactions };
};

/** Prints what the verifier says: if asked to, and where it names no failure. Returns whether it did. */
const printOutput = ({ isVerified, failures, output }: Verdict): boolean => {
  const isShown = values.verbose || (!isVerified && failures.size === 0);
  if (isShown) console.log(output);
  return isShown;
};

/** The pacts that a broker chooses, or the one at an address: the verifier fetches them by itself. */
const verifyRemote = async (given: Options): Promise<boolean> => {
  const pact = readPact(committedPact);
  const { broker } = values;
  const source: Partial<VerifierOptions> =
    broker === undefined
      ? { pactUrls: [values.pact] }
      : {
          pactBrokerUrl: broker,
          consumerVersionSelectors: [...selectors()],
          enablePending: values.pending,
          ...(values['wip-since'] && { includeWipPactsSince: values['wip-since'] }),
        };
  const verdict = await verifyFrom(pact, { ...given, ...source, ...publication() });
  if (!printOutput(verdict))
    for (const [description, reason] of verdict.failures) console.log(`✗ ${description}\n${reason}\n`);
  for (const problem of verdict.problems) console.log(`✗ ${problem}`);
  console.log(`${pact.consumer.name}: ${verdict.isVerified ? 'verified' : 'not verified'}.`);
  return verdict.isVerified;
};

/** Verifies the chosen interactions. Their states are entered at the states endpoint, or with the account. */
const verifyLocal = async (given: Options): Promise<boolean> => {
  const { providerBaseUrl: provider, providerStatesSetupUrl: states } = given;
  const pact = selected(readPact(values.pact));
  const obstacles = states === undefined ? [] : await preflight(states, pact);
  const blocked = new Set(obstacles.map(({ interaction }) => interaction));
  const interactions = pact.interactions.filter((interaction) => !blocked.has(interaction));
  const verdict = await verifyInteractions({ ...pact, interactions }, given);
  printOutput(verdict);
  const command = `npm run pact:verify -- --provider ${provider}`;
  const again = `${command}${values.smoke ? ' --smoke --user …' : ''}`;
  const isWhole = values.only === undefined && !values.smoke;
  console.log(
    summary({
      ...verdict,
      interactions: pact.interactions,
      obstacles,
      again,
      ...(isWhole && { next: `${command} --scenarios, which verifies what a customer writes and reads over time.` }),
    }),
  );
  return verdict.isVerified && obstacles.length === 0;
};

/** An account that the command names. Its password comes from the environment, so that no log has it. */
const named = (userName: string | undefined, password: string | undefined): Account | undefined =>
  userName && password ? { userName, password } : undefined;

const accounts = () => ({
  account: named(values.user, process.env['PORTAL_PASSWORD']),
  another: named(values['other-user'], process.env['OTHER_PASSWORD']),
});

const matches = (title: string): boolean => title === values.only || only().test(title);

/** Tells the chosen stories. With a visitor, all of them have its session. */
const verifyStories = async (provider: string, states: string, visitor?: Visitor): Promise<boolean> => {
  const chosen = (visitor ? harmlessStories : stories).filter(({ title }) => matches(title));
  if (chosen.length === 0) {
    if (visitor) return true;
    throw new NotReady(`No story matches "${values.only ?? ''}".`);
  }
  const { good, failed, untold, unknown } = await tellStories(chosen, {
    provider,
    ...accounts(),
    visitor,
    enter: (name, params) => enterState(states, { name, params: { ...params } }),
    patience: patience(),
    print: (line) => console.log(line),
    again: `npm run pact:verify -- --provider ${provider} ${visitor ? '--smoke' : '--scenarios'}${values.user ? ' --user …' : ''}`,
  });
  const missing = missingStates(unknown);
  if (missing.length > 0) console.log(['', ...missing.slice(0, -1)].join('\n'));
  console.log(`\n${good} of ${chosen.length} stories verified, ${failed.length} failed, ${untold.length} not told.`);
  if (visitor && good === chosen.length && values.only === undefined)
    console.log('Next: the states endpoint (docs/backend.md), and then the same without --smoke and --user.');
  console.log('');
  return failed.length === 0 && untold.length === 0;
};

/** Verifies with one account and one login. */
const verifySmoke = async (provider: string, states: string): Promise<boolean> => {
  const { account } = accounts();
  if (account === undefined) throw new NotReady('--smoke needs --user, and the password in PORTAL_PASSWORD.');
  const visitor = new Visitor(provider, {}, 'en');
  try {
    await visitor.logIn(account);
  } catch (failure) {
    if (failure instanceof StoryFailure) throw new NotReady(`The login does not work. ${failure.message}`);
    throw failure;
  }
  if (!visitor.tokens.authToken)
    throw new NotReady('The password of --user is temporary. Name an account that can sign in.');
  const isSelected =
    values.only === undefined ||
    smokeInteractions(readPact(values.pact).interactions).some(({ description }) => matches(description));
  const isVerified =
    !isSelected || (await verifyLocal({ providerBaseUrl: provider, values: { ...account, ...visitor.tokens } }));
  return (await verifyStories(provider, states, visitor)) && isVerified;
};

const main = async (): Promise<number> => {
  const provider = values.provider?.replace(/\/$/, '');
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (provider === undefined)
    throw new NotReady('--provider is missing: where does your backend answer? --help lists the options.');
  if (values.password !== undefined)
    throw new NotReady('A password on the command line ends up in logs. Set PORTAL_PASSWORD instead.');
  checkOptions();
  const isRemote = values.broker !== undefined || /^https?:/.test(values.pact);
  const providerStatesSetupUrl = values.states ?? `${provider}/_pact/states`;
  const given = { providerBaseUrl: provider, providerStatesSetupUrl };
  await reach(provider);
  if (isRemote) return (await verifyRemote(given)) ? 0 : 1;
  if (values.smoke) return (await verifySmoke(provider, providerStatesSetupUrl)) ? 0 : 1;
  if (values.scenarios) return (await verifyStories(provider, providerStatesSetupUrl)) ? 0 : 1;
  return (await verifyLocal(given)) ? 0 : 1;
};

void exitWith(main, (failure) => (failure instanceof NotReady ? 2 : 1));
