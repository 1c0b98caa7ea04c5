import { useHistoryState } from '../screen/historyState';
import { Screen } from '../screen/Screen';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import { ErrorReference } from './ErrorReference';
import { WaysOn } from './WaysOn';

export const NotFoundScreen = () => {
  const t = useText();
  const { from, correlationId } = useHistoryState('pageNotFound');
  return (
    <Screen title={t('notFound.title')} narrow>
      <Panel>
        <Stack>
          <p>{t('notFound.text')}</p>
          {correlationId !== undefined && <ErrorReference reference={correlationId} />}
          <WaysOn from={from} />
        </Stack>
      </Panel>
    </Screen>
  );
};
