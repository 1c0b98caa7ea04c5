import * as v from 'valibot';
import type { OtherTabs, TabNews } from '../../application/ports/OtherTabs';
import { lazyChannel } from './lazyChannel';
import { instant, sessionRegister } from './sessionRegister';

const customer = { session: v.optional(v.string(), ''), userName: v.string() };

const tabNews: v.GenericSchema<unknown, TabNews> = v.variant('kind', [
  v.object({ kind: v.literal('active'), ...customer, at: instant }),
  v.object({ kind: v.literal('loggedOut'), ...customer }),
]);

/**
 * The portal's other tabs, over a broadcast channel. A tab in the back/forward cache, or one that the browser has discarded, hears nothing.
 * It looks into the register of the open sessions.
 */
export const broadcastTabs = (open: () => BroadcastChannel, storage: () => Storage): OtherTabs => {
  const { end, note, ...register } = sessionRegister(storage);
  // One channel for both directions, because a channel does not receive its own messages.
  const channel = lazyChannel(open);

  return {
    ...register,
    tell: (news) => {
      if (news.kind === 'loggedOut') end(news);
      else note(news.session, news.at);
      channel()?.postMessage(news);
    },
    listen: (listener) => {
      const receive = ({ data }: MessageEvent): void => {
        const { success, output } = v.safeParse(tabNews, data);
        if (success) listener(output);
      };
      const listened = channel();
      listened?.addEventListener('message', receive);
      return () => listened?.removeEventListener('message', receive);
    },
  };
};
