import type { Visited } from '../../src/ui/screen/useVisit';
import { sessionOf, settle } from '../support/FakeNetwork';
import { startVisit } from '../support/startVisit';
import type { Portal } from './portalOver';

/**
 * What a customer sees on the same screen:
 * ok   the result                                      busy  a spinner
 * say  the reason                                      try   "Retry"
 * bad  "Invalid email or password"                     tec   "There may be a technical issue"
 * nof  the invitation is not found                     usr   the user exists
 * chk  the invitation could not be checked, "Try again"
 * rej  "Unable to update email …"                      off   the unchanged form
 */
export type Seen = 'ok' | 'busy' | 'say' | 'try' | 'bad' | 'tec' | 'nof' | 'usr' | 'chk' | 'rej' | 'off';

/** A screen where the customer is about to make a call. */
export interface Scene {
  readonly act: () => void;
  readonly sees: () => Seen;
  readonly leave: () => void;
  /** The server's message, if the screen shows it. */
  readonly says?: () => string | undefined;
  /** Whether a write has succeeded after the customer left, if `sees` cannot tell. */
  readonly hasArrived?: () => boolean;
  /** What the customer has typed or chosen. Only a sign-out may lose it. */
  readonly typed?: () => unknown;
}

/** One call in one place where the portal makes it. */
export interface Context {
  readonly call: `${'GET' | 'POST' | 'PUT'} /api/${string}`;
  /** How often the call is made if nothing fails; once if absent. */
  readonly times?: number;
  /** Every other call finds its tokens expired. */
  readonly needsRefresh?: true;
  /** The message of a 400 that the portal recognises by its words. */
  readonly refusal?: string;
  readonly scene: (portal: Portal) => Promise<Scene>;
}

/** A call that a screen makes once, when it opens. */
export const opening = <T extends Visited>(viewModel: T, sees: (viewModel: T) => Seen): Scene => {
  let leave: (() => void) | undefined;
  return {
    act: () => {
      leave ??= startVisit(viewModel);
    },
    sees: () => sees(viewModel),
    leave: () => leave?.(),
  };
};

/** The same, for a customer who is signed in. */
export const whenOpened = <T extends Visited>(
  call: Context['call'],
  open: (portal: Portal) => T,
  sees: (viewModel: T, portal: Portal) => Seen,
): Context => ({
  call,
  scene: async (portal) => {
    await signedIn(portal);
    return opening(open(portal), (viewModel) => sees(viewModel, portal));
  },
});

/** The server's message, if the state of a screen is that it refused. */
export const refusalIn = (state: { readonly kind: string; readonly message?: string }): string | undefined =>
  state.kind === 'refused' || state.kind === 'limited' ? state.message : undefined;

/** A read is aborted when the customer leaves; a write runs to completion. Rates are read with POST. */
export const isRead = ({ call }: Context): boolean => call.startsWith('GET ') || call.startsWith('POST /api/rates');

/** Waits until only timers and open calls are left. */
export const calm = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) await settle();
};

export const signedIn = async (portal: Portal): Promise<void> => {
  portal.record.session.write(sessionOf('ada'));
  const { signal } = new AbortController();
  await portal.get('loadPolicy')(signal);
  await portal.get('loadProfile')(signal);
};
