import * as v from 'valibot';
import type { Slot } from '../../application/ports/Slot';
import { HEADER_TEXT, type Session } from '../../domain/session/Session';
import { lazyChannel } from './lazyChannel';

const text = v.pipe(v.string(), v.nonEmpty());
const headerText = v.pipe(v.string(), v.regex(HEADER_TEXT));
const token = v.pipe(headerText, v.nonEmpty());

const message = v.variant('kind', [
  /** A tab has the session. */
  v.object({ kind: v.literal('here'), id: text, isReply: v.boolean() }),
  /** A tab asks for tokens that are newer than its own. */
  v.object({ kind: v.literal('wanted'), id: text, authToken: token }),
  /** The tokens that replace others. `renewed` is what tabs with an older release send and expect. */
  v.object({
    kind: v.literal('renewed'),
    id: text,
    replaced: v.array(token),
    session: v.object({ authToken: token, accessToken: headerText, refreshToken: token, userName: text }),
  }),
]);

type Message = v.InferOutput<typeof message>;

export interface TabSession {
  /** Identifies the session; a duplicated tab has the same id. */
  readonly identity: () => { readonly session: string } | undefined;
  readonly session: Pick<Slot<Session | undefined>, 'read'>;
  readonly open: () => BroadcastChannel;
}

/** Passes tokens on to the tabs of the same session over a broadcast channel, which stores nothing. */
export const tokenExchange = ({ identity, session, open }: TabSession) => {
  /** The session that the variables below belong to. */
  let id: string | undefined;
  /** The auth tokens that the current tokens have replaced. */
  let replaced = new Set<string>();
  let hasOtherTabs = false;
  /** The session that the other tabs know. */
  let announced: string | undefined;
  let adopt: (newer: Session) => void = () => undefined;
  const channel = lazyChannel(open);

  const post = (posted: Message): void => channel()?.postMessage(posted);

  const passOn = (newer: Session): void => {
    if (id !== undefined) post({ kind: 'renewed', id, replaced: [...replaced], session: newer });
  };

  /** Whether the session is still the same. If not, the data of the old one is dropped. */
  const isCurrent = (): boolean => {
    const current = identity()?.session;
    if (current === id) return id !== undefined;
    id = current;
    replaced = new Set();
    hasOtherTabs = false;
    return false;
  };

  const receive = ({ data }: MessageEvent): void => {
    const { success, output } = v.safeParse(message, data);
    const current = session.read();
    if (!success || !isCurrent() || output.id !== id || current === undefined) return;
    hasOtherTabs = true;
    if (output.kind === 'here' && !output.isReply) post({ kind: 'here', id: output.id, isReply: true });
    if (output.kind === 'wanted' && replaced.has(output.authToken)) passOn(current);
    if (output.kind !== 'renewed' || !output.replaced.includes(current.authToken)) return;
    replaced = new Set(output.replaced);
    adopt(output.session);
  };

  return {
    id: () => id,
    onRefreshed: (listener: typeof adopt) => {
      adopt = listener;
    },
    join: (): void => {
      isCurrent();
      if (announced === id) return;
      announced = id;
      if (id === undefined) return;
      // The channel keeps one listener, however often it is added.
      channel()?.addEventListener('message', receive);
      post({ kind: 'here', id, isReply: false });
    },
    /** Asks the other tabs for newer tokens. `heard` runs after each message until the signal is aborted. */
    ask: (expired: Session, heard: () => void, signal: AbortSignal): boolean => {
      if (!hasOtherTabs || id === undefined) return false;
      channel()?.addEventListener('message', heard, { signal });
      post({ kind: 'wanted', id, authToken: expired.authToken });
      return true;
    },
    /** This tab has refreshed its tokens. */
    refreshed: (expired: Session, newer: Session): void => {
      if (!isCurrent()) return;
      replaced.add(expired.authToken);
      passOn(newer);
    },
  };
};
