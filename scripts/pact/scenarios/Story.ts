import { type Account, StoryFailure, type Visitor } from './Visitor';

export type StateValues = Readonly<Record<string, unknown>>;

/** What a story is told with. */
export interface Stage {
  readonly provider: string;
  /** The account of the story, signed in. */
  readonly visitor: Visitor;
  readonly account: Account;
  /** Enters a provider state. Throws `StateMissing` where the provider does not know it. */
  readonly enter: (state: string, params?: object) => Promise<StateValues>;
  /** Another customer, signed in, beside the first. */
  readonly another: () => Promise<{ readonly visitor: Visitor; readonly account: Account }>;
  /** Names the next step in the output. */
  readonly step: (text: string) => void;
  /** For how many milliseconds a change may be pending. */
  readonly patience: number;
}

export interface Story {
  readonly title: string;
  /** The account is in this state; "any-customer" unless said otherwise. */
  readonly given?: string;
  /** Whether the story changes nothing, so that `--smoke` can tell it. */
  readonly isHarmless?: boolean;
  readonly tell: (stage: Stage) => Promise<void>;
}

/** The provider does not know a state that a story needs. */
export class StateMissing extends Error {
  override readonly name = 'StateMissing';
}

/** @throws StoryFailure unless something is so */
export const expectThat = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new StoryFailure(otherwise);
};

/** Tries until something is so, at most as long as a change may take. */
export const eventually = async (patience: number, isSo: () => Promise<boolean>, otherwise: string): Promise<void> => {
  const until = Date.now() + patience;
  for (let pause = 100; !(await isSo()); pause = Math.min(pause * 2, 2000)) {
    expectThat(Date.now() < until, `${otherwise} (after ${patience / 1000} s)`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
