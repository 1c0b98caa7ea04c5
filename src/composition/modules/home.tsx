import { whenIdle } from '../../adapters/browser/whenIdle';
import { readFacts } from '../../application/customer/readFacts';
import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import { type Wiring, wire } from '../wire';
import { accountModule } from './account';

export const homeModule = wire((provide) => {
  provide('readFacts', ['record', 'loadHistory', 'listClaims'], (needs) => readFacts({ ...needs, whenIdle }));
  provide(
    'openDashboard',
    ['record', 'loadPolicy', 'loadProfile', 'readFacts', 'clock', 'errors'],
    (needs) => () => new DashboardViewModel(needs),
  );
});

export const homeArea = ({ load, get }: Wiring): Area<'home'> => {
  load(accountModule, homeModule);
  return { Dashboard: screen(DashboardScreen, get('openDashboard')) };
};
