import { memoryAddressLookup } from './adapters/memory/addressLookup';
import { memoryCardService } from './adapters/memory/cardService';
import { memoryGateways } from './adapters/memory/memoryGateways';
import { quietNetwork, throughNetwork } from './adapters/memory/network';
import { restoreWorld, saveWorld } from './adapters/memory/worldStore';
import { sessionStorageVault } from './adapters/browser/SessionStorageVault';
import { timerWait } from './adapters/browser/timerWait';
import { startPortal } from './composition/portal';

/** The portal on the in-memory adapter: a second entry, so that nothing fake can ship. */
startPortal(({ session, clock }) => {
  const vault = sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.');
  const world = restoreWorld(vault, clock);
  const network = quietNetwork(timerWait);
  const gateways = memoryGateways(world, () => session.read(), clock);

  return {
    ...throughNetwork(gateways, network, () => saveWorld(vault, world)),
    addressLookup: memoryAddressLookup,
    cardService: memoryCardService,
  };
});
