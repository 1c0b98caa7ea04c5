import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotReady } from './NotReady';
import type { Says } from './says';
import { namedStatuses } from './statuses';

export interface ProviderState {
  readonly name: string;
  readonly params?: Record<string, unknown>;
}

export interface PactInteraction {
  readonly description: string;
  readonly comments?: { readonly call?: string; readonly says?: Says };
  readonly providerStates?: readonly ProviderState[];
  readonly request: { readonly method: string; readonly path: string; readonly generators?: unknown };
  readonly response: {
    readonly status: number;
    readonly matchingRules?: { readonly status?: { readonly matchers?: readonly { readonly status?: unknown }[] } };
  };
}

/** The parts of a V4 pact that the scripts read. */
export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly PactInteraction[];
}

export const committedPact = path.join(__dirname, '../../pacts/hearthside-portal-hearthside-api.json');

/** @throws NotReady for a file that does not exist, or that is no pact */
export const readPact = (file: string): Pact => {
  try {
    const pact = JSON.parse(readFileSync(file, 'utf8')) as Pact;
    if (Array.isArray(pact.interactions)) return pact;
  } catch (failure) {
    throw new NotReady(`${file} is no pact (${failure instanceof Error ? failure.message : String(failure)}).`);
  }
  throw new NotReady(`${file} is no pact: it has no interactions.`);
};

/** Uses a file with a pact, which is deleted afterwards. */
export const withFileOf = async <T>(pact: Pact, use: (file: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-verify-'));
  const file = path.join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify(pact));
  try {
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const stateNamesOf = ({ interactions }: Pact): readonly string[] => [
  ...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))),
];

/** The call as the OpenAPI file names it: "GET /api/claims/{id}". */
export const callOf = ({ comments, request }: PactInteraction): string =>
  comments?.call ?? `${request.method} ${request.path}`;

const classes: Readonly<Record<string, string>> = {
  success: 'a success (2xx)',
  clientError: 'a refusal (4xx)',
  error: 'a refusal (4xx or 5xx)',
};

/** "400, 401 or 403": the statuses that pass. */
export const statusesOf = ({ response: { status, matchingRules } }: PactInteraction): string => {
  const accepted = matchingRules?.status?.matchers?.[0]?.status;
  if (typeof accepted === 'string') return classes[accepted] ?? accepted;
  return Array.isArray(accepted) ? namedStatuses(accepted as number[]) : String(status);
};

/** The values that a request takes from the provider's states: "authToken". */
export const valuesNeeded = ({ request }: PactInteraction): readonly string[] => [
  ...new Set([...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)),
];
