import { type Container, ContainerModule } from 'inversify';
import { loadHistory } from '../../application/billing/loadHistory';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import { type CancelPolicy, cancelPolicy } from '../../application/policy/cancelPolicy';
import { type FollowCoverageChange, followCoverageChange } from '../../application/policy/followCoverageChange';
import { type PreviewCoverageChange, previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { type SubmitCoverageChange, submitCoverageChange } from '../../application/policy/submitCoverageChange';
import { type PollChange, pollChange } from '../../application/pollChange';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { VariantAction } from '../../domain/Variant';
import type { PolicyArea } from '../../ui/app/areas';
import { routes } from '../../ui/app/routes';
import { CancellationDrafts } from '../../ui/policy/CancellationDrafts';
import { CancelPolicyScreen } from '../../ui/policy/CancelPolicyScreen';
import { CancelPolicyViewModel } from '../../ui/policy/CancelPolicyViewModel';
import { EditPolicyScreen } from '../../ui/policy/EditPolicyScreen';
import { EditPolicyViewModel } from '../../ui/policy/EditPolicyViewModel';
import { PolicyActionGate } from '../../ui/policy/PolicyActionGate';
import { PolicyActionGateViewModel } from '../../ui/policy/PolicyActionGateViewModel';
import { PolicyScreen } from '../../ui/policy/PolicyScreen';
import { type PolicySettings, PolicyViewModel } from '../../ui/policy/PolicyViewModel';
import { screen } from '../screen';
import { t, token } from '../tokens';

const p = {
  actions: token<readonly VariantAction[]>('policyActions'),
  settings: token<PolicySettings>('policySettings'),
  completeRecord: token<CompleteRecord>('completeRecordForPolicy'),
  pollChange: token<PollChange>('pollPolicyChange'),
  cancelPolicy: token<CancelPolicy>('cancelPolicy'),
  previewCoverageChange: token<PreviewCoverageChange>('previewCoverageChange'),
  submitCoverageChange: token<SubmitCoverageChange>('submitCoverageChange'),
  followCoverageChange: token<FollowCoverageChange>('followCoverageChange'),
  drafts: token<CancellationDrafts>('cancellationDrafts'),
  openGate: token<(route: string) => PolicyActionGateViewModel>('openPolicyActionGate'),
  page: token<PolicyViewModel>('policyPage'),
  cancel: token<CancelPolicyViewModel>('cancelPolicyPage'),
  billing: token<Pick<BillingGateway, 'history'>>('billingForPolicy'),
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
  bind(p.cancelPolicy).toResolvedValue(cancelPolicy, [t.policy, t.record]).inSingletonScope();
  bind(p.previewCoverageChange).toResolvedValue(previewCoverageChange, [t.rating, t.record]).inSingletonScope();
  bind(p.submitCoverageChange).toResolvedValue(submitCoverageChange, [t.policy]).inSingletonScope();
  bind(p.followCoverageChange)
    .toResolvedValue(followCoverageChange, [t.policy, p.pollChange, t.loadPolicy])
    .inSingletonScope();
  bind(p.drafts)
    .toResolvedValue((session) => new CancellationDrafts(session), [t.session])
    .inSingletonScope();
  bind(p.openGate).toResolvedValue(
    (...parts) =>
      (route: string) =>
        new PolicyActionGateViewModel(route, ...parts),
    [p.actions, t.record, p.completeRecord, t.failures],
  );
  bind(p.page)
    .toResolvedValue(
      (...parts) => new PolicyViewModel(...parts),
      [p.settings, t.record, t.loadPolicy, t.loadProfile, t.documents, t.failures],
    )
    .inTransientScope();
  bind(p.cancel)
    .toResolvedValue(
      (...parts) => new CancelPolicyViewModel(...parts),
      [p.cancelPolicy, p.drafts, t.navigation, t.failures],
    )
    .inTransientScope();
  bind(p.billing)
    .toResolvedValue((billing, record) => ({ history: loadHistory(billing, record) }), [t.billing, t.record])
    .inSingletonScope();
  bind(p.edit)
    .toResolvedValue(
      (...parts) => new EditPolicyViewModel(...parts),
      [
        t.record,
        p.billing,
        p.previewCoverageChange,
        p.submitCoverageChange,
        p.followCoverageChange,
        t.clock,
        t.navigation,
        t.failures,
      ],
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
