import type { Container } from 'inversify';
import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import type { HomeArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const homeArea = (container: Container): HomeArea => {
  const { record, clock, loadPolicy, loadProfile, errors } = shared(container);
  return {
    Dashboard: screen(
      DashboardScreen,
      () => new DashboardViewModel({ record, clock, loadPolicy, loadProfile, errors }),
    ),
  };
};
