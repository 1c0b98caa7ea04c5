import { sessionOf, settle } from '../support/FakeNetwork';
import type { Portal } from './portal';

/**
 * What a customer sees who has not been taken elsewhere:
 * ok   it is done, as though nothing had happened      busy  the screen says that it is working
 * say  the reason, on the screen                       try   "Retry"
 * bad  "Invalid email or password"                     tec   "There may be a technical issue"
 * nof  the invitation is not found                     usr   the user exists
 * rej  "Unable to update email …"                      off   nothing: the form as it was
 */
export type Seen = 'ok' | 'busy' | 'say' | 'try' | 'bad' | 'tec' | 'nof' | 'usr' | 'rej' | 'off';

/** A customer who is about to make a call. */
export interface Scene {
  readonly act: () => void;
  readonly sees: () => Seen;
  readonly leave: () => void;
  /** The server's words on the screen, where the screen shows them. */
  readonly says?: () => string | undefined;
  /** What a write leaves behind once its customer has left, where that is not what the screen would have shown. */
  readonly hasArrived?: () => boolean;
  /** What the customer has typed or chosen, which no fault but a sign-out may lose. */
  readonly typed?: () => unknown;
}

/** One call of section 7, in one place where the portal makes it. */
export interface Context {
  readonly call: `${'GET' | 'POST' | 'PUT'} /api/${string}`;
  /** A read is given up when the customer leaves; a write runs to its end. */
  readonly isRead: boolean;
  /** How often the call is made when all goes well, where that is not once. */
  readonly times?: number;
  /** The insurer answers everything else that the tokens have expired. */
  readonly needsRefresh?: true;
  /** What the insurer says in a 400 that the portal tells apart by its words. */
  readonly refusal?: string;
  readonly scene: (portal: Portal) => Promise<Scene>;
}

/** Lets everything happen that waits for nothing. */
export const calm = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) await settle();
};

export const signedIn = async (portal: Portal): Promise<void> => {
  portal.record.session.write(sessionOf('ada'));
  const { signal } = new AbortController();
  await portal.loadPolicy(signal);
  await portal.loadProfile(signal);
};
