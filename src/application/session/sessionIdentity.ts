import type { CustomerRecord } from '../ports/CustomerRecord';
import type { OtherTabs, TabCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import type { UniqueIds } from '../ports/UniqueIds';
import { enterSession } from './sessionEntry';

const GROUP = 'id';

export type SessionIdentity = ReturnType<typeof sessionIdentity>;

interface Needs {
  readonly record: Pick<CustomerRecord, 'session'>;
  readonly vault: Pick<SessionVault, 'load' | 'save'>;
  readonly ids: UniqueIds;
  readonly otherTabs: Pick<OtherTabs, 'enter'>;
}

/**
 * Identifies the session to other tabs. Returns `undefined` without a session. The id is stored with the session, so a duplicated tab has
 * the same one. It survives a change of the email address; the user name does not.
 */
export const sessionIdentity =
  ({ record, vault, ids, otherTabs }: Needs) =>
  (): TabCustomer | undefined => {
    const session = record.session.read();
    if (session === undefined) return undefined;
    const kept = vault.load(GROUP);
    // It is part of addresses (rule DOC-15).
    const id = typeof kept === 'string' && /^[\w-]+$/.test(kept) ? kept : ids.next();
    const customer = { session: id, userName: session.userName };
    if (id !== kept) {
      vault.save(GROUP, id);
      // At once: the portal watches the other tabs only later, and Log Out there must be noticed.
      enterSession(vault, otherTabs, customer);
    }
    return customer;
  };
