import { randomIds } from '../../src/adapters/browser/randomIds';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import { present } from '../../src/domain/session/idleness';
import { RouterNavigation } from '../../src/ui/screen/Navigation';
import { createApp } from '../../src/ui/shell/App';
import type { Areas } from '../../src/ui/shell/areas';
import { LanguageViewModel } from '../../src/ui/shell/LanguageViewModel';
import { ScrollPositions } from '../../src/ui/shell/ScrollPositions';
import { ShellViewModel } from '../../src/ui/shell/ShellViewModel';
import { english } from '../../src/ui/text/english';
import { shippedWording } from './shippedWording';
import { testVariant } from './testVariant';

/** The portal around areas that a test draws. The customer is not idle. */
export const testApp = (
  record: CustomerRecord,
  areas: Areas,
  {
    navigation = new RouterNavigation(record.history, randomIds),
    ...parts
  }: Partial<Parameters<typeof createApp>[0]> = {},
) => {
  const shell = new ShellViewModel({ record, navigation, logOut: record.clear });
  const App = createApp({
    variant: testVariant,
    year: '2026',
    shell,
    language: new LanguageViewModel({
      loads: new Map([['en', async () => english]]),
      loadLegal: async () => shippedWording('en'),
      memory: { kept: () => undefined, keep: () => undefined },
      wait: () => Promise.resolve(),
    }),
    navigation,
    areas,
    idle: { idleness: present, start: () => undefined },
    maintenance: () => {
      throw new Error('No maintenance is expected here.');
    },
    wait: () => new Promise(() => undefined),
    scrollPositions: new ScrollPositions({ load: () => undefined, save: () => undefined }, true),
    reload: () => undefined,
    ...parts,
  });
  return { App, navigation, shell };
};
