import { broadcastDocuments } from '../../adapters/browser/broadcastDocuments';
import { answerDocument } from '../../application/documents/answerDocument';
import { openingElsewhere, openingInPortal } from '../../ui/screen/documentOpening';
import { DocumentProblems } from '../../ui/screen/DocumentProblems';
import { type Module, needing } from '../wire';

/** Documents. From the first area on that shows some, this tab answers other tabs. */
export const documentsModule: Module = {
  documentProblems: () => new DocumentProblems(),
  answerDocument: needing(
    ['identity', 'record', 'loadPolicy', 'readDocument', 'configuration', 'errors', 'documentProblems'],
    ({ readDocument, configuration, documentProblems, ...needs }) =>
      readDocument === undefined
        ? () => undefined
        : answerDocument({
            ...needs,
            readDocument,
            documentsBaseUrl: configuration.documentsBaseUrl,
            report: documentProblems.report,
          }),
  ),
  desk: ({ ids, answerDocument, readDocument }) => {
    const desk = broadcastDocuments((name) => new BroadcastChannel(name), ids);
    if (readDocument !== undefined) desk.serve(answerDocument);
    return desk;
  },
  // It needs the desk, which answers the tab of an opening document.
  openingOf: needing(['identity', 'readDocument', 'documentProblems', 'desk'], (needs) =>
    needs.readDocument === undefined
      ? openingElsewhere
      : openingInPortal(needs.identity, needs.documentProblems, needs.desk),
  ),
};
