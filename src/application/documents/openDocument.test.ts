import { failure } from '../../../tests/support/failure';
import { openDocument } from './openDocument';

const words = { opening: 'Opening...', failed: 'Not opened.' };
const { signal } = new AbortController();

const recordedTab = () => {
  const events: string[] = [];
  const openTab = (words: string) => {
    events.push(words);
    return {
      show: () => void events.push('show'),
      say: (said: string) => void events.push(said),
      close: () => void events.push('close'),
    };
  };
  return { events, openTab };
};

describe('openDocument', () => {
  it('opens the tab before it reads the document, and then shows it @DOC-10', async () => {
    const { events, openTab } = recordedTab();
    const read = async () => {
      events.push('read');
      return new ArrayBuffer(0);
    };

    await openDocument(openTab, read)('/documents/HP-1/decPage/2026-08-23.pdf', words, signal);

    expect(events).toEqual(['Opening...', 'read', 'show']);
  });

  it.each([
    ['notFound', ''],
    ['other', 'Busy.'],
    ['unknownOutcome', ''],
  ] as const)(
    'says in the tab why a document did not open, and answers why: %s “%s” @DOC-14',
    async (kind, message) => {
      const { events, openTab } = recordedTab();
      const pause = { kind: 'tooManyAttempts', seconds: 60 } as const;
      const open = openDocument(openTab, () => Promise.reject(failure(kind, { message, pause })));

      expect(await open('/x.pdf', words, signal)).toMatchObject({ message, pause });
      expect(events).toEqual(['Opening...', `Not opened. ${message}`.trim()]);
    },
  );

  it('closes the tab of a session that has ended @DOC-10', async () => {
    const { events, openTab } = recordedTab();
    const other = failure('unauthorized');
    const open = openDocument(openTab, () => Promise.reject(other));

    await expect(open('/x.pdf', words, signal)).rejects.toBe(other);
    expect(events).toEqual(['Opening...', 'close']);
  });
});
