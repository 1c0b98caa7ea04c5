import type { ReactNode } from 'react';
import type { FailureReport } from '../../application/failureRoute';
import type { LastScreen } from '../screen/historyState';
import { Screen } from '../screen/Screen';
import { ServerMessage } from '../screen/ServerMessage';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import { ErrorReference } from './ErrorReference';
import { WaysOn } from './WaysOn';

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
    <Screen title={status > 0 ? String(status) : t('serverError.title')} narrow>
      <Panel>
        <Stack>
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
          {correlationId !== '' && <ErrorReference reference={correlationId} />}
          <WaysOn from={from} />
        </Stack>
      </Panel>
    </Screen>
  );
};
