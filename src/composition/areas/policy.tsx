import type { Container } from 'inversify';
import { documentTab } from '../../adapters/browser/documentTab';
import { loadHistory } from '../../application/billing/loadHistory';
import { completeRecord } from '../../application/customer/completeRecord';
import { openDocument } from '../../application/policy/openDocument';
import { policyUseCases } from '../../application/policy/policyUseCases';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { pollChange } from '../../application/pollChange';
import { emptyCancellation } from '../../domain/policy/cancellation';
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

export const policyArea = async (container: Container): Promise<PolicyArea> => {
  const { policy, billing, rating, documents, readDocument, record, clock, navigation, errors, ...others } =
    shared(container);
  const { variant, configuration, uniqueIds, wait, loadPolicy, loadProfile } = others;
  const { policyActions } = variant;
  const { cancelPolicy, findOutCancellation, submit, follow } = policyUseCases({
    record,
    policies: policy,
    loadPolicy,
    pollChange: pollChange(wait),
    ids: uniqueIds,
  });

  const gate = {
    policyActions,
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    clock,
    errors,
  };
  const page = {
    settings: { policyActions, documentsBaseUrl: configuration.documentsBaseUrl },
    record,
    loadPolicy,
    loadProfile,
    documents,
    openDocument: readDocument && openDocument(documentTab(window), readDocument),
    errors,
  };
  const cancel = {
    cancelPolicy,
    findOutCancellation,
    record,
    draft: record.drafts.of('cancellation', emptyCancellation),
    clock,
    navigation,
    errors,
  };
  const edit = {
    record,
    billing: { history: loadHistory(billing, record) },
    preview: previewCoverageChange(rating, record),
    submit,
    follow,
    clock,
    navigation,
    errors,
  };
  const openGate = (route: string) => () => new PolicyActionGateViewModel({ route, ...gate });
  return {
    Policy: screen(PolicyScreen, () => new PolicyViewModel(page)),
    Cancel: () => (
      <PolicyActionGate open={openGate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={() => new CancelPolicyViewModel(cancel)} />
      </PolicyActionGate>
    ),
    Edit: () => (
      <PolicyActionGate open={openGate(routes.editPolicy)}>
        <EditPolicyScreen open={() => new EditPolicyViewModel(edit)} />
      </PolicyActionGate>
    ),
  };
};
