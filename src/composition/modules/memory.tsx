import { sessionStorageVault } from '../../adapters/browser/sessionStorageVault';
import { memoryAddressLookup } from '../../adapters/memory/memoryAddressLookup';
import { memoryCardService } from '../../adapters/memory/memoryCardService';
import { openInsurer } from '../../adapters/memory/openInsurer';
import { AccountPickerPanel } from '../../ui/development/AccountPickerPanel';
import { DevelopmentPanel } from '../../ui/development/DevelopmentPanel';
import { wire } from '../wire';

/** The insurer in memory, with its development panel. */
export const memoryModule = wire((provide) => {
  provide('memoryInsurer', ['record', 'clock', 'timeTravel', 'configuration', 'wait'], ({ wait, ...needs }) =>
    openInsurer(
      needs,
      sessionStorageVault(() => window.sessionStorage, 'hearthside-demo.'),
      wait,
    ),
  );
  provide('insurer', ['memoryInsurer'], ({ memoryInsurer }) => memoryInsurer.gateways);
  provide('development', ['memoryInsurer'], ({ memoryInsurer: { development, prepared } }) => ({
    prepared,
    panel: <DevelopmentPanel development={development} />,
    belowLogin: <AccountPickerPanel development={development} />,
  }));
  provide('readDocument', [], () => undefined);
  provide('loadAddressLookup', [], () => async () => memoryAddressLookup);
  provide(
    'loadCardService',
    ['customerClock'],
    ({ customerClock }) =>
      async () =>
        memoryCardService(customerClock),
  );
});
