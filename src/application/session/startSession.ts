import type { Session } from '../../domain/session/Session';
import type { CustomerRecord } from '../ports/CustomerRecord';

/** Signs a customer in. Nothing that an earlier customer left stays in the record. */
export const startSession = (record: Pick<CustomerRecord, 'session' | 'clear'>, session: Session): void => {
  record.clear();
  record.session.write(session);
};
