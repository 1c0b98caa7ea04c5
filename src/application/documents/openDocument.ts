import { type FailureDetails, isFailureInSession } from '../ApiFailure';
import type { OpenDocumentTab, ReadDocument } from '../ports/DocumentTab';

/** Why a document did not open. The message is the insurer's, and may be empty. */
export type DocumentProblem = Pick<FailureDetails, 'message' | 'pause'>;

/** What the tab says: until it shows the document, and if it cannot. */
export interface DocumentWords {
  readonly opening: string;
  readonly failed: string;
}

export type OpenDocument = ReturnType<typeof openDocument>;

/**
 * Opens a customer's document, which only the customer's tokens give access to, in a new tab. Returns why it did not open, which the
 * tab says too. Throws what ends the session. Rules DOC-10 and DOC-14.
 */
export const openDocument =
  (openTab: OpenDocumentTab, readDocument: ReadDocument) =>
  async (url: string, words: DocumentWords, signal: AbortSignal): Promise<DocumentProblem | undefined> => {
    const tab = openTab(words.opening);
    try {
      tab.show(await readDocument(url, signal));
      return undefined;
    } catch (failure) {
      if (!isFailureInSession(failure)) {
        tab.close();
        throw failure;
      }
      tab.say(`${words.failed} ${failure.details.message}`.trim());
      return failure.details;
    }
  };
