import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { type CheckingProxy, type Seen, checkingProxy, marked } from './checkingProxy';
import { type Pact, type PactInteraction, statusesOf, withFileOf } from './pactFile';
import { describedSays, isSaid } from './says';

/** With the values of the state "any-customer", the verifier needs no states endpoint. */
export type Options = Omit<VerifierOptions, 'provider' | 'providerBaseUrl'> & {
  readonly providerBaseUrl: string;
  readonly values?: Readonly<Record<string, string>>;
};

export interface Verdict {
  readonly isVerified: boolean;
  /** What the verifier printed. */
  readonly output: string;
  /** The failed interactions by description, each with what the verifier says about it. */
  readonly failures: ReadonlyMap<string, string>;
  /** The replies that the portal could not use, where they belong to no interaction of the pact. */
  readonly problems: readonly string[];
  /** For how many milliseconds each call took at most. */
  readonly durations: ReadonlyMap<string, number>;
}

/** The parts "1.1) has a matching body" of a failure; the status alone if it is wrong, because the body is then a different one. */
const reasonIn = (block: string): string => {
  const parts = block
    .split(/^ +\d+\.\d+\) /m)
    .slice(1)
    .map((part) => `    ${part.split('\n\n')[0] ?? ''}`);
  const status = parts.find((part) => part.trimStart().startsWith('has status code'));
  return status ?? (parts.length > 0 ? parts.join('\n') : block.split('\n').slice(1).join('\n')).trimEnd();
};

/** "1) Verifying a pact between … Given any-customer - a customer signs in" and the lines below it. */
export const failuresIn = (output: string, pact: Pact): ReadonlyMap<string, string> => {
  const [, listed = ''] = output.split(/^Failures:$/m);
  const blocks = listed.split(/^\d+\) /m).slice(1);
  return new Map(
    pact.interactions.flatMap(({ description }) => {
      const block = blocks.find((text) => (text.split('\n')[0] ?? '').endsWith(` - ${description}`));
      return block === undefined ? [] : [[description, reasonIn(block)]];
    }),
  );
};

/** The verifier is TypeScript in a checkout, and JavaScript in the kit. */
const execArgv = __filename.endsWith('.ts') ? ['-r', 'ts-node/register'] : [];

/** Longer than the portal waits for any call. */
const TIMEOUT = 65_000;

/**
 * Verifies a provider against what a broker, or the address of a pact, says. The verifier of pact-js has a process of its own, because its
 * library writes to the terminal by itself.
 */
export const verifyFrom = async (pact: Pact, options: Options): Promise<Verdict> => {
  const { providerBaseUrl, providerStatesSetupUrl: url, values } = options;
  const proxy = await checkingProxy(providerBaseUrl, { url, values });
  try {
    return await verifyThrough(proxy, pact, options);
  } finally {
    await proxy.stop();
  }
};

const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');

/** Why an interaction has failed: what the proxy has seen explains more than that the verifier had another answer. */
const explained = (
  interaction: PactInteraction,
  { state, problems, reply, failure }: Seen,
  said = '',
): string | undefined => {
  if (state !== undefined) return indented([state]);
  if (problems.length > 0) return indented(problems);
  const { says } = interaction.comments ?? {};
  if (says && failure && !isSaid(says, failure)) return indented([`${reply ?? ''}, expected ${describedSays(says)}.`]);
  const isOfStatus = said.trimStart().startsWith('has status code');
  return isOfStatus && reply !== undefined
    ? indented([`${reply}, expected ${statusesOf(interaction)}.`])
    : said || undefined;
};

const verifyThrough = async (proxy: CheckingProxy, pact: Pact, { values: _, ...given }: Options): Promise<Verdict> => {
  const options = { timeout: TIMEOUT, ...given, providerBaseUrl: proxy.url, providerStatesSetupUrl: proxy.statesUrl };
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const verifier = fork(path.join(__dirname, 'runVerifier'), [JSON.stringify(options)], {
    silent: true,
    env,
    execArgv,
  });
  let written = '';
  for (const stream of [verifier.stdout, verifier.stderr])
    stream?.on('data', (part: Buffer) => (written += String(part)));
  const [code] = (await once(verifier, 'close')) as [number | null];
  const output = stripVTControlCharacters(written);
  const listed = failuresIn(output, pact);
  const failures = new Map(
    pact.interactions.flatMap((interaction) => {
      const { description } = interaction;
      const reason = explained(interaction, proxy.seen(description), listed.get(description));
      return reason === undefined ? [] : [[description, reason] as const];
    }),
  );
  const tied = new Set(pact.interactions.flatMap(({ description }) => proxy.seen(description).problems));
  return {
    isVerified: code === 0 && failures.size === 0 && proxy.problems().length === 0,
    output,
    failures,
    problems: proxy.problems().filter((problem) => !tied.has(problem)),
    durations: proxy.durations(),
  };
};

/** Verifies a provider against some interactions of a pact. */
export const verifyInteractions = (pact: Pact, options: Options): Promise<Verdict> =>
  withFileOf(marked(pact), (file) => verifyFrom(pact, { ...options, pactUrls: [file] }));
