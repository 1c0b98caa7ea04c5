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
export class TokenExchange {
  readonly #tab: TabSession;
  readonly #channel: () => BroadcastChannel | undefined;
  /** The session that the fields below belong to. */
  #id: string | undefined;
  /** The auth tokens that the current tokens have replaced. */
  #replaced = new Set<string>();
  #hasOtherTabs = false;
  /** The session that the other tabs know. */
  #announced: string | undefined;
  #adopt: (newer: Session) => void = () => undefined;

  constructor(tab: TabSession) {
    this.#tab = tab;
    this.#channel = lazyChannel(tab.open);
  }

  get id(): string | undefined {
    return this.#id;
  }

  onRefreshed(adopt: (newer: Session) => void): void {
    this.#adopt = adopt;
  }

  join(): void {
    this.#isCurrent();
    const id = this.#id;
    if (this.#announced === id) return;
    this.#announced = id;
    if (id === undefined) return;
    // The channel keeps one listener, however often it is added.
    this.#channel()?.addEventListener('message', this.#receive);
    this.#post({ kind: 'here', id, isReply: false });
  }

  /** Asks the other tabs for newer tokens. `heard` runs after each message until the signal is aborted. */
  ask({ authToken }: Session, heard: () => void, signal: AbortSignal): boolean {
    const id = this.#id;
    if (!this.#hasOtherTabs || id === undefined) return false;
    this.#channel()?.addEventListener('message', heard, { signal });
    this.#post({ kind: 'wanted', id, authToken });
    return true;
  }

  /** This tab has refreshed its tokens. */
  refreshed(expired: Session, newer: Session): void {
    if (!this.#isCurrent()) return;
    this.#replaced.add(expired.authToken);
    this.#passOn(newer);
  }

  readonly #receive = ({ data }: MessageEvent): void => {
    const { success, output } = v.safeParse(message, data);
    const current = this.#tab.session.read();
    if (!success || !this.#isCurrent() || output.id !== this.#id || current === undefined) return;
    this.#hasOtherTabs = true;
    if (output.kind === 'here' && !output.isReply) this.#post({ kind: 'here', id: output.id, isReply: true });
    if (output.kind === 'wanted' && this.#replaced.has(output.authToken)) this.#passOn(current);
    if (output.kind !== 'renewed' || !output.replaced.includes(current.authToken)) return;
    this.#replaced = new Set(output.replaced);
    this.#adopt(output.session);
  };

  #passOn(newer: Session): void {
    const id = this.#id;
    if (id !== undefined) this.#post({ kind: 'renewed', id, replaced: [...this.#replaced], session: newer });
  }

  #post(posted: Message): void {
    this.#channel()?.postMessage(posted);
  }

  /** Whether the session is still the same. If not, the data of the old one is dropped. */
  #isCurrent(): boolean {
    const current = this.#tab.identity()?.session;
    if (current === this.#id) return current !== undefined;
    this.#id = current;
    this.#replaced = new Set();
    this.#hasOtherTabs = false;
    return false;
  }
}
