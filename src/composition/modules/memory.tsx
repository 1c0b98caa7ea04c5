import { sessionStorageVault } from '../../adapters/browser/sessionStorageVault';
import { memoryAddressLookup } from '../../adapters/memory/memoryAddressLookup';
import { memoryCardService } from '../../adapters/memory/memoryCardService';
import { openInsurer } from '../../adapters/memory/openInsurer';
import { AccountPickerPanel } from '../../ui/development/AccountPickerPanel';
import { DevelopmentPanel } from '../../ui/development/DevelopmentPanel';
import { type Module, needing } from '../wire';

/** The insurer in memory, with its development panel. */
export const memoryModule: Module = {
  memoryInsurer: needing(['record', 'clock', 'timeTravel', 'configuration', 'wait'], ({ wait, ...needs }) =>
    openInsurer(
      needs,
      sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.'),
      wait,
    ),
  ),
  insurer: ({ memoryInsurer }) => memoryInsurer.gateways,
  development: ({ memoryInsurer: { development, prepared } }) => ({
    prepared,
    panel: <DevelopmentPanel development={development} />,
    belowLogin: <AccountPickerPanel development={development} />,
  }),
  readDocument: () => undefined,
  loadAddressLookup: () => async () => memoryAddressLookup,
  loadCardService:
    ({ customerClock }) =>
    async () =>
      memoryCardService(customerClock),
};
