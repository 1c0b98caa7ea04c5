import { pdfAddress } from '../../adapters/browser/pdfAddress';
import { cancellationDraft, cancellationWrite } from '../../application/policy/cancellationWrite';
import { cancelPolicy } from '../../application/policy/cancelPolicy';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { resolveCancellation } from '../../application/policy/resolveCancellation';
import { DocumentViewModel } from '../../ui/documents/DocumentViewModel';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { wire } from '../wire';

/** The policy, its cancellation and its documents. */
export const policyModule = wire((provide) => {
  provide('loadPolicyWithDocuments', ['record', 'loadPolicy', 'loadProfile', 'documents'], loadPolicyWithDocuments);
  provide('cancellationWrite', ['record', 'loadPolicy', 'ids'], cancellationWrite);
  provide('cancelPolicy', ['record', 'policy', 'cancellationWrite', 'clock'], cancelPolicy);
  provide('resolveCancellation', ['record', 'cancellationWrite', 'clock'], resolveCancellation);
  provide(
    'openPolicy',
    ['variant', 'configuration', 'record', 'loadPolicyWithDocuments', 'openingOf', 'errors'],
    ({ variant: { policyActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      () =>
        new PolicyViewModel({ ...needs, policyActions, documentsBaseUrl }),
  );
  provide(
    'openPolicyActionGate',
    ['variant', 'record', 'completeRecord', 'clock', 'errors'],
    ({ variant: { policyActions }, ...needs }) =>
      (route) =>
        new PolicyActionGateViewModel({ ...needs, policyActions, route }),
  );
  provide(
    'openCancelPolicy',
    ['cancelPolicy', 'resolveCancellation', 'record', 'navigation', 'errors'],
    (needs) => () => new CancelPolicyViewModel({ ...needs, draft: cancellationDraft(needs.record) }),
  );
  provide(
    'openDocument',
    ['answerDocument', 'desk', 'otherTabs', 'activity', 'navigation', 'wait'],
    (needs) => () =>
      new DocumentViewModel({
        ...needs,
        fragment: window.location.hash,
        addressOf: pdfAddress,
        // An old browser does not say it, and shows a PDF.
        showsPdf: !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled,
        closeTab: () => window.close(),
      }),
  );
});
