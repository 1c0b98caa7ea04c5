import * as v from 'valibot';
import type { DocumentAnswer, DocumentDesk } from '../../application/ports/DocumentDesk';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import { requestOf, fragmentOf } from '../../domain/documents/DocumentRequest';
import { lazyChannel } from './lazyChannel';

const question = v.object({ id: v.string(), fragment: v.string() });

const pause = v.variant('kind', [
  v.object({ kind: v.literal('closed'), seconds: v.number() }),
  v.object({ kind: v.literal('tooManyAttempts'), seconds: v.exactOptional(v.number()) }),
]);

const reply: v.GenericSchema<unknown, DocumentAnswer | { readonly kind: 'reading' }> = v.variant('kind', [
  v.object({ kind: v.literal('reading') }),
  v.object({ kind: v.literal('read'), pdf: v.instance(ArrayBuffer) }),
  v.object({
    kind: v.literal('failed'),
    problem: v.object({ message: v.string(), pause: v.optional(pause) }),
  }),
  v.object({ kind: v.literal('signedOut') }),
]);

/**
 * Passes documents between tabs, over broadcast channels. Every tab hears the channel of the questions. Each question has its own channel
 * for the answer, which no other tab hears.
 */
export const broadcastDocuments = (open: (name: string) => BroadcastChannel, ids: UniqueIds): DocumentDesk => {
  const questions = lazyChannel(() => open('hearthside-documents'));
  const replies = (id: string) => lazyChannel(() => open(`hearthside-documents.${id}`))();

  return {
    canAsk: () => questions() !== undefined,
    ask: (request, reading, answered, signal) => {
      const id = ids.next();
      const channel = replies(id);
      const end = (): void => channel?.close();
      channel?.addEventListener('message', ({ data }: MessageEvent) => {
        const { success, output } = v.safeParse(reply, data);
        if (!success) return;
        if (output.kind === 'reading') return reading();
        end();
        answered(output);
      });
      signal.addEventListener('abort', end);
      questions()?.postMessage({ id, fragment: fragmentOf(request) });
    },
    serve: (answer) =>
      questions()?.addEventListener('message', ({ data }: MessageEvent) => {
        const { success, output } = v.safeParse(question, data);
        const request = success ? requestOf(output.fragment) : undefined;
        const answering = request && answer(request);
        if (!success || answering === undefined) return;
        const channel = replies(output.id);
        channel?.postMessage({ kind: 'reading' });
        void answering.then((given) => {
          channel?.postMessage(given);
          channel?.close();
        });
      }),
  };
};
