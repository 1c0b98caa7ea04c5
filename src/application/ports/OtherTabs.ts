import type { Instant } from '../../domain/Instant';

export interface TabCustomer {
  /** The id of the session; empty if the other tab runs an older release. */
  readonly session: string;
  readonly userName: string;
}

/** News from the portal in one tab to the other tabs of the same customer. */
export type TabNews =
  (TabCustomer & { readonly kind: 'active'; readonly at: Instant }) | (TabCustomer & { readonly kind: 'loggedOut' });

/** The portal in the other tabs of the browser. Of the news, only the ids of ended sessions are stored. */
export interface OtherTabs {
  tell(news: TabNews): void;
  /** Whether the session has ended in another tab, perhaps while the browser kept this one asleep or had discarded it. */
  hasLoggedOut(customer: TabCustomer): boolean;
  /** Returns how to stop listening. */
  listen(listener: (news: TabNews) => void): () => void;
}

/** A duplicated tab shares the session. A tab with a sign-in of its own shares the user name. */
export const isSameCustomer = (one: TabCustomer, other: TabCustomer): boolean =>
  one.userName === other.userName || (one.session !== '' && one.session === other.session);
