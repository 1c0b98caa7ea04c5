import { useNavigate } from 'react-router-dom';
import type { Instant } from '../../domain/Instant';
import { useHistoryState } from '../screen/historyState';
import { routes } from '../screen/routes';
import { MaintenanceNotice } from './MaintenanceNotice';
import type { MaintenanceViewModel } from './MaintenanceViewModel';
import { ServerErrorPage } from './ServerErrorPage';

export type OpenMaintenance = (opensAt: Instant, retry: () => void) => MaintenanceViewModel;

/** Shows the report that belongs to the history entry. The address says nothing, so no link can put words in the insurer's mouth. */
export const ServerErrorScreen = ({ open }: { readonly open: OpenMaintenance }) => {
  const navigate = useNavigate();
  const state = useHistoryState('serverError');
  const { status = 0, message = '', description = '', correlationId = '', opensAt, from } = state;
  const retry = (): void =>
    void navigate(from ? routes[from.route] : routes.home, { state: from?.entry, replace: true });
  return (
    <ServerErrorPage
      report={{ status, message, description, correlationId }}
      from={from}
      notice={opensAt && <MaintenanceNotice key={correlationId} opensAt={opensAt} open={() => open(opensAt, retry)} />}
    />
  );
};
