import type { OpenDocumentTab } from '../../application/ports/DocumentTab';

/** How long the address of a shown document is kept: longer than any tab needs to load it. */
const KEPT_MILLISECONDS = 60_000;

/** A document is always shown as a PDF, so that no file can run a script in the portal's origin. */
export const documentTab =
  (page: Pick<Window, 'open' | 'location'>): OpenDocumentTab =>
  () => {
    const tab = page.open('', '_blank');
    if (tab) tab.opener = null;
    return {
      show: (pdf) => {
        const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
        // A browser that blocked the tab shows the document in this one.
        (tab ?? page).location.assign(url);
        setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
      },
      close: () => tab?.close(),
    };
  };
