import type { OpenDocumentTab, ReadDocument } from '../ports/DocumentTab';

export type OpenDocument = ReturnType<typeof openDocument>;

/**
 * Opens a customer's document, which only the customer's tokens give access to, in a new tab. Throws `ApiFailure`.
 * @param words what the tab says meanwhile
 */
export const openDocument =
  (openTab: OpenDocumentTab, readDocument: ReadDocument) =>
  async (url: string, words: string, signal: AbortSignal): Promise<void> => {
    const tab = openTab(words);
    try {
      tab.show(await readDocument(url, signal));
    } catch (failure) {
      tab.close();
      throw failure;
    }
  };
