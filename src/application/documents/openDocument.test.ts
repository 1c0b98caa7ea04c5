import { failure } from '../../../tests/support/failure';
import { openDocument } from './openDocument';

const { signal } = new AbortController();

const recordedTab = () => {
  const events: string[] = [];
  const openTab = (words: string) => {
    events.push(words);
    return { show: () => void events.push('show'), close: () => void events.push('close') };
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

    await openDocument(openTab, read)('/documents/HP-1/decPage/2026-08-23.pdf', 'Opening...', signal);

    expect(events).toEqual(['Opening...', 'read', 'show']);
  });

  it('closes the tab when the document cannot be read @DOC-10', async () => {
    const { events, openTab } = recordedTab();
    const other = failure();
    const open = openDocument(openTab, () => Promise.reject(other));

    await expect(open('/x.pdf', 'Opening...', signal)).rejects.toBe(other);
    expect(events).toEqual(['Opening...', 'close']);
  });
});
