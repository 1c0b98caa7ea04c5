import { claimStories } from './claimStories';
import { harmlessStories } from './harmlessStories';
import { passwordStories } from './passwordStories';
import { policyStories } from './policyStories';
import { profileStories } from './profileStories';
import { strangerStories } from './strangerStories';
import { type Stage, StateMissing, type StateValues, type Story } from './Story';
import { type Account, StoryFailure, type Tokens, Visitor } from './Visitor';

/** In this order on one account: what ends the policy comes last. */
export const stories: readonly Story[] = [
  ...harmlessStories,
  ...strangerStories,
  ...claimStories,
  ...profileStories,
  ...passwordStories,
  ...policyStories,
];

/** Where the accounts of the stories come from. */
export interface Cast {
  readonly provider: string;
  /** Enters a provider state; `undefined` where the provider does not know it. */
  readonly enter: (state: string, params: object) => Promise<StateValues | undefined>;
  /** The accounts that the command names, instead of provider states. */
  readonly account?: Account | undefined;
  readonly another?: Account | undefined;
  /** The visitor that has signed in already, for all stories. */
  readonly visitor?: Visitor | undefined;
  readonly patience: number;
  readonly print: (line: string) => void;
}

export interface Told {
  readonly good: number;
  readonly failed: readonly string[];
  /** Stories that need a state which the provider does not know. */
  readonly untold: readonly string[];
}

const text = (values: StateValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const accountOf = (values: StateValues, state: string, prefix = ''): Account => {
  const name = (field: string) => (prefix ? prefix + field.charAt(0).toUpperCase() + field.slice(1) : field);
  const account = { userName: text(values, name('userName')), password: text(values, name('password')) };
  if (!account.userName) throw new StateMissing(`${state} (value ${name('userName')})`);
  return account;
};

const tokensOf = (values: StateValues): Tokens | undefined => {
  const [authToken, accessToken, refreshToken] = [
    text(values, 'authToken'),
    text(values, 'accessToken'),
    text(values, 'refreshToken'),
  ];
  return authToken && accessToken && refreshToken ? { authToken, accessToken, refreshToken } : undefined;
};

const stageOf = async (cast: Cast, { given = 'any-customer' }: Story, step: Stage['step']): Promise<Stage> => {
  const { provider, patience } = cast;
  const enter: Stage['enter'] = async (state, params = {}) => {
    const values = await cast.enter(state, params);
    if (values === undefined) throw new StateMissing(state);
    return values;
  };
  const signedIn = async (account: Account, tokens?: Tokens): Promise<Visitor> => {
    const visitor = new Visitor(provider, tokens);
    if (tokens === undefined) await visitor.logIn(account);
    return visitor;
  };
  const another: Stage['another'] = async () => {
    const account = cast.another ?? accountOf(await enter('another-customer'), 'another-customer', 'another');
    return { account, visitor: await signedIn(account) };
  };
  const common = { provider, patience, enter, another, step };
  if (cast.account && given === 'any-customer')
    return { ...common, account: cast.account, visitor: cast.visitor ?? (await signedIn(cast.account)) };
  const values = await enter(given);
  if (given === 'ny-invited' || given === 'ny-temporary')
    return { ...common, account: { userName: text(values, 'userName'), password: '' }, visitor: new Visitor(provider) };
  const account = accountOf(values, given);
  return { ...common, account, visitor: await signedIn(account, tokensOf(values)) };
};

/** Tells stories one after the other, and prints each step. */
export const tellStories = async (told: readonly Story[], cast: Cast): Promise<Told> => {
  const failed: string[] = [];
  const untold: string[] = [];
  for (const story of told) {
    const steps: string[] = [];
    try {
      const stage = await stageOf(cast, story, (step) => void steps.push(step));
      await story.tell(stage);
      cast.print([`✓ ${story.title}`, ...steps.map((step) => `    ${step}`)].join('\n'));
    } catch (failure) {
      if (failure instanceof StateMissing) {
        untold.push(story.title);
        cast.print(`? ${story.title}\n    not told: it needs the state ${failure.message}`);
      } else if (failure instanceof StoryFailure) {
        failed.push(story.title);
        const done = steps.slice(0, -1).map((step) => `    ${step}`);
        cast.print(
          [`✗ ${story.title}`, ...done, `  ✗ ${steps.at(-1) ?? 'begins'}`, `      ${failure.message}`].join('\n'),
        );
      } else throw failure;
    }
  }
  return { good: told.length - failed.length - untold.length, failed, untold };
};
