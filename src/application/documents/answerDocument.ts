import { type DocumentRequest, fragmentOf } from '../../domain/documents/DocumentRequest';
import { documentOfKey } from '../../domain/documents/policyDocuments';
import type { LoadPolicy } from '../account/loadPolicy';
import { isFailureInSession } from '../ApiFailure';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { AnswerDocument, DocumentAnswer, DocumentProblem, ReadDocument } from '../ports/DocumentDesk';
import type { ErrorHandler } from '../ports/ErrorHandler';
import type { SessionIdentity } from '../session/sessionIdentity';

interface Needs {
  readonly identity: SessionIdentity;
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly loadPolicy: LoadPolicy;
  readonly readDocument: ReadDocument;
  readonly documentsBaseUrl: string;
  readonly errors: ErrorHandler;
  /** Reports why the document behind a fragment did not open. `undefined` clears the report. */
  readonly report: (fragment: string, problem: DocumentProblem | undefined) => void;
}

/** Never aborts: each call has its own time limit. */
const untilAnswered = new AbortController().signal;

/**
 * Reads a document of this tab's session for a tab without tokens. The document is always one of the session's own policy. A failure also
 * shows in this tab, beside the document's link. The end of the session goes to the shared handler. Rules DOC-14 and DOC-15.
 */
export const answerDocument = (needs: Needs): AnswerDocument => {
  const { identity, record, loadPolicy, readDocument, documentsBaseUrl, errors, report } = needs;

  const read = async ({ kind, date }: DocumentRequest): Promise<ArrayBuffer> => {
    if (record.policy.read() === undefined) await loadPolicy(untilAnswered);
    const number = record.policy.read()?.policyNumber ?? '';
    const document = documentOfKey(`${number}/${kind}/${date}.pdf`, number, documentsBaseUrl);
    if (document === undefined) throw new Error('A customer without a policy has no documents.');
    return readDocument(document.url, untilAnswered);
  };

  const answer = async (request: DocumentRequest): Promise<DocumentAnswer> => {
    const isOver = (): boolean => identity()?.session !== request.session;
    const fragment = fragmentOf(request);
    report(fragment, undefined);
    try {
      const pdf = await read(request);
      return isOver() ? { kind: 'signedOut' } : { kind: 'read', pdf };
    } catch (failure) {
      if (!isOver() && !isFailureInSession(failure)) errors.handle(failure);
      if (isOver()) return { kind: 'signedOut' };
      const { message, pause } = isFailureInSession(failure) ? failure.details : { message: '' };
      const problem = { message, pause };
      report(fragment, problem);
      return { kind: 'failed', problem };
    }
  };

  return (request) => (identity()?.session === request.session ? answer(request) : undefined);
};
