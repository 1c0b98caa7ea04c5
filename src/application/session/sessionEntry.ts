import type { OtherTabs, TabCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';

const GROUP = 'entered';

/** Enters the session into the register of all tabs. The vault remembers it, because a session of an older release has no entry. */
export const enterSession = (
  vault: Pick<SessionVault, 'save'>,
  tabs: Pick<OtherTabs, 'enter'>,
  customer: TabCustomer,
): void => vault.save(GROUP, tabs.enter(customer) ? customer.session : undefined);

/** Whether the customer has logged out in another tab, although this one may have been asleep or loading. Rule SIGNIN-50. */
export const hasLoggedOut = (
  vault: Pick<SessionVault, 'load'>,
  tabs: Pick<OtherTabs, 'isEntered'>,
  customer: TabCustomer,
): boolean => vault.load(GROUP) === customer.session && !tabs.isEntered(customer);
