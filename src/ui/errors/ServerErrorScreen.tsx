import { useHistoryState } from '../screen/historyState';
import { ServerErrorPage } from './ServerErrorPage';

/** Shows the report from the browser's history. The address says nothing, so no link can put words in the insurer's mouth. */
export const ServerErrorScreen = () => {
  const { status = 0, message = '', description = '', correlationId = '', from } = useHistoryState('serverError');
  return <ServerErrorPage report={{ status, message, description, correlationId }} from={from} />;
};
