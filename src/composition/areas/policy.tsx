import { pageActivity } from '../../adapters/browser/pageActivity';
import { pdfAddress } from '../../adapters/browser/pdfAddress';
import { completeRecord } from '../../application/customer/completeRecord';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { policyUseCases } from '../../application/policy/policyUseCases';
import { pollChange } from '../../application/pollChange';
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
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';
import { documents } from './documents';

export const policyArea = (shared: SharedParts): Area<'policy'> => {
  const { record, wait, loadPolicy, loadProfile } = shared;
  const { openingOf, answerDocument, desk } = documents(shared);
  const { cancel, edit } = policyUseCases({ ...shared, pollChange: pollChange(wait) });
  const parts = {
    ...shared,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    openingOf,
    loadPolicyWithDocuments: loadPolicyWithDocuments(shared),
    policyActions: shared.variant.policyActions,
    documentsBaseUrl: shared.configuration.documentsBaseUrl,
  };
  const openDocument = () =>
    new DocumentViewModel({
      ...shared,
      fragment: window.location.hash,
      answerDocument,
      desk,
      addressOf: pdfAddress,
      // An old browser does not say it, and shows a PDF.
      showsPdf: !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled,
      closeTab: () => window.close(),
      activity: pageActivity(window),
    });
  const openGate = (route: string) => () => new PolicyActionGateViewModel({ ...parts, route });
  return {
    Document: screen(DocumentScreen, openDocument),
    Policy: screen(PolicyScreen, () => new PolicyViewModel(parts)),
    Cancel: () => (
      <PolicyActionGate open={openGate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={() => new CancelPolicyViewModel({ ...shared, ...cancel })} />
      </PolicyActionGate>
    ),
    Edit: () => (
      <PolicyActionGate open={openGate(routes.editPolicy)}>
        <EditPolicyScreen open={() => new EditPolicyViewModel({ ...shared, ...edit })} />
      </PolicyActionGate>
    ),
  };
};
