import * as v from 'valibot';
import type { OtherTabs, TabNews } from '../../application/ports/OtherTabs';
import { Instant } from '../../domain/Instant';

const instant = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);

const news: v.GenericSchema<unknown, TabNews> = v.variant('kind', [
  v.object({ kind: v.literal('active'), userName: v.string(), at: instant }),
  v.object({ kind: v.literal('loggedOut'), userName: v.string() }),
]);

/** The portal's other tabs, over a channel that the browser keeps within this origin; a browser without one has no other tabs. */
export const broadcastTabs = (open: () => BroadcastChannel): OtherTabs => {
  let opened: BroadcastChannel | undefined;
  // One for both: a channel does not hear what is said on itself.
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
