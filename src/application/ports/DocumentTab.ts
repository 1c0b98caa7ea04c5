/** A tab of the browser that is about to show a document. */
interface DocumentTab {
  show(pdf: ArrayBuffer): void;
  close(): void;
}

/** Opens the tab at once: a browser blocks one that opens after a call. */
export type OpenDocumentTab = () => DocumentTab;

/** Reads a customer's document with the customer's tokens. Throws `ApiFailure`. */
export type ReadDocument = (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
