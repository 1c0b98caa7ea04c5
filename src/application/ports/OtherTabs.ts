import type { Instant } from '../../domain/Instant';

export interface TabCustomer {
  /** The id of the session; empty if the other tab runs an older release. */
  readonly session: string;
  readonly userName: string;
}

/** News from the portal in one tab to the other tabs of the same customer. */
export type TabNews =
  | (TabCustomer & { readonly kind: 'active'; readonly at: Instant })
  | (TabCustomer & { readonly kind: 'loggedOut' });

/** How long the register keeps a session in whose tabs the customer is not active, in milliseconds. */
export const SESSION_KEPT = 86_400_000;

/**
 * The portal in the other tabs of the browser. The browser keeps a register of the open sessions, because a tab that sleeps or reloads
 * hears no news. Log Out takes all sessions of the customer out of it, and so leaves nothing of the customer there. Any other end of a session
 * leaves it there for a day, because a duplicated tab may go on with it.
 */
export interface OtherTabs {
  tell(news: TabNews): void;
  /** Enters an open session into the register, or its new user name. Returns whether the browser keeps a register. */
  enter(customer: TabCustomer): boolean;
  /** Whether the session is in the register. True if the register cannot be read. */
  isEntered(customer: TabCustomer): boolean;
  /** When the customer of the session was last active in any tab, as far as the register knows. */
  lastActive(customer: TabCustomer): Instant | undefined;
  /** Returns how to stop listening. */
  listen(listener: (news: TabNews) => void): () => void;
}

/** A duplicated tab shares the session. A tab with a sign-in of its own shares the user name. */
export const isSameCustomer = (one: TabCustomer, other: TabCustomer): boolean =>
  one.userName.toLowerCase() === other.userName.toLowerCase() || (one.session !== '' && one.session === other.session);
