import { browserPage, wasOpened } from '../adapters/browser/browserPage';
import { MaintenanceViewModel } from '../ui/errors/MaintenanceViewModel';
import type { Areas } from '../ui/shell/areas';
import type { createApp } from '../ui/shell/createApp';
import type { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import { ScrollPositions } from '../ui/shell/ScrollPositions';
import { ShellViewModel } from '../ui/shell/ShellViewModel';
import type { Wiring } from './wire';

export type AppParts = Parameters<typeof createApp>[0];

/** The parts around the screens. */
export const appParts = ({ get }: Wiring, areas: Areas, language: LanguageViewModel): AppParts => {
  const [navigation, clock, wait] = [get('router'), get('clock'), get('wait')];
  return {
    variant: get('variant'),
    timeZone: get('configuration').timeZone,
    year: () => clock.today().slice(0, 4),
    shell: new ShellViewModel({ record: get('record'), navigation, logOut: get('logOut') }),
    language,
    navigation,
    areas,
    idle: get('idle'),
    maintenance: (opensAt, retry) => new MaintenanceViewModel({ opensAt, retry, clock, wait, errors: get('errors') }),
    wait,
    scrollPositions: new ScrollPositions(get('vault'), wasOpened()),
    reload: browserPage.reload,
  };
};
