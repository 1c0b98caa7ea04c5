import type { CustomerRecord } from '../ports/CustomerRecord';
import type { OtherTabs } from '../ports/OtherTabs';

export type LogOut = ReturnType<typeof logOut>;

/** What the customer means by Log Out: out here, and in every other tab where the same customer is signed in. */
export const logOut =
  (record: Pick<CustomerRecord, 'session' | 'clear'>, tabs: Pick<OtherTabs, 'tell'>) => (): void => {
    const session = record.session.read();
    record.clear();
    if (session) tabs.tell({ kind: 'loggedOut', userName: session.userName });
  };
