import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { type Pact, withFileOf } from './pactFile';
import type { Account } from './smoke';

/** With an account, the verifier enters the state "any-customer" by logging in, and needs no states endpoint. */
export type Options = Omit<VerifierOptions, 'provider' | 'providerBaseUrl'> & {
  readonly providerBaseUrl: string;
  readonly account?: Account;
};

export interface Verdict {
  readonly isVerified: boolean;
  /** What the verifier printed. */
  readonly output: string;
  /** The failed interactions by description, each with what the verifier says about it. */
  readonly failures: ReadonlyMap<string, string>;
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
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const verifier = fork(path.join(__dirname, 'runVerifier'), [JSON.stringify(options)], { silent: true, env });
  let written = '';
  for (const stream of [verifier.stdout, verifier.stderr])
    stream?.on('data', (part: Buffer) => (written += String(part)));
  const [code] = (await once(verifier, 'close')) as [number | null];
  const output = stripVTControlCharacters(written);
  return { isVerified: code === 0, output, failures: failuresIn(output, pact) };
};

/** Verifies a provider against some interactions of a pact. */
export const verifyInteractions = (pact: Pact, options: Options): Promise<Verdict> =>
  withFileOf(pact, (file) => verifyFrom(pact, { ...options, pactUrls: [file] }));
