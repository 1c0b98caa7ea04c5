import type { CustomerRecord } from '../ports/CustomerRecord';
import type { OtherTabs } from '../ports/OtherTabs';
import type { SessionIdentity } from './sessionIdentity';

export type LogOut = ReturnType<typeof logOut>;

/** Signs the customer out in this tab and in every other one. Rule SIGNIN-40. */
export const logOut =
  (record: Pick<CustomerRecord, 'clear'>, identity: SessionIdentity, tabs: Pick<OtherTabs, 'tell'>) => (): void => {
    const customer = identity();
    record.clear();
    if (customer) tabs.tell({ kind: 'loggedOut', ...customer });
  };
