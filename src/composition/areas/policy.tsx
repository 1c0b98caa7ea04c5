import type { Container } from 'inversify';
import { documentTab } from '../../adapters/browser/documentTab';
import { completeRecord } from '../../application/customer/completeRecord';
import { openDocument } from '../../application/documents/openDocument';
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
import type { PolicyArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const policyArea = (container: Container): PolicyArea => {
  const { policy, billing, rating, documents, readDocument, record, clock, navigation, errors, ...others } =
    shared(container);
  const { variant, configuration, ids, wait, loadPolicy, loadProfile } = others;
  const { policyActions } = variant;
  const { cancel, edit } = policyUseCases({
    record,
    policy,
    billing,
    rating,
    loadPolicy,
    pollChange: pollChange(wait),
    ids,
  });

  const gate = {
    policyActions,
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    clock,
    errors,
  };
  const page = {
    policyActions,
    documentsBaseUrl: configuration.documentsBaseUrl,
    record,
    loadPolicy,
    loadProfile,
    documents,
    openDocument: readDocument && openDocument(documentTab(window), readDocument),
    errors,
  };
  const change = { record, clock, navigation, errors };
  const openGate = (route: string) => () => new PolicyActionGateViewModel({ route, ...gate });
  return {
    Policy: screen(PolicyScreen, () => new PolicyViewModel(page)),
    Cancel: () => (
      <PolicyActionGate open={openGate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={() => new CancelPolicyViewModel({ ...change, ...cancel })} />
      </PolicyActionGate>
    ),
    Edit: () => (
      <PolicyActionGate open={openGate(routes.editPolicy)}>
        <EditPolicyScreen open={() => new EditPolicyViewModel({ ...change, ...edit })} />
      </PolicyActionGate>
    ),
  };
};
