import type { AnswerDocument, DocumentAnswer } from '../../application/ports/DocumentDesk';
import { requestOf } from '../../domain/documents/DocumentRequest';
import { broadcastDocuments } from './broadcastDocuments';
import { randomIds } from './randomIds';

const request = requestOf('#decPage/2026-08-23/session-1');
if (request === undefined) throw new Error('The fragment is one of a document.');
const visit = new AbortController();
const opened: BroadcastChannel[] = [];

/** The desk of another tab, over the channels of Node. */
const tab = () =>
  broadcastDocuments((name) => {
    const channel = new BroadcastChannel(name);
    opened.push(channel);
    return channel;
  }, randomIds);

const ask = (answers: readonly AnswerDocument[]) => {
  for (const answer of answers) tab().serve(answer);
  const events: string[] = [];
  return new Promise<readonly [DocumentAnswer, readonly string[]]>((resolve) => {
    tab().ask(
      request,
      () => void events.push('reading'),
      (answer) => resolve([answer, events]),
      visit.signal,
    );
  });
};

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

describe('broadcastDocuments', () => {
  it('carries the question to the tab that answers, and its bytes back @DOC-15', async () => {
    const asked: unknown[] = [];
    const pdf = new TextEncoder().encode('%PDF-1.4').buffer;
    const [answer, events] = await ask([
      () => undefined,
      (given) => {
        asked.push(given);
        return Promise.resolve({ kind: 'read', pdf });
      },
    ]);
    expect(answer.kind === 'read' && new TextDecoder().decode(answer.pdf)).toBe('%PDF-1.4');
    expect([asked, events]).toEqual([[request], ['reading']]);
  });

  it.each([
    ['can', 'has channels', () => new BroadcastChannel('x')],
    [
      'cannot',
      'forbids them',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('says that a tab %s ask where the browser %s @DOC-18', (can, _, open) => {
    const channel = jest.fn(open);
    expect(broadcastDocuments(channel, randomIds).canAsk()).toBe(can === 'can');
    for (const { value } of channel.mock.results) if (value instanceof BroadcastChannel) value.close();
  });

  it('carries why a document did not open @DOC-14', async () => {
    const problem = { message: 'Busy.', pause: { kind: 'tooManyAttempts', seconds: 60 } } as const;
    const [answer] = await ask([() => Promise.resolve({ kind: 'failed', problem })]);
    expect(answer).toEqual({ kind: 'failed', problem });
  });

  it('does not answer what is not a question @DOC-15', async () => {
    const asked: unknown[] = [];
    const stranger = new BroadcastChannel('hearthside-documents');
    opened.push(stranger);
    for (const message of [undefined, 'x', { id: 1 }, { id: 'x', fragment: '#x' }]) stranger.postMessage(message);
    await ask([
      (given) => {
        asked.push(given);
        return Promise.resolve({ kind: 'signedOut' });
      },
    ]);
    expect(asked).toEqual([request]);
  });
});
