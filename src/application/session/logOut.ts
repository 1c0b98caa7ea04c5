import type { CustomerRecord } from '../ports/CustomerRecord';
import type { OtherTabs } from '../ports/OtherTabs';
import type { SessionIdentity } from './sessionIdentity';

interface Needs {
  readonly record: Pick<CustomerRecord, 'clear'>;
  readonly identity: SessionIdentity;
  readonly otherTabs: Pick<OtherTabs, 'tell'>;
}

export type LogOut = ReturnType<typeof logOut>;

/** Signs the customer out in this tab and in every other one. Rule SIGNIN-40. */
export const logOut =
  ({ record, identity, otherTabs }: Needs) =>
  (): void => {
    const customer = identity();
    record.clear();
    if (customer) otherTabs.tell({ kind: 'loggedOut', ...customer });
  };
