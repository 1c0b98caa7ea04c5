import { pdfAddress } from '../../adapters/browser/pdfAddress';
import { cancellationUseCases } from '../../application/policy/cancellationUseCases';
import { coverageChangeUseCases } from '../../application/policy/coverageChangeUseCases';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { DocumentViewModel } from '../../ui/document/DocumentViewModel';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { wire } from '../wire';

export const policyModule = wire((provide) => {
  provide('cancellationUseCases', ['record', 'policy', 'loadPolicy', 'clock', 'ids'], cancellationUseCases);
  provide(
    'coverageChangeUseCases',
    ['record', 'policy', 'loadPolicy', 'pollChange', 'clock', 'ids'],
    coverageChangeUseCases,
  );
  provide('loadPolicyWithDocuments', ['record', 'loadPolicy', 'loadProfile', 'documents'], loadPolicyWithDocuments);
  provide('preview', ['rating', 'record'], ({ rating, record }) => previewCoverageChange(rating, record));
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
    ['cancellationUseCases', 'record', 'navigation', 'errors'],
    ({ cancellationUseCases, ...needs }) =>
      () =>
        new CancelPolicyViewModel({ ...needs, ...cancellationUseCases }),
  );
  provide(
    'openEditPolicy',
    ['coverageChangeUseCases', 'record', 'loadHistory', 'preview', 'clock', 'navigation', 'errors'],
    ({ coverageChangeUseCases, ...needs }) =>
      () =>
        new EditPolicyViewModel({ ...needs, ...coverageChangeUseCases }),
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
