import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import postcss from 'postcss';
import { parse as parseYaml } from 'yaml';

/** `to` replaces `from`, which `file` contains once. An empty `from` adds the file. */
interface Place {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** It breaks one rule of docs/requirements. The jest tests that cite the rule must fail; with `project`, those in Playwright's project. */
export interface RuleFault extends Place {
  readonly rule: string;
  readonly project?: string;
}

/** It breaks something that no rule covers. `command` must fail and print `fails`. */
export interface CheckFault extends Place {
  readonly guard: string;
  readonly command: string;
  readonly fails: string;
}

const FOLDER = 'tests/planted';
const read = (file: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

/** The faults of each area of rules, in the order of the files. */
export const readRuleFaults = (): readonly RuleFault[] =>
  readdirSync(FOLDER)
    .filter((file) => file !== 'checks.json')
    .sort()
    .flatMap((file) => read(file) as readonly RuleFault[]);

export const readCheckFaults = (): readonly CheckFault[] => read('checks.json') as readonly CheckFault[];

/** The text with the fault, or `undefined` where it does not contain `from` exactly once. */
export const plant = (text: string, { from, to }: Place): string | undefined => {
  if (from === '') return text === '' ? to : undefined;
  const [before, after, ...more] = text.split(from);
  return after === undefined || more.length > 0 || from === to ? undefined : `${before ?? ''}${to}${after}`;
};

const script = (text: string, tsx = false): unknown => parseSync(text, { syntax: 'typescript', tsx, target: 'es2022' });
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  '.ts': script,
  '.tsx': (text) => script(text, true),
  '.mjs': script,
  '.js': script,
  '.json': (text): unknown => JSON.parse(text),
  '.css': (text) => postcss.parse(text),
  '.yaml': parseYaml,
};

/** Why the text with a fault is no such file, or `undefined`. A fault that breaks the syntax turns every test red, and proves nothing. */
export const syntaxProblem = (file: string, text: string): string | undefined => {
  try {
    parsers[path.extname(file)]?.(text);
    return undefined;
  } catch (error) {
    return `${file}: ${String(error)}`;
  }
};

/** What a run of tests reports. `unloaded` are the files that end before a test begins. */
export interface Report {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly unloaded: readonly string[];
}

/** Why a rule is not proven, or `undefined`. `failsAnyway` are the tests that fail without a fault. */
export const problemOf = (
  rule: string,
  { passed, failed, unloaded }: Report,
  failsAnyway: readonly string[],
): string | undefined => {
  const cites = new RegExp(`@${rule}(?!\\d)`);
  const [file] = unloaded;
  if (file !== undefined) return `${file} does not load with the fault`;
  if (failed.some((title) => cites.test(title) && !failsAnyway.includes(title))) return undefined;
  if (failed.length > 0) return 'its tests fail without the fault';
  return passed.length > 0 ? 'its tests pass with the fault' : 'none of its tests runs';
};
