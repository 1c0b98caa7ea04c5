import type { OtherTabs, TabCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';

const GROUP = 'entered';

/** Whether the customer has logged out in another tab, although this one may have been asleep or loading. Rule SIGNIN-50. */
export const hasLoggedOut = (
  vault: Pick<SessionVault, 'load'>,
  tabs: Pick<OtherTabs, 'isEntered'>,
  customer: TabCustomer,
): boolean => vault.load(GROUP) === customer.session && !tabs.isEntered(customer);

/** Enters a session into the register of all tabs. The vault remembers the entry, because a session of an older release has none. */
export const enterSession = (
  vault: Pick<SessionVault, 'save'>,
  tabs: Pick<OtherTabs, 'enter'>,
  customer: TabCustomer,
): void => vault.save(GROUP, tabs.enter(customer) ? customer.session : undefined);

/** The entry of this tab's session in the register of all tabs. */
export const sessionEntry = (vault: Pick<SessionVault, 'save'>, tabs: Pick<OtherTabs, 'enter'>) => {
  let entered: TabCustomer | undefined;
  return {
    /** Enters another session, or another email address of the session. The old entry stays: a duplicated tab may go on with it. */
    follow: (customer: TabCustomer): void => {
      if (entered?.session !== customer.session || entered.userName !== customer.userName)
        enterSession(vault, tabs, customer);
      entered = customer;
    },
  };
};
