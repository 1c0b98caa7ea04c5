import type { ComponentType } from 'react';
import { randomIds } from '../../src/adapters/browser/randomIds';
import type { SessionState } from '../../src/adapters/state/observableCustomerRecord';
import { present } from '../../src/domain/session/idleness';
import { TimeZone } from '../../src/domain/TimeZone';
import { RouterNavigation } from '../../src/ui/screen/Navigation';
import { routes, screens } from '../../src/ui/screen/routes';
import type { Areas } from '../../src/ui/shell/areas';
import { createApp } from '../../src/ui/shell/createApp';
import { ScrollPositions } from '../../src/ui/shell/ScrollPositions';
import { ShellViewModel } from '../../src/ui/shell/ShellViewModel';
import { languageViewModel } from './languageViewModel';
import { testVariant } from './testVariant';

/** Areas in which every screen is the same. */
export const areasOf = (Screen: ComponentType): Areas => {
  const names = [...Object.keys(routes), 'gate', 'flow', 'dialog'];
  const load = async () => Object.fromEntries(names.map((name) => [name, Screen]));
  const areas = [...Object.keys(screens), 'idle'].map((area) => [area, load]);
  return Object.fromEntries(areas) as Areas;
};

/** The portal around areas that a test draws. The customer is not idle. */
export const testApp = (
  record: SessionState,
  areas: Areas,
  {
    navigation = new RouterNavigation(record.entryStates, randomIds),
    ...parts
  }: Partial<Parameters<typeof createApp>[0]> = {},
) => {
  const shell = new ShellViewModel({ record, navigation, logOut: record.clear });
  const App = createApp({
    variant: testVariant,
    timeZone: TimeZone.newYork,
    year: () => '2026',
    shell,
    language: languageViewModel().language,
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
