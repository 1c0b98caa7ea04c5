import { documentTab } from '../../adapters/browser/documentTab';
import { completeRecord } from '../../application/customer/completeRecord';
import { openDocument } from '../../application/documents/openDocument';
import { loadPolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import { policyUseCases } from '../../application/policy/policyUseCases';
import { pollChange } from '../../application/pollChange';
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

export const policyArea = (shared: SharedParts): Area<'policy'> => {
  const { readDocument, record, wait, loadPolicy, loadProfile } = shared;
  const { cancel, edit } = policyUseCases({ ...shared, pollChange: pollChange(wait) });
  const parts = {
    ...shared,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    openDocument: readDocument && openDocument(documentTab(window), readDocument),
    loadPolicyWithDocuments: loadPolicyWithDocuments(shared),
    policyActions: shared.variant.policyActions,
    documentsBaseUrl: shared.configuration.documentsBaseUrl,
  };
  const openGate = (route: string) => () => new PolicyActionGateViewModel({ ...parts, route });
  return {
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
