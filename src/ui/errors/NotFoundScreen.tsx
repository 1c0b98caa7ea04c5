import { useContext, useState } from 'react';
import { useHistoryState } from '../screen/historyState';
import { useText } from '../text/useText';
import { ReferenceContext } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

export const NotFoundScreen = () => {
  const t = useText();
  const referenceOf = useContext(ReferenceContext);
  // An unknown address has no error of its own.
  const [visit] = useState<object>({});
  const { from, correlationId = referenceOf(visit) } = useHistoryState('pageNotFound');
  return (
    <ErrorPage title={t('notFound.title')} reference={correlationId} from={from}>
      <p>{t('notFound.text')}</p>
    </ErrorPage>
  );
};
