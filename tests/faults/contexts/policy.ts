import { cancelPolicy } from '../../../src/application/policy/cancelPolicy';
import { followCoverageChange } from '../../../src/application/policy/followCoverageChange';
import { previewCoverageChange } from '../../../src/application/policy/previewCoverageChange';
import { submitCoverageChange } from '../../../src/application/policy/submitCoverageChange';
import { DashboardViewModel } from '../../../src/ui/home/DashboardViewModel';
import { CancellationDrafts } from '../../../src/ui/policy/CancellationDrafts';
import { CancelPolicyViewModel } from '../../../src/ui/policy/CancelPolicyViewModel';
import { EditPolicyViewModel } from '../../../src/ui/policy/EditPolicyViewModel';
import { PolicyViewModel } from '../../../src/ui/policy/PolicyViewModel';
import { type Context, type Scene, calm, signedIn } from '../Context';
import type { Portal } from '../portal';

/** The dashboard of a customer of whom nothing is known yet. */
const dashboard = async (portal: Portal, isThere: () => boolean): Promise<Scene> => {
  await signedIn(portal);
  const { record, loadPolicy, loadProfile, failures } = portal;
  record.policy.reset();
  record.profile.reset();
  const viewModel = new DashboardViewModel(record, loadPolicy, loadProfile, failures);
  let leave: (() => void) | undefined;
  return {
    act: () => {
      leave ??= viewModel.start();
    },
    sees: () => (isThere() ? 'ok' : 'busy'),
    leave: () => leave?.(),
  };
};

const listPolicies: Context = {
  call: 'GET /api/policies',
  isRead: true,
  scene: (portal) => dashboard(portal, () => portal.record.policy.read()?.policyNumber === 'NY-1'),
};

const readProfile: Context = {
  call: 'GET /api/customer',
  isRead: true,
  scene: (portal) => dashboard(portal, () => portal.record.profile.read()?.firstName === 'Ada'),
};

const listDocuments: Context = {
  call: 'GET /api/policies/documents',
  isRead: true,
  scene: async (portal) => {
    await signedIn(portal);
    const { record, loadPolicy, loadProfile, documents, failures } = portal;
    const settings = { policyActions: [], documentsBaseUrl: '/documents/' };
    const viewModel = new PolicyViewModel(settings, record, loadPolicy, loadProfile, documents, failures);
    let leave: (() => void) | undefined;
    return {
      act: () => {
        leave ??= viewModel.start();
      },
      sees: () => (viewModel.ownDocuments.length === 1 ? 'ok' : 'busy'),
      leave: () => leave?.(),
    };
  },
};

export const openCancellation = ({ policy, record, navigation, failures }: Portal): CancelPolicyViewModel =>
  new CancelPolicyViewModel(cancelPolicy(policy, record), new CancellationDrafts(record.session), navigation, failures);

const cancel: Context = {
  call: 'PUT /api/policies',
  isRead: false,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openCancellation(portal);
    viewModel.change('We are moving.');
    return {
      act: () => void viewModel.submit(),
      sees: () => {
        if (viewModel.state.kind === 'cancelling') return 'busy';
        if (viewModel.state.kind === 'refused') return 'say';
        return portal.record.policy.read()?.status === 'cancelled' ? 'ok' : 'off';
      },
      says: () => (viewModel.state.kind === 'refused' ? viewModel.state.message : undefined),
      leave: viewModel.start(),
      typed: () => viewModel.cancellation,
    };
  },
};

export const openEdit = ({
  record,
  billing,
  rating,
  policy,
  pollChange,
  loadPolicy,
  clock,
  navigation,
  failures,
}: Portal): EditPolicyViewModel =>
  new EditPolicyViewModel(
    record,
    billing,
    previewCoverageChange(rating, record),
    submitCoverageChange(policy),
    followCoverageChange(policy, pollChange, loadPolicy),
    clock,
    navigation,
    failures,
  );

/** Edit Policy, with the billing history there. */
const editing = async (portal: Portal): Promise<{ viewModel: EditPolicyViewModel; scene: Omit<Scene, 'act'> }> => {
  await signedIn(portal);
  const viewModel = openEdit(portal);
  const leave = viewModel.start();
  await calm();
  const says = () => (viewModel.refusal?.kind === 'refused' ? viewModel.refusal.message : viewModel.refusal?.kind);
  return {
    viewModel,
    scene: {
      leave,
      says,
      typed: () => [viewModel.selection, viewModel.hasConsented],
      sees: () => {
        if (viewModel.state.kind !== 'ready') return 'busy';
        return viewModel.refusal === undefined ? 'ok' : 'say';
      },
    },
  };
};

const preview: Context = {
  call: 'POST /api/rates/preview',
  isRead: true,
  refusal: 'PolicyChangeForbidden',
  scene: async (portal) => {
    const { viewModel, scene } = await editing(portal);
    return { ...scene, act: () => viewModel.remove('bul') };
  },
};

/** On the point of submitting that one coverage goes. */
const changing = async (portal: Portal): Promise<Scene> => {
  const { viewModel, scene } = await editing(portal);
  viewModel.remove('bul');
  await calm();
  viewModel.consent(true);
  return {
    ...scene,
    act: () => void viewModel.submit(),
    sees: () => {
      if (viewModel.refusal !== undefined) return 'say';
      if (viewModel.state.kind === 'ready') return 'off';
      return portal.went.some(([route]) => route === 'policy') ? 'ok' : 'busy';
    },
    hasArrived: () => true,
  };
};

const changeCoverages: Context = {
  call: 'PUT /api/policies',
  isRead: false,
  refusal: 'PolicyChangeForbidden',
  scene: changing,
};

const pollPolicy: Context = { call: 'GET /api/policies/status/{correlationId}', isRead: true, scene: changing };

const historyForEdit: Context = {
  call: 'GET /api/customer/billingMethod',
  isRead: true,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openEdit(portal);
    let leave: (() => void) | undefined;
    return {
      act: () => {
        leave ??= viewModel.start();
      },
      sees: () => {
        if (viewModel.state.kind === 'unavailable') return 'try';
        return viewModel.state.kind === 'ready' && viewModel.billing !== undefined ? 'ok' : 'busy';
      },
      leave: () => leave?.(),
    };
  },
};

export const policyContexts = {
  'list the policies': listPolicies,
  'read the profile': readProfile,
  'list the documents': listDocuments,
  'cancel the policy': cancel,
  'change the coverages': changeCoverages,
  'poll the policy change': pollPolicy,
  'preview a rate': preview,
  'billing history, on edit': historyForEdit,
} as const satisfies Record<string, Context>;
