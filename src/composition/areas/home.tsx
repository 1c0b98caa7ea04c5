import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import type { HomeArea } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const homeArea = (shared: SharedParts): HomeArea => ({
  Dashboard: screen(DashboardScreen, () => new DashboardViewModel(shared)),
});
