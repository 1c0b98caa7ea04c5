import { pdfAddress } from '../../adapters/browser/pdfAddress';
import { cancellationUseCases } from '../../application/policy/cancellationUseCases';
import { coverageChangeUseCases } from '../../application/policy/coverageChangeUseCases';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { DocumentScreen } from '../../ui/document/DocumentScreen';
import { DocumentViewModel } from '../../ui/document/DocumentViewModel';
import { CancelPolicyScreen } from '../../ui/policy/CancelPolicyScreen';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { EditPolicyScreen } from '../../ui/policy/EditPolicyScreen';
import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { PolicyActionGate } from '../../ui/policy/PolicyActionGate';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyScreen } from '../../ui/policy/PolicyScreen';
import { PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { routes } from '../../ui/screen/routes';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import { type Wiring, wire } from '../wire';
import { accountModule } from './account';
import { pollingModule } from './polling';
import { documentsModule } from './documents';

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

export const policyArea = ({ load, get }: Wiring): Area<'policy'> => {
  load(accountModule, pollingModule, documentsModule, policyModule);
  const openGate = (route: string) => () => get('openPolicyActionGate')(route);
  return {
    Document: screen(DocumentScreen, get('openDocument')),
    Policy: screen(PolicyScreen, get('openPolicy')),
    Cancel: () => (
      <PolicyActionGate open={openGate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={get('openCancelPolicy')} />
      </PolicyActionGate>
    ),
    Edit: () => (
      <PolicyActionGate open={openGate(routes.editPolicy)}>
        <EditPolicyScreen open={get('openEditPolicy')} />
      </PolicyActionGate>
    ),
  };
};
