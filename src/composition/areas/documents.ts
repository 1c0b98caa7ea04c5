import { broadcastDocuments } from '../../adapters/browser/broadcastDocuments';
import { answerDocument } from '../../application/documents/answerDocument';
import type { AnswerDocument, DocumentDesk } from '../../application/ports/DocumentDesk';
import { DocumentProblems } from '../../ui/screen/DocumentProblems';
import { type OpeningOf, openingElsewhere, openingInPortal } from '../../ui/screen/documentOpening';
import type { SharedParts } from '../SharedParts';

interface Documents {
  readonly openingOf: OpeningOf;
  readonly answerDocument: AnswerDocument;
  readonly desk: Pick<DocumentDesk, 'ask'>;
}

const openDocuments = (shared: SharedParts): Documents => {
  const { identity, ids, readDocument, configuration } = shared;
  const desk = broadcastDocuments((name) => new BroadcastChannel(name), ids);
  if (readDocument === undefined) return { openingOf: openingElsewhere, answerDocument: () => undefined, desk };
  const problems = new DocumentProblems();
  const answer = answerDocument({
    ...shared,
    readDocument,
    documentsBaseUrl: configuration.documentsBaseUrl,
    tell: problems.tell,
  });
  desk.serve(answer);
  return { openingOf: openingInPortal(identity, problems), answerDocument: answer, desk };
};

let opened: Documents | undefined;

/** The areas with documents share them. From the first such area on, this tab answers other tabs. */
export const documents = (shared: SharedParts): Documents => (opened ??= openDocuments(shared));
