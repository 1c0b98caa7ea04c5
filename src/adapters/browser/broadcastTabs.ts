import * as v from 'valibot';
import type { OtherTabs, TabNews } from '../../application/ports/OtherTabs';
import { Instant } from '../../domain/Instant';

const instant = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);

const customer = { session: v.optional(v.string(), ''), userName: v.string() };

const news: v.GenericSchema<unknown, TabNews> = v.variant('kind', [
  v.object({ kind: v.literal('active'), ...customer, at: instant }),
  v.object({ kind: v.literal('loggedOut'), ...customer }),
]);

/** The portal's other tabs, over a broadcast channel. Without one, there are no other tabs. */
export const broadcastTabs = (open: () => BroadcastChannel): OtherTabs => {
  let opened: BroadcastChannel | undefined;
  // One channel for both directions, because a channel does not receive its own messages.
  const channel = (): BroadcastChannel | undefined => {
    try {
      return (opened ??= open());
    } catch {
      return undefined;
    }
  };

  return {
    tell: (told) => channel()?.postMessage(told),
    listen: (hear) => {
      const receive = ({ data }: MessageEvent): void => {
        const heard = v.safeParse(news, data);
        if (heard.success) hear(heard.output);
      };
      const listened = channel();
      listened?.addEventListener('message', receive);
      return () => listened?.removeEventListener('message', receive);
    },
  };
};
