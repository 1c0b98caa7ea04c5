import type { Delay } from '../../application/ports/Delay';
import type { SessionVault } from '../../application/ports/SessionVault';
import { signIn } from '../../application/session/signIn';
import { callNames, hasSettings, readSettings, withoutSettings, writeSettings } from './demoSettings';
import { type DevelopmentNeeds, currentSettings, memoryDevelopment } from './memoryDevelopment';
import { memoryGateways } from './memoryGateways';
import { quietNetwork, throughNetwork } from './network';
import { PASSWORD as usualPassword } from './personas/household';
import type { PersonaName } from './personas/personas';
import { accountOf } from './World';
import { restoreWorld, saveWorld } from './worldStore';

const SETTINGS = 'settings';

/** Opens the in-memory insurer of the page, with the settings of the address, or as it was before a reload. */
export const openInsurer = (
  parts: Pick<DevelopmentNeeds, 'record' | 'clock' | 'timeTravel' | 'configuration'>,
  vault: SessionVault,
  wait: Delay,
) => {
  const { record, clock, timeTravel } = parts;
  const { pathname, search, hash } = window.location;
  const network = quietNetwork(wait);

  // The date comes first, because the world depends on it.
  const kept = vault.load(SETTINGS);
  const wanted = hasSettings(search) || typeof kept !== 'string' ? search : kept;
  const { now, since } = readSettings(wanted, []).settings;
  timeTravel?.choose(now);
  const world = restoreWorld(vault, since === undefined ? clock : { now: clock.now, today: () => since });

  const gateways = memoryGateways(world, () => record.session.read(), clock);
  const calls = callNames(gateways);
  const { settings, problems } = readSettings(wanted, calls);
  const { account, latency, faults } = settings;
  network.latency = latency;
  network.faults.push(...faults);

  const notes = problems.map((problem) => `Not understood in the address: ${problem}`);
  const needs = { ...parts, world, network, vault, calls, notes };
  window.addEventListener('pagehide', () => vault.save(SETTINGS, writeSettings(currentSettings(needs))));

  /** Returns where the account continues if it cannot sign in with a password of its own. */
  const signInAs = async (name: PersonaName): Promise<string | undefined> => {
    const { email, password = usualPassword, invitation, temporaryPassword = '' } = accountOf(world, name);
    const { kind } = await signIn({ auth: gateways.auth, record })({ userName: email, password });
    saveWorld(vault, world);
    if (kind === 'loggedIn') return undefined;
    record.clear();
    if (invitation !== undefined) return `/reset?token=${invitation}`;
    notes.push(`${name} signs in by hand, with the password ${temporaryPassword}`);
    return '/';
  };

  /** Signs in, and removes the settings from the address. */
  const arrive = async (): Promise<void> => {
    const start = account !== undefined && pathname === '/' ? '/home' : pathname;
    const path = (account && (await signInAs(account))) ?? start + withoutSettings(search);
    if (hasSettings(search)) window.history.replaceState(null, '', path + hash);
  };

  return {
    gateways: throughNetwork(gateways, network, () => saveWorld(vault, world)),
    development: memoryDevelopment(needs),
    /** The router reads the address after this. */
    prepared: arrive(),
  };
};
