import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { type CheckingProxy, checkingProxy } from './checkingProxy';
import { type Pact, callOf, withFileOf } from './pactFile';

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
  /** The replies that do not keep to the OpenAPI file. */
  readonly problems: readonly string[];
}

/** The parts "1.1) has a matching body" of a failure; the status alone if it is wrong, because the body then is another one. */
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

/**
 * Verifies a provider against what a broker, or the address of a pact, says. The verifier of pact-js has a process of its own, because its
 * library writes to the terminal by itself.
 */
export const verifyFrom = async (pact: Pact, options: Options): Promise<Verdict> => {
  const proxy = await checkingProxy(options.providerBaseUrl);
  try {
    return await verifyThrough(proxy, pact, options);
  } finally {
    await proxy.stop();
  }
};

/** A problem of a reply explains a failure better than that the reply was not passed on. */
const explained = (failures: ReadonlyMap<string, string>, problems: readonly string[], pact: Pact) =>
  new Map(
    [...failures].map(([description, reason]) => {
      const interaction = pact.interactions.find((one) => one.description === description);
      const own = problems.filter((problem) => interaction && problem.startsWith(`${callOf(interaction)} `));
      const isHidden = own.length > 0 && /but was 500/.test(reason);
      return [description, isHidden ? own.map((problem) => `    ${problem}`).join('\n') : reason];
    }),
  );

const verifyThrough = async (proxy: CheckingProxy, pact: Pact, given: Options): Promise<Verdict> => {
  const options = { ...given, providerBaseUrl: proxy.url };
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const verifier = fork(path.join(__dirname, 'runVerifier'), [JSON.stringify(options)], { silent: true, env });
  let written = '';
  for (const stream of [verifier.stdout, verifier.stderr])
    stream?.on('data', (part: Buffer) => (written += String(part)));
  const [code] = (await once(verifier, 'close')) as [number | null];
  const output = stripVTControlCharacters(written);
  const problems = proxy.problems();
  const failures = explained(failuresIn(output, pact), problems, pact);
  return { isVerified: code === 0 && problems.length === 0, output, failures, problems };
};

/** Verifies a provider against some interactions of a pact. */
export const verifyInteractions = (pact: Pact, options: Options): Promise<Verdict> =>
  withFileOf(pact, (file) => verifyFrom(pact, { ...options, pactUrls: [file] }));
