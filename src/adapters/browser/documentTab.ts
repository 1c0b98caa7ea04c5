import type { OpenDocumentTab } from '../../application/ports/DocumentTab';

/** How long the address of a shown document is kept: longer than any tab needs to load it. */
const KEPT_MILLISECONDS = 60_000;

/** The portal's style sheets are not in an empty tab. */
const LOOK = 'color-scheme: light dark; font: 1.25rem/1.5 system-ui, sans-serif; margin: 2rem';

const say = (words: string, tab: Document, portal: Document): void => {
  tab.title = words;
  tab.documentElement.lang = portal.documentElement.lang;
  tab.documentElement.style.cssText = LOOK;
  // A phone shows a page without one as if it were wide.
  const viewport = portal.querySelector('meta[name=viewport]');
  if (viewport) tab.head.append(viewport.cloneNode());
  tab.body.textContent = words;
};

/** A document is always shown as a PDF, so that no file can run a script in the portal's origin. */
export const documentTab =
  (page: Pick<Window, 'open' | 'location' | 'document'>): OpenDocumentTab =>
  (words) => {
    const tab = page.open('', '_blank');
    if (tab) {
      tab.opener = null;
      say(words, tab.document, page.document);
    }
    return {
      show: (pdf) => {
        const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
        // A browser that blocked the tab shows the document in this one.
        (tab ?? page).location.assign(url);
        setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
      },
      say: (text) => {
        if (tab) say(text, tab.document, page.document);
      },
      close: () => tab?.close(),
    };
  };
