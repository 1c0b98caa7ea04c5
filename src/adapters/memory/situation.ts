import { CalendarDate } from '../../domain/CalendarDate';
import { type FaultCode, codeOfEffect, faultCodes, faultTable } from './faultTable';
import type { Fault } from './faults';
import type { CallName, MemoryGateways } from './memoryGateways';
import { type PersonaName, personaNames } from './personas/personas';

/** What somebody has to set to see what somebody else saw: an address says all of it, so that a bug report is a link. */
export interface Situation {
  /** Who is signed in from the start. */
  readonly account?: PersonaName | undefined;
  /** Today's date. */
  readonly now?: CalendarDate | undefined;
  /** The day that the insurer's dates are computed from, where it is not today. */
  readonly since?: CalendarDate | undefined;
  readonly latency: number;
  readonly faults: readonly Fault[];
}

const NAMES = ['account', 'now', 'since', 'latency', 'fault'] as const;

const MOST_LATENCY = 60_000;

export const callNames = (gateways: MemoryGateways): readonly CallName[] =>
  Object.entries(gateways).flatMap(([area, gateway]: [string, object]) =>
    Object.keys(gateway).map((method) => `${area}.${method}` as CallName),
  );

/** Whether an address sets anything. */
export const setsSituation = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return NAMES.some((name) => given.has(name));
};

/** The address without what it sets: what the portal itself is to see of it. */
export const withoutSituation = (search: string): string => {
  const given = new URLSearchParams(search);
  for (const name of NAMES) given.delete(name);
  return given.size === 0 ? '' : `?${given.toString()}`;
};

/** What an address sets, and which parts of it nobody understands. A fault is "call:code" or "call:code:once"; "*" is every call. */
export const readSituation = (
  search: string,
  calls: readonly CallName[],
): { readonly situation: Situation; readonly problems: readonly string[] } => {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const read = <T>(name: (typeof NAMES)[number], text: string | null, parse: (text: string) => T | undefined) => {
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) problems.push(`${name}=${text}`);
    return value;
  };

  const faultOf = (text: string): Fault | undefined => {
    const [target = '', code, once] = text.split(':');
    const call = target === '*' ? target : calls.find((known) => known === target);
    const known = faultCodes.find((each) => each === code);
    if (call === undefined || known === undefined || (once !== undefined && once !== 'once')) return undefined;
    return { call, effect: faultTable[known].effect, once: once === 'once' };
  };

  const situation: Situation = {
    account: read('account', given.get('account'), (text) => personaNames.find((name) => name === text)),
    now: read('now', given.get('now'), CalendarDate.parse),
    since: read('since', given.get('since'), CalendarDate.parse),
    latency:
      read('latency', given.get('latency'), (text) =>
        /^\d{1,5}$/.test(text) && Number(text) <= MOST_LATENCY ? Number(text) : undefined,
      ) ?? 0,
    faults: given.getAll('fault').flatMap((text) => read('fault', text, faultOf) ?? []),
  };
  return { situation, problems };
};

const faultText = ({ call, effect, once }: Fault): readonly string[] => {
  const code: FaultCode | undefined = codeOfEffect(effect);
  return code === undefined ? [] : [`${call}:${code}${once ? ':once' : ''}`];
};

/** The end of an address that sets a situation; empty for one in which nothing is special. */
export const writeSituation = ({ account, now, since, latency, faults }: Situation): string => {
  const search = new URLSearchParams();
  if (account !== undefined) search.set('account', account);
  if (now !== undefined) search.set('now', now);
  if (since !== undefined) search.set('since', since);
  if (latency > 0) search.set('latency', String(latency));
  for (const text of faults.flatMap(faultText)) search.append('fault', text);
  // As readable as an address may be: neither sign has a meaning of its own here.
  const text = search.toString().replaceAll('%3A', ':').replaceAll('%2A', '*');
  return text === '' ? '' : `?${text}`;
};
