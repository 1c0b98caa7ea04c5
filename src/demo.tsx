import { memoryAddressLookup } from './adapters/memory/addressLookup';
import { memoryCardService } from './adapters/memory/cardService';
import { memoryGateways } from './adapters/memory/memoryGateways';
import { quietNetwork, throughNetwork } from './adapters/memory/network';
import { restoreWorld, saveWorld } from './adapters/memory/worldStore';
import { sessionStorageVault } from './adapters/browser/SessionStorageVault';
import { startPortal } from './composition/portal';

/** The portal on the in-memory adapter: a second entry, so that nothing fake can ship. */
startPortal(({ session, clock }) => {
  const vault = sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.');
  const world = restoreWorld(vault, clock);
  const network = quietNetwork();
  const gateways = memoryGateways(world, () => session.read(), clock);
  const save = (): void => saveWorld(vault, world);

  return {
    auth: throughNetwork('auth', gateways.auth, network, save),
    claims: throughNetwork('claims', gateways.claims, network, save),
    customer: throughNetwork('customer', gateways.customer, network, save),
    policy: throughNetwork('policy', gateways.policy, network, save),
    rating: throughNetwork('rating', gateways.rating, network, save),
    billing: throughNetwork('billing', gateways.billing, network, save),
    documents: throughNetwork('documents', gateways.documents, network, save),
    addressLookup: memoryAddressLookup,
    cardService: memoryCardService,
  };
});
