import { whenIdle } from '../../adapters/browser/whenIdle';
import { loadHistory } from '../../application/billing/loadHistory';
import { listClaims } from '../../application/claims/listClaims';
import { readFacts } from '../../application/customer/readFacts';
import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const homeArea = (shared: SharedParts): Area<'home'> => {
  const { billing, claims, record } = shared;
  const parts = {
    ...shared,
    readFacts: readFacts({
      record,
      loadHistory: loadHistory(billing, record),
      listClaims: listClaims(claims, record),
      whenIdle,
    }),
  };
  return { Dashboard: screen(DashboardScreen, () => new DashboardViewModel(parts)) };
};
