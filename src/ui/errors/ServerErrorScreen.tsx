import { useNavigate } from 'react-router-dom';
import type { Instant } from '../../domain/Instant';
import { useHistoryState } from '../screen/historyState';
import { routes } from '../screen/routes';
import { ServerMessage, ServerParagraph } from '../screen/ServerMessage';
import { TooManyAttempts } from '../screen/TooManyAttempts';
import { useText } from '../text/useText';
import { ErrorPage } from './ErrorPage';
import { MaintenanceNotice } from './MaintenanceNotice';
import type { MaintenanceViewModel } from './MaintenanceViewModel';

export type OpenMaintenance = (opensAt: Instant, retry: () => void) => MaintenanceViewModel;

/**
 * Shows the report that belongs to the history entry. The address says nothing, so no link can put words in the insurer's mouth.
 * Rule SHELL-19.
 */
export const ServerErrorScreen = ({ open }: { readonly open: OpenMaintenance }) => {
  const t = useText();
  const navigate = useNavigate();
  const state = useHistoryState('serverError');
  const { status = 0, message = '', description = '', correlationId = '', later, from } = state;
  const retry = (): void =>
    void navigate(from ? routes[from.route] : routes.home, { state: from?.entry, replace: true });
  return (
    <ErrorPage title={status > 0 ? String(status) : t('serverError.title')} reference={correlationId} from={from}>
      <p>{t('serverError.text')}</p>
      {status > 0 && (
        <p>
          <ServerMessage of={message} otherwise={t('serverError.title')} />
        </p>
      )}
      <ServerParagraph of={description} />
      {later?.kind === 'closed' && (
        <MaintenanceNotice key={correlationId} opensAt={later.opensAt} open={() => open(later.opensAt, retry)} />
      )}
      {later?.kind === 'tooManyAttempts' && <TooManyAttempts seconds={later.seconds} />}
    </ErrorPage>
  );
};
