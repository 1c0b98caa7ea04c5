import type { Session } from '../../domain/session/Session';

/** The tabs that share a session, such as a duplicated tab, refresh its tokens in turns. */
export interface RefreshTurns {
  /** Other tabs learn that this one has the session. */
  join(): void;
  /**
   * Refreshes the tokens once no other tab of the session does.
   * @param expired the tokens that have expired
   * @returns the tokens of this refresh, or newer ones that another tab has passed on
   */
  take(expired: Session, refresh: () => Promise<Session>): Promise<Session>;
  /** Another tab has passed on newer tokens of the session. */
  onRefreshed(adopt: (newer: Session) => void): void;
}
