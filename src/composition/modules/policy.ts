import { pdfAddress } from '../../adapters/browser/pdfAddress';
import { cancellationDraft } from '../../application/policy/cancellationWrite';
import { DocumentViewModel } from '../../ui/documents/DocumentViewModel';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { policyUseCases } from '../useCases/policy';
import { type Module, needing } from '../wire';

/** The policy, its cancellation and its documents. */
export const policyModule: Module = {
  ...policyUseCases,
  openPolicy: needing(
    ['variant', 'configuration', 'record', 'loadPolicyWithDocuments', 'openingOf', 'errors'],
    ({ variant: { policyActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      () =>
        new PolicyViewModel({ ...needs, policyActions, documentsBaseUrl }),
  ),
  openPolicyActionGate: needing(
    ['variant', 'record', 'completeRecord', 'clock', 'errors'],
    ({ variant: { policyActions }, ...needs }) =>
      (route) =>
        new PolicyActionGateViewModel({ ...needs, policyActions, route }),
  ),
  openCancelPolicy: needing(
    ['cancelPolicy', 'resolveCancellation', 'record', 'navigation', 'errors'],
    (needs) => () => new CancelPolicyViewModel({ ...needs, draft: cancellationDraft(needs.record) }),
  ),
  openDocument: needing(
    ['answerDocument', 'desk', 'otherTabs', 'activity', 'navigation', 'wait'],
    (needs) => () =>
      new DocumentViewModel({
        ...needs,
        fragment: window.location.hash,
        addressOf: pdfAddress,
        // Old browsers lack the property, and show PDFs.
        showsPdf: !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled,
        closeTab: () => window.close(),
      }),
  ),
};
