import type { DocumentRequest } from '../../domain/documents/DocumentRequest';
import type { FailureDetails } from '../ApiFailure';

/** Reads a customer's document with the customer's tokens. Throws `ApiFailure`. */
export type ReadDocument = (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;

/** Why a document did not open. The message is the insurer's, and may be empty. */
export type DocumentProblem = Pick<FailureDetails, 'message' | 'pause'>;

export type DocumentAnswer =
  | { readonly kind: 'read'; readonly pdf: ArrayBuffer }
  | { readonly kind: 'failed'; readonly problem: DocumentProblem }
  | { readonly kind: 'signedOut' };

/** Answers a request for a document; `undefined` if it is not one of this tab's session. */
export type AnswerDocument = (request: DocumentRequest) => Promise<DocumentAnswer> | undefined;

/** Asks the portal's other tabs for documents, because a new tab has no tokens. Tokens never leave their tab. */
export interface DocumentDesk {
  /** Whether the browser lets tabs ask one another. */
  canAsk(): boolean;
  /**
   * @param reading a tab of the session has the request, and will answer
   * @param answered is called once
   * @param signal ends the request
   */
  ask(
    request: DocumentRequest,
    reading: () => void,
    answered: (answer: DocumentAnswer) => void,
    signal: AbortSignal,
  ): void;
  /** Answers the requests of other tabs from now on. */
  serve(answer: AnswerDocument): void;
}
