import { memoryAddressLookup } from '../adapters/memory/addressLookup';
import { memoryCardService } from '../adapters/memory/cardService';
import { memoryGateways } from '../adapters/memory/memoryGateways';
import { quietNetwork, throughNetwork } from '../adapters/memory/network';
import {
  callNames,
  readSituation,
  setsSituation,
  withoutSituation,
  writeSituation,
} from '../adapters/memory/situation';
import { restoreWorld, saveWorld } from '../adapters/memory/worldStore';
import { sessionStorageVault } from '../adapters/browser/SessionStorageVault';
import { timerDelay } from '../adapters/browser/timerDelay';
import { arriveAs } from '../adapters/memory/arriveAs';
import { memoryDevelopment, situationOf } from '../adapters/memory/development';
import { loadLegalWording } from '../adapters/browser/legalWording';
import { startPortal } from './portal';
import { portalLanguage } from './portalLanguage';
import { AccountPickerPanel } from '../ui/development/AccountPickerPanel';
import { DevelopmentPanel } from '../ui/development/DevelopmentPanel';
import { languages } from '../ui/text/languages';
import { pseudo, pseudoWording } from '../ui/text/pseudo';

const SITUATION = 'situation';

/** The pseudo-language is chosen in local storage alone. */
const memoryLanguage = portalLanguage(
  [...languages, { code: pseudo.code, name: '', failed: '', load: async () => pseudo }],
  async (code) => (code === pseudo.code ? pseudoWording(await loadLegalWording('en')) : loadLegalWording(code)),
);

/** The portal in memory. Importing this module starts it. */
void startPortal(({ record, clock, timeTravel, configuration }) => {
  const vault = sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.');
  const network = quietNetwork(timerDelay);
  const { pathname, search } = window.location;

  // The date comes first, because the world depends on it.
  const kept = vault.load(SITUATION);
  const wanted = setsSituation(search) || typeof kept !== 'string' ? search : kept;
  const { now, since } = readSituation(wanted, []).situation;
  timeTravel?.choose(now);
  const world = restoreWorld(vault, since === undefined ? clock : { now: clock.now, today: () => since });

  const gateways = memoryGateways(world, () => record.session.read(), clock);
  const calls = callNames(gateways);
  const { situation, problems } = readSituation(wanted, calls);
  network.latency = situation.latency;
  network.faults.push(...situation.faults);

  const notes = problems.map((problem) => `Not understood in the address: ${problem}`);
  const workings = { world, network, record, clock, timeTravel, configuration, vault, calls, notes };
  const development = memoryDevelopment(workings);
  window.addEventListener('pagehide', () => vault.save(SITUATION, writeSituation(situationOf(workings))));

  // Runs before the router reads the address.
  const arrive = async (): Promise<void> => {
    const { account } = situation;
    const arrival = account && (await arriveAs(account, world, gateways.auth, record));
    if (arrival?.note !== undefined) notes.push(arrival.note);
    if (arrival) saveWorld(vault, world);
    const keepsPath = pathname !== '/' || account === undefined;
    const path = arrival?.path ?? (keepsPath ? pathname : '/home') + withoutSituation(search);
    if (setsSituation(search)) window.history.replaceState(null, '', path + window.location.hash);
  };

  return {
    ...throughNetwork(gateways, network, () => saveWorld(vault, world)),
    loadAddressLookup: async () => memoryAddressLookup,
    loadCardService: async () => memoryCardService,
    readDocument: undefined,
    development: {
      prepared: arrive(),
      panel: <DevelopmentPanel development={development} />,
      belowLogin: <AccountPickerPanel development={development} />,
    },
  };
}, memoryLanguage);
