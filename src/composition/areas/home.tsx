import { DashboardScreen } from '../../ui/home/DashboardScreen';
import type { Area } from '../../ui/shell/areas';
import { homeModule } from '../modules/home';
import { screen } from '../screen';
import { accountUseCases } from '../useCases/account';
import type { Wiring } from '../wire';

export const area = ({ load, get }: Wiring): Area<'home'> => {
  load(accountUseCases, homeModule);
  return { home: screen(DashboardScreen, get('openDashboard')) };
};
