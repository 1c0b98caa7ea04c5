import type { ChosenFault } from '../../application/ports/Development';
import type { CallName, Gateways } from '../../application/ports/Gateways';
import { CalendarDate } from '../../domain/CalendarDate';
import { faultCodes } from '../faults/faultTable';
import type { Fault } from './network';
import { type PersonaName, personaNames } from './personas/personas';

/** The settings of the in-memory portal. They fit into an address, so that a bug report can be a link. */
export interface DemoSettings {
  /** The account that is signed in at the start. */
  readonly account?: PersonaName | undefined;
  /** Today's date. */
  readonly now?: CalendarDate | undefined;
  /** The day that the insurer's dates are computed from, if it is not today. */
  readonly since?: CalendarDate | undefined;
  readonly latency: number;
  readonly faults: readonly Fault[];
}

const names = ['account', 'now', 'since', 'latency', 'fault'] as const;

const MOST_LATENCY = 60_000;

export const callNames = (gateways: Gateways): readonly CallName[] =>
  Object.entries(gateways).flatMap(([area, gateway]: [string, object]) =>
    Object.keys(gateway).map((method) => `${area}.${method}` as CallName),
  );

/** Whether an address has any of the settings. */
export const hasSettings = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return names.some((name) => given.has(name));
};

/** The query without the settings; the portal reads the rest. */
export const withoutSettings = (search: string): string => {
  const given = new URLSearchParams(search);
  for (const name of names) given.delete(name);
  const query = given.toString();
  return query && `?${query}`;
};

/** `undefined` if the call or the code is not known. */
export const knownFault = (calls: readonly CallName[], chosen: ChosenFault): Fault | undefined => {
  const call = chosen.call === '*' ? chosen.call : calls.find((name) => name === chosen.call);
  const code = faultCodes.find((each) => each === chosen.code);
  return call && code && { call, code, once: chosen.once };
};

/** The settings of an address, and the parts that are not valid. A fault is "call:code" or "call:code:once"; "*" is every call. */
export const readSettings = (
  search: string,
  calls: readonly CallName[],
): { readonly settings: DemoSettings; readonly problems: readonly string[] } => {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const read = <T>(name: (typeof names)[number], text: string | null, parse: (text: string) => T | undefined) => {
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) problems.push(`${name}=${text}`);
    return value;
  };

  const faultOf = (text: string): Fault | undefined => {
    const [call = '', code = '', once] = text.split(':');
    return once === undefined || once === 'once' ? knownFault(calls, { call, code, once: once === 'once' }) : undefined;
  };

  const settings: DemoSettings = {
    account: read('account', given.get('account'), (text) => personaNames.find((name) => name === text)),
    now: read('now', given.get('now'), CalendarDate.parse),
    since: read('since', given.get('since'), CalendarDate.parse),
    latency:
      read('latency', given.get('latency'), (text) =>
        /^\d{1,5}$/.test(text) && Number(text) <= MOST_LATENCY ? Number(text) : undefined,
      ) ?? 0,
    faults: given.getAll('fault').flatMap((text) => read('fault', text, faultOf) ?? []),
  };
  return { settings, problems };
};

/** The query that sets the settings; empty if nothing is set. No value needs encoding. */
export const writeSettings = ({ account, now, since, latency, faults }: DemoSettings): string => {
  const parts = [
    account && `account=${account}`,
    now && `now=${now}`,
    since && `since=${since}`,
    latency > 0 && `latency=${latency}`,
    ...faults.map(({ call, code, once }) => `fault=${call}:${code}${once ? ':once' : ''}`),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
