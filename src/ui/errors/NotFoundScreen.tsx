import { useContext, useState } from 'react';
import { useHistoryState } from '../screen/historyState';
import { Screen } from '../screen/Screen';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import { ReferenceContext } from './ErrorBoundary';
import { ErrorReference } from './ErrorReference';
import { WaysOn } from './WaysOn';

export const NotFoundScreen = () => {
  const t = useText();
  const referenceOf = useContext(ReferenceContext);
  // An unknown address has no error of its own.
  const [visit] = useState<object>({});
  const { from, correlationId = referenceOf(visit) } = useHistoryState('pageNotFound');
  return (
    <Screen title={t('notFound.title')} narrow>
      <Panel>
        <Stack>
          <p>{t('notFound.text')}</p>
          {correlationId !== '' && <ErrorReference reference={correlationId} />}
          <WaysOn from={from} />
        </Stack>
      </Panel>
    </Screen>
  );
};
