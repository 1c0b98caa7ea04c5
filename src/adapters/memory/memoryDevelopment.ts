import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { AccountLink, Development, DevelopmentState } from '../../application/ports/Development';
import type { CallName } from '../../application/ports/Gateways';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { TimeTravel } from '../../application/ports/TimeTravel';
import { type VariantsByHost, variantOfHost } from '../../domain/Variant';
import { faultCodes, faultTable } from '../faults/faultTable';
import { type DemoSettings, knownFault, writeSettings } from './demoSettings';
import type { Network } from './network';
import { ownValue } from './ownValue';
import { personaDescriptions } from './personas/personaDescriptions';
import { type PersonaName, personaNames } from './personas/personas';
import type { World } from './World';

/** What the development panel needs: it reads and changes these. */
export interface DevelopmentNeeds {
  readonly world: World;
  readonly network: Network;
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
  readonly clock: Clock;
  readonly timeTravel: TimeTravel | undefined;
  readonly configuration: VariantsByHost;
  readonly vault: SessionVault;
  readonly calls: readonly CallName[];
  readonly notes: readonly string[];
}

/** The current settings, for a reload or a link. */
export const currentSettings = ({ network, world, clock, timeTravel }: DevelopmentNeeds): DemoSettings => {
  const now = timeTravel?.chosen();
  return {
    now,
    since: now === undefined || world.day === clock.today() ? undefined : world.day,
    latency: network.latency,
    faults: network.faults,
  };
};

/** A host whose variant serves the state in the account's name; the current host if it does. */
const hostFor = (configuration: VariantsByHost, account: string, here: string): string => {
  const state = account.slice(0, 2).toUpperCase();
  const serves = (host: string): boolean =>
    variantOfHost(configuration, host)?.states.some(({ value }) => value === state) ?? false;
  return [here, ...Object.keys(configuration.hosts)].find(serves) ?? here;
};

const accountLink = (needs: DevelopmentNeeds, name: PersonaName, isCurrent: boolean): AccountLink => {
  const { hostname, protocol, port } = window.location;
  const host = hostFor(needs.configuration, name, hostname) + (port === '' ? '' : `:${port}`);
  const search = writeSettings({ ...currentSettings(needs), account: name });
  return { name, text: personaDescriptions[name], href: `${protocol}//${host}/${search}`, isCurrent };
};

export const memoryDevelopment = (needs: DevelopmentNeeds): Development => {
  const { world, network, record, clock, timeTravel, vault, calls, notes } = needs;
  const listeners = new Set<() => void>();

  const read = (): DevelopmentState => ({
    latency: network.latency,
    faults: [...network.faults],
    chosenDate: timeTravel?.chosen(),
    today: clock.today(),
    messages: world.messages.map(({ to, text }) => ({ to, text })),
    log: network.log.map((entry) => ({ ...entry })),
  });
  let state = read();
  const changed = (): void => {
    state = read();
    for (const listener of listeners) listener();
  };
  network.changed = changed;

  const owner = (): PersonaName | undefined => ownValue(world.sessions, record.session.read()?.authToken ?? '')?.owner;

  return {
    accounts: () => personaNames.map((name) => accountLink(needs, name, name === owner())),
    calls,
    faults: faultCodes.map((code) => ({ code, text: faultTable[code].text })),
    notes,
    link: () => {
      const { origin, pathname } = window.location;
      return origin + pathname + writeSettings({ ...currentSettings(needs), account: owner() });
    },
    chooseDate:
      timeTravel &&
      ((date) => {
        timeTravel.choose(date);
        changed();
      }),
    setLatency: (milliseconds) => {
      network.latency = milliseconds;
      changed();
    },
    addFault: (chosen) => {
      const fault = knownFault(calls, chosen);
      if (fault === undefined) return;
      network.faults.push(fault);
      changed();
    },
    removeFault: (index) => {
      network.faults.splice(index, 1);
      changed();
    },
    reset: () => {
      record.clear();
      vault.clear();
      timeTravel?.choose(undefined);
      network.latency = 0;
      network.faults.length = 0;
      window.location.assign('/');
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
