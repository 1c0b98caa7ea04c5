import { readFacts } from '../../application/home/readFacts';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import { wire } from '../wire';

export const homeModule = wire((provide) => {
  provide('readFacts', ['record', 'loadHistory', 'listClaims', 'whenIdle'], readFacts);
  provide(
    'openDashboard',
    ['record', 'loadPolicy', 'loadProfile', 'readFacts', 'clock', 'errors', 'afterPaint'],
    (needs) => () => new DashboardViewModel(needs),
  );
});
