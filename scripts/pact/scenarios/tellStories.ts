import { type Entered, IS_UNKNOWN } from '../preflight';
import { answersOf } from '../providerStates';
import { billingStories } from './billingStories';
import { claimStories } from './claimStories';
import { emailStories } from './emailStories';
import { harmlessStories } from './harmlessStories';
import { historyStories } from './historyStories';
import { passwordStories } from './passwordStories';
import { policyStories } from './policyStories';
import { profileStories } from './profileStories';
import { type Stage, StateMissing, type StateValues, type Story, textOf } from './Story';
import { strangerStories } from './strangerStories';
import { type Account, StoryFailure, type Tokens, Visitor } from './Visitor';

/** In this order on one account: what ends the policy comes last. */
export const stories: readonly Story[] = [
  ...harmlessStories,
  ...strangerStories,
  ...claimStories,
  ...historyStories,
  ...profileStories,
  ...billingStories,
  ...emailStories,
  ...passwordStories,
  ...policyStories,
];

/** Where the accounts of the stories come from. */
export interface Cast {
  readonly provider: string;
  readonly enter: (state: string, params: object) => Promise<Entered>;
  /** The accounts that the command names, instead of provider states. */
  readonly account?: Account | undefined;
  readonly another?: Account | undefined;
  /** The visitor that has signed in already, for all stories. */
  readonly visitor?: Visitor | undefined;
  readonly patience: number;
  readonly print: (line: string) => void;
  /** The command that tells one story again, without the title. */
  readonly again?: string;
}

export interface Told {
  readonly good: number;
  readonly failed: readonly string[];
  /** Stories that need a state which the provider could not enter. */
  readonly untold: readonly string[];
  /** The states of these stories that the provider does not know, as far as it was asked. */
  readonly unknown: readonly string[];
}

const text = (values: StateValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const accountOf = (values: StateValues, state: string, [userName, password]: readonly [string, string]): Account => ({
  userName: textOf(values, state, userName),
  password: textOf(values, state, password),
});

const tokensOf = (values: StateValues): Tokens | undefined => {
  const [authToken, accessToken, refreshToken] = [
    text(values, 'authToken'),
    text(values, 'accessToken'),
    text(values, 'refreshToken'),
  ];
  return authToken && accessToken && refreshToken ? { authToken, accessToken, refreshToken } : undefined;
};

/** "the state "code-sent" is not known; it answers confirmationCode" */
const whyMissing = (state: string, entered: Exclude<Entered, { readonly values: unknown }>): string => {
  if ('failure' in entered) return `the state "${state}" ${entered.failure}`;
  const answers = answersOf(state);
  return `the state "${state}" ${IS_UNKNOWN}${answers.length > 0 ? `; it answers ${answers.join(', ')}` : ''}`;
};

/** The customers of these states have no password yet. */
const withoutPassword = ['ny-invited', 'ny-temporary'];

/** What one story leaves to the next. */
interface SoFar {
  /** The states that the provider knows. */
  readonly known: Set<string>;
  /** The account that the command names, with the address and the password that a story has set. */
  account: Account | undefined;
}

/** Enters the states that a story names. */
const entering =
  (cast: Cast, { given = 'any-customer', needs = [] }: Story, known: Set<string>): Stage['enter'] =>
  async (state, params = {}) => {
    if (![given, ...needs].includes(state)) throw new Error(`The story does not say that it needs "${state}".`);
    const reply = await cast.enter(state, params);
    if (!('unknown' in reply)) known.add(state);
    if (!('values' in reply)) throw new StateMissing(whyMissing(state, reply));
    return reply.values;
  };

const stageOf = async (cast: Cast, story: Story, step: Stage['step'], so: SoFar): Promise<Stage> => {
  const { given = 'any-customer', isHarmless = false } = story;
  const { provider, patience } = cast;
  const enter = entering(cast, story, so.known);
  // The sentences that a harmless story looks for are English.
  const language = isHarmless ? 'en' : 'es';
  const signedIn = async (account: Account, tokens?: Tokens): Promise<Visitor> => {
    const visitor = new Visitor(provider, tokens, language, account.userName);
    if (tokens === undefined) await visitor.logIn(account);
    return visitor;
  };
  const another: Stage['another'] = async () => {
    const name = 'another-customer';
    const account = cast.another ?? accountOf(await enter(name), name, ['anotherUserName', 'anotherPassword']);
    return { account, visitor: await signedIn(account) };
  };
  const signsInAs: Stage['signsInAs'] = (account) => void (so.account &&= account);
  const common = { provider, patience, enter, another, step, signsInAs };
  if (cast.account && given === 'any-customer') {
    const [now, first] = [so.account ?? cast.account, cast.account];
    try {
      return { ...common, account: now, visitor: cast.visitor ?? (await signedIn(now)) };
    } catch (failure) {
      if (now === first || !(failure instanceof StoryFailure)) throw failure;
      // A state has reset the data.
      return { ...common, account: first, visitor: await signedIn(first) };
    }
  }
  const values = await enter(given);
  if (withoutPassword.includes(given))
    return {
      ...common,
      account: { userName: textOf(values, given, 'userName'), password: '' },
      visitor: new Visitor(provider),
    };
  const account = accountOf(values, given, ['userName', 'password']);
  return { ...common, account, visitor: await signedIn(account, tokensOf(values)) };
};

const repeated = ({ again }: Cast, { title }: Story): readonly string[] =>
  again === undefined ? [] : [`  again: ${again} --only '${title}'`];

/** The states of a story that come from the provider. */
const statesOf = ({ account, another }: Cast, { given = 'any-customer', needs = [] }: Story): readonly string[] =>
  [given, ...needs].filter(
    (state) => !(account && state === 'any-customer') && !(another && state === 'another-customer'),
  );

/** Tells stories one after the other, and prints each step. */
export const tellStories = async (told: readonly Story[], cast: Cast): Promise<Told> => {
  const failed: string[] = [];
  const untold: Story[] = [];
  const so: SoFar = { known: new Set(), account: cast.account };
  for (const story of told) {
    const steps: string[] = [];
    try {
      const stage = await stageOf(cast, story, (step) => void steps.push(step), so);
      await story.tell(stage);
      cast.print([`✓ ${story.title}`, ...steps.map((step) => `    ${step}`)].join('\n'));
    } catch (failure) {
      if (failure instanceof StateMissing) {
        untold.push(story);
        cast.print(`? ${story.title}\n    not told: ${failure.message}.`);
      } else if (failure instanceof StoryFailure) {
        failed.push(story.title);
        const last = steps.at(-1);
        const lines = [
          ...steps.slice(0, -1).map((step) => `    ${step}`),
          ...(last === undefined ? [] : [`  ✗ ${last}`]),
        ];
        cast.print([`✗ ${story.title}`, ...lines, `      ${failure.message}`, ...repeated(cast, story)].join('\n'));
      } else throw failure;
    }
  }
  const needed = new Set(untold.flatMap((story) => statesOf(cast, story)));
  return {
    good: told.length - failed.length - untold.length,
    failed,
    untold: untold.map(({ title }) => title),
    unknown: [...needed].filter((state) => !so.known.has(state)),
  };
};
