import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const homeArea = (shared: SharedParts): Area<'home'> => ({
  Dashboard: screen(DashboardScreen, () => new DashboardViewModel(shared)),
});
