import { loadLegalWording } from '../adapters/browser/legalWording';
import { ownFailure } from '../adapters/browser/ownFailure';
import { sessionStorageVault } from '../adapters/browser/sessionStorageVault';
import { memoryAddressLookup } from '../adapters/memory/addressLookup';
import { memoryCardService } from '../adapters/memory/cardService';
import { openInsurer } from '../adapters/memory/openInsurer';
import { AccountPickerPanel } from '../ui/development/AccountPickerPanel';
import { DevelopmentPanel } from '../ui/development/DevelopmentPanel';
import { languages } from '../ui/text/languages';
import { pseudo, pseudoWording } from '../ui/text/pseudo';
import { startPortal } from './portal';
import { portalLanguage } from './portalLanguage';

/** The pseudo-language is chosen in local storage alone. */
const memoryLanguage = portalLanguage(
  [...languages, { code: pseudo.code, name: '', failed: '', load: async () => pseudo }],
  async (code) => (code === pseudo.code ? pseudoWording(await loadLegalWording('en')) : loadLegalWording(code)),
);

/** The portal in memory. Importing this module starts it. */
const starting = startPortal((base) => {
  const vault = sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.');
  const { gateways, development, prepared } = openInsurer({ ...base, clock: base.customerClock }, vault, base.wait);
  return {
    ...gateways,
    loadAddressLookup: async () => memoryAddressLookup,
    loadCardService: async () => memoryCardService,
    readDocument: undefined,
    development: {
      prepared,
      panel: <DevelopmentPanel development={development} />,
      belowLogin: <AccountPickerPanel development={development} />,
    },
  };
}, memoryLanguage);

void ownFailure(starting);
