import type { ErrorReport } from '../../application/failureRoute';
import type { LastScreen } from '../screen/historyState';
import { Screen } from '../screen/Screen';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { serverLanguage } from '../text/languages';
import { useText } from '../text/useText';
import { WaysOn } from './WaysOn';

interface ServerErrorPageProps {
  readonly report: ErrorReport;
  readonly from?: LastScreen | undefined;
}

/** Rule SHELL-19. */
export const ServerErrorPage = ({ report, from }: ServerErrorPageProps) => {
  const t = useText();
  const { status, message, description, correlationId } = report;
  return (
    <Screen title={status > 0 ? String(status) : t('serverError.title')}>
      <Panel narrow>
        <Stack>
          <p>{t('serverError.text')}</p>
          {status > 0 && (message === '' ? <p>{t('serverError.title')}</p> : <p lang={serverLanguage}>{message}</p>)}
          {description !== '' && <p lang={serverLanguage}>{description}</p>}
          {correlationId !== '' && (
            <p>
              {t('serverError.reference')} <strong>{correlationId}</strong>
            </p>
          )}
          <WaysOn from={from} />
        </Stack>
      </Panel>
    </Screen>
  );
};
