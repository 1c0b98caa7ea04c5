import { documentTab } from '../../adapters/browser/documentTab';
import { emptyCancellation } from '../../domain/policy/cancellation';
import type { Cancellation } from '../../domain/policy/cancellation';
import type { Draft } from '../../application/drafts/Drafts';
import { type Container, ContainerModule } from 'inversify';
import { loadHistory } from '../../application/billing/loadHistory';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import { type CancelPolicy, cancelPolicy } from '../../application/policy/cancelPolicy';
import { type CoveragesAreChanged, coveragesAreChanged } from '../../application/policy/coveragesAreChanged';
import { type FindOutCancellation, findOutCancellation } from '../../application/policy/findOutCancellation';
import { type FollowCoverageChange, followCoverageChange } from '../../application/policy/followCoverageChange';
import { type OpenDocument, openDocument } from '../../application/policy/openDocument';
import { type PolicyIsCancelled, policyIsCancelled } from '../../application/policy/policyIsCancelled';
import { type PreviewCoverageChange, previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { type SubmitCoverageChange, submitCoverageChange } from '../../application/policy/submitCoverageChange';
import { type PollChange, pollChange } from '../../application/pollChange';
import { type WriteOnce, writeOnce } from '../../application/unknownOutcome';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { VariantAction } from '../../domain/Variant';
import type { PolicyArea } from '../../ui/shell/areas';
import { routes } from '../../ui/screen/routes';
import { CancelPolicyScreen } from '../../ui/policy/CancelPolicyScreen';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { EditPolicyScreen } from '../../ui/policy/EditPolicyScreen';
import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { PolicyActionGate } from '../../ui/policy/PolicyActionGate';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyScreen } from '../../ui/policy/PolicyScreen';
import { type PolicySettings, PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { resolved, viewModel } from '../dependencies';
import { screen } from '../screen';
import { t, token } from '../tokens';

const p = {
  actions: token<readonly VariantAction[]>('policyActions'),
  settings: token<PolicySettings>('policySettings'),
  completeRecord: token<CompleteRecord>('completeRecordForPolicy'),
  pollChange: token<PollChange>('pollPolicyChange'),
  writeOnce: token<WriteOnce>('writeOnceForPolicy'),
  policyIsCancelled: token<PolicyIsCancelled>('policyIsCancelled'),
  cancelPolicy: token<CancelPolicy>('cancelPolicy'),
  findOutCancellation: token<FindOutCancellation>('findOutCancellation'),
  cancellationDraft: token<Draft<Cancellation>>('cancellationDraft'),
  coveragesAreChanged: token<CoveragesAreChanged>('coveragesAreChanged'),
  previewCoverageChange: token<PreviewCoverageChange>('previewCoverageChange'),
  submitCoverageChange: token<SubmitCoverageChange>('submitCoverageChange'),
  followCoverageChange: token<FollowCoverageChange>('followCoverageChange'),
  billing: token<Pick<BillingGateway, 'history'>>('billingForPolicy'),
  openDocument: token<OpenDocument | undefined>('openDocument'),
  openGate: token<(route: string) => PolicyActionGateViewModel>('openPolicyActionGate'),
  page: token<PolicyViewModel>('policyPage'),
  cancel: token<CancelPolicyViewModel>('cancelPolicyPage'),
  edit: token<EditPolicyViewModel>('editPolicyPage'),
};

const policyModule = new ContainerModule(({ bind }) => {
  bind(p.actions).toResolvedValue(({ policyActions }) => policyActions, [t.variant]);
  bind(p.settings).toResolvedValue(
    (policyActions, { documentsBaseUrl }) => ({ policyActions, documentsBaseUrl }),
    [p.actions, t.configuration],
  );
  bind(p.completeRecord).toResolvedValue(completeRecord, [t.record, t.loadPolicy, t.loadProfile]).inSingletonScope();
  bind(p.pollChange).toResolvedValue(pollChange, [t.wait]).inSingletonScope();
  bind(p.writeOnce).toResolvedValue(writeOnce, [t.record, t.uniqueIds]).inSingletonScope();
  bind(p.policyIsCancelled).toResolvedValue(policyIsCancelled, [t.loadPolicy, t.record]).inSingletonScope();
  bind(p.cancelPolicy)
    .toResolvedValue(cancelPolicy, [t.policy, t.record, p.writeOnce, p.policyIsCancelled])
    .inSingletonScope();
  bind(p.findOutCancellation).toResolvedValue(findOutCancellation, [t.record, p.policyIsCancelled]).inSingletonScope();
  bind(p.cancellationDraft)
    .toResolvedValue((record) => record.drafts.of('cancellation', emptyCancellation), [t.record])
    .inSingletonScope();
  bind(p.coveragesAreChanged).toResolvedValue(coveragesAreChanged, [t.loadPolicy, t.record]).inSingletonScope();
  bind(p.previewCoverageChange).toResolvedValue(previewCoverageChange, [t.rating, t.record]).inSingletonScope();
  bind(p.submitCoverageChange)
    .toResolvedValue(submitCoverageChange, [t.policy, t.record, p.writeOnce, p.coveragesAreChanged])
    .inSingletonScope();
  bind(p.followCoverageChange)
    .toResolvedValue(followCoverageChange, [t.policy, t.record, p.pollChange, t.loadPolicy, p.coveragesAreChanged])
    .inSingletonScope();
  bind(p.billing)
    .toResolvedValue((billing, record) => ({ history: loadHistory(billing, record) }), [t.billing, t.record])
    .inSingletonScope();
  bind(p.openDocument)
    .toResolvedValue((read) => read && openDocument(documentTab(window), read), [t.readDocument])
    .inSingletonScope();
  bind(p.openGate).toDynamicValue(
    (context) => (route) =>
      new PolicyActionGateViewModel({
        route,
        ...resolved(context, {
          policyActions: p.actions,
          record: t.record,
          completeRecord: p.completeRecord,
          clock: t.clock,
          errors: t.errors,
        }),
      }),
  );
  bind(p.page)
    .toDynamicValue(
      viewModel(PolicyViewModel, {
        settings: p.settings,
        record: t.record,
        loadPolicy: t.loadPolicy,
        loadProfile: t.loadProfile,
        documents: t.documents,
        openDocument: p.openDocument,
        errors: t.errors,
      }),
    )
    .inTransientScope();
  bind(p.cancel)
    .toDynamicValue(
      viewModel(CancelPolicyViewModel, {
        cancelPolicy: p.cancelPolicy,
        findOutCancellation: p.findOutCancellation,
        record: t.record,
        draft: p.cancellationDraft,
        clock: t.clock,
        navigation: t.navigation,
        errors: t.errors,
      }),
    )
    .inTransientScope();
  bind(p.edit)
    .toDynamicValue(
      viewModel(EditPolicyViewModel, {
        record: t.record,
        billing: p.billing,
        preview: p.previewCoverageChange,
        submit: p.submitCoverageChange,
        follow: p.followCoverageChange,
        clock: t.clock,
        navigation: t.navigation,
        errors: t.errors,
      }),
    )
    .inTransientScope();
});

export const policyArea = async (container: Container): Promise<PolicyArea> => {
  container.load(policyModule);
  const gate = (route: string) => () => container.get(p.openGate)(route);
  return {
    Policy: screen(container, PolicyScreen, p.page),
    Cancel: () => (
      <PolicyActionGate open={gate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={() => container.get(p.cancel)} />
      </PolicyActionGate>
    ),
    Edit: () => (
      <PolicyActionGate open={gate(routes.editPolicy)}>
        <EditPolicyScreen open={() => container.get(p.edit)} />
      </PolicyActionGate>
    ),
  };
};
