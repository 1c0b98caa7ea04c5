import type { Delay } from '../../application/ports/Delay';
import type { SessionVault } from '../../application/ports/SessionVault';
import { signIn } from '../../application/session/signIn';
import { type DevelopmentNeeds, memoryDevelopment, situationOf } from './development';
import { memoryGateways } from './memoryGateways';
import { quietNetwork, throughNetwork } from './network';
import { password as usualPassword } from './personas/household';
import type { PersonaName } from './personas/personas';
import { callNames, readSituation, setsSituation, withoutSituation, writeSituation } from './situation';
import { accountOf } from './World';
import { restoreWorld, saveWorld } from './worldStore';

const SITUATION = 'situation';

/** Opens the in-memory insurer of the page, in the situation that the address sets, or as it was before a reload. */
export const openInsurer = (
  parts: Pick<DevelopmentNeeds, 'record' | 'clock' | 'timeTravel' | 'configuration'>,
  vault: SessionVault,
  wait: Delay,
) => {
  const { record, clock, timeTravel } = parts;
  const { pathname, search, hash } = window.location;
  const network = quietNetwork(wait);

  // The date comes first, because the world depends on it.
  const kept = vault.load(SITUATION);
  const wanted = setsSituation(search) || typeof kept !== 'string' ? search : kept;
  const { now, since } = readSituation(wanted, []).situation;
  timeTravel?.choose(now);
  const world = restoreWorld(vault, since === undefined ? clock : { now: clock.now, today: () => since });

  const gateways = memoryGateways(world, () => record.session.read(), clock);
  const calls = callNames(gateways);
  const { situation, problems } = readSituation(wanted, calls);
  const { account, latency, faults } = situation;
  network.latency = latency;
  network.faults.push(...faults);

  const notes = problems.map((problem) => `Not understood in the address: ${problem}`);
  const needs = { ...parts, world, network, vault, calls, notes };
  window.addEventListener('pagehide', () => vault.save(SITUATION, writeSituation(situationOf(needs))));

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
    const path = (account && (await signInAs(account))) ?? start + withoutSituation(search);
    if (setsSituation(search)) window.history.replaceState(null, '', path + hash);
  };

  return {
    gateways: throughNetwork(gateways, network, () => saveWorld(vault, world)),
    development: memoryDevelopment(needs),
    /** The router reads the address after this. */
    prepared: arrive(),
  };
};
