import type { ReactNode } from 'react';
import type { FailureReport } from '../../application/failureRoute';
import type { LastScreen } from '../screen/historyState';
import { ServerMessage } from '../screen/ServerMessage';
import { useText } from '../text/useText';
import { ErrorPage } from './ErrorPage';

interface ServerErrorPageProps {
  readonly report: FailureReport;
  readonly from?: LastScreen | undefined;
  /** When to come back, if the failure says so. */
  readonly notice?: ReactNode;
}

/** Rule SHELL-19. */
export const ServerErrorPage = ({ report, from, notice }: ServerErrorPageProps) => {
  const t = useText();
  const { status, message, description, correlationId } = report;
  return (
    <ErrorPage title={status > 0 ? String(status) : t('serverError.title')} reference={correlationId} from={from}>
      <p>{t('serverError.text')}</p>
      {status > 0 && (
        <p>
          <ServerMessage of={message} otherwise={t('serverError.title')} />
        </p>
      )}
      {description !== '' && (
        <p>
          <ServerMessage of={description} />
        </p>
      )}
      {notice}
    </ErrorPage>
  );
};
