import { DashboardScreen } from '../../ui/home/DashboardScreen';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import type { Wiring } from '../wire';
import { accountUseCases } from '../useCases/account';
import { homeModule } from '../modules/home';

export const area = ({ load, get }: Wiring): Area<'home'> => {
  load(accountUseCases, homeModule);
  return { home: screen(DashboardScreen, get('openDashboard')) };
};
