import type { Instant } from '../../domain/Instant';

/** What the portal in one tab has to tell the others; each hears what concerns its own customer. */
export type TabNews =
  | { readonly kind: 'active'; readonly userName: string; readonly at: Instant }
  | { readonly kind: 'loggedOut'; readonly userName: string };

/** The portal in the other tabs of the browser, as far as they can be reached. Nothing of what is told is kept. */
export interface OtherTabs {
  tell(news: TabNews): void;
  /** Answers how to stop listening. */
  listen(hear: (news: TabNews) => void): () => void;
}
