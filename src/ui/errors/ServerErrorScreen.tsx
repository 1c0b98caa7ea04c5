import { useLocation } from 'react-router-dom';
import type { ErrorReport } from '../../application/failureRoute';
import { ServerErrorPage } from './ServerErrorPage';

const textOf = (state: object, field: keyof ErrorReport): string => {
  const value: unknown = Reflect.get(state, field);
  return typeof value === 'string' ? value : '';
};

/** What the history's entry says of the error; the address says nothing, so that no link can put words in our mouth. */
const reportOf = (state: unknown): ErrorReport => {
  const given = typeof state === 'object' && state !== null ? state : {};
  const status: unknown = Reflect.get(given, 'status');
  return {
    status: typeof status === 'number' ? status : 0,
    message: textOf(given, 'message'),
    description: textOf(given, 'description'),
    correlationId: textOf(given, 'correlationId'),
  };
};

export const ServerErrorScreen = () => {
  const location = useLocation();
  return <ServerErrorPage report={reportOf(location.state)} />;
};
