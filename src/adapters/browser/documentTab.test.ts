/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { documentTab } from './documentTab';

const PDF = new TextEncoder().encode('%PDF-1.4').buffer;

interface Shown {
  readonly opener: unknown;
  readonly addresses: readonly string[];
  readonly isClosed: boolean;
  readonly document: Document;
}

const open = (isBlocked = false) => {
  const blobs = new Map<string, Blob>();
  jest.useFakeTimers();
  URL.createObjectURL = (blob) => {
    const url = `blob:${String(blobs.size)}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void blobs.delete(url);
  const window = () => {
    const addresses: string[] = [];
    return {
      opener: 'the portal',
      isClosed: false,
      addresses,
      location: { assign: (to: string) => addresses.push(to) },
      document: document.implementation.createHTMLDocument(),
    };
  };
  const here = window();
  here.document.documentElement.lang = 'es';
  const tab = Object.assign(window(), { close: () => (tab.isClosed = true) });
  const page = { ...here, open: () => (isBlocked ? null : tab) } as unknown as Window;
  return { shown: documentTab(page)('Opening...'), here: here as Shown, tab: tab as Shown, blobs };
};

afterEach(() => jest.useRealTimers());

describe('documentTab', () => {
  it('shows the document as a PDF in a tab that cannot reach the portal @DOC-10', () => {
    const { shown, tab, blobs } = open();
    expect([tab.opener, tab.addresses]).toEqual([null, []]);
    shown.show(PDF);
    expect(tab.addresses).toEqual(['blob:0']);
    expect(blobs.get('blob:0')).toMatchObject({ type: 'application/pdf', size: 8 });
  });

  it('says what happens in the empty tab, in the language of the portal @DOC-13', () => {
    const { documentElement, title, body } = open().tab.document;
    expect([title, body.textContent, documentElement.lang]).toEqual(['Opening...', 'Opening...', 'es']);
  });

  it('keeps the document until the tab has loaded it, and no longer', () => {
    const { shown, blobs } = open();
    shown.show(PDF);
    jest.advanceTimersByTime(59_999);
    expect(blobs.size).toBe(1);
    jest.advanceTimersByTime(1);
    expect(blobs.size).toBe(0);
  });

  it('uses the tab of the portal if the browser blocked the new one', () => {
    const { shown, here } = open(true);
    shown.show(PDF);
    expect(here.addresses).toEqual(['blob:0']);
    expect(() => shown.close()).not.toThrow();
  });

  it('says in the tab why there is no document @DOC-14', () => {
    const { shown, tab } = open();
    shown.say('Not opened.');
    expect([tab.document.title, tab.document.body.textContent]).toEqual(['Not opened.', 'Not opened.']);
    expect(() => open(true).shown.say('Not opened.')).not.toThrow();
  });

  it('closes the tab of a session that has ended', () => {
    const { shown, tab } = open();
    shown.close();
    expect([tab.isClosed, tab.addresses]).toEqual([true, []]);
  });
});
