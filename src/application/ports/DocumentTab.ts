/** A tab of the browser that is about to show a document. */
interface DocumentTab {
  show(pdf: ArrayBuffer): void;
  say(words: string): void;
  close(): void;
}

/** Opens the tab at once, because a browser blocks one that opens after a call. It says these words until it shows the document. */
export type OpenDocumentTab = (words: string) => DocumentTab;

/** Reads a customer's document with the customer's tokens. Throws `ApiFailure`. */
export type ReadDocument = (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
