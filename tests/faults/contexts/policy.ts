import { loadPolicyWithDocuments } from '../../../src/application/policy/loadPolicyWithDocuments';
import { openWrite } from '../../../src/application/writeOnce';
import { policyUseCases } from '../../../src/application/policy/policyUseCases';
import { startVisit } from '../../support/startVisit';
import { DashboardViewModel } from '../../../src/ui/home/DashboardViewModel';
import { CancelPolicyViewModel } from '../../../src/ui/policy/CancelPolicyViewModel';
import { EditPolicyViewModel } from '../../../src/ui/policy/EditPolicyViewModel';
import { PolicyViewModel } from '../../../src/ui/policy/PolicyViewModel';
import { type Context, type Scene, calm, opening, signedIn } from '../Context';
import type { Portal } from '../portal';

export const openDashboard = ({ record, loadPolicy, loadProfile, clock, failures }: Portal): DashboardViewModel =>
  new DashboardViewModel({ record, loadPolicy, loadProfile, clock, errors: failures });

/** The dashboard of a customer whose record is empty. */
const dashboard = async (portal: Portal, isThere: () => boolean): Promise<Scene> => {
  await signedIn(portal);
  portal.record.policy.reset();
  portal.record.profile.reset();
  return { ...opening(openDashboard(portal)), sees: () => (isThere() ? 'ok' : 'busy') };
};

const listPolicies: Context = {
  call: 'GET /api/policies',
  scene: (portal) => dashboard(portal, () => portal.record.policy.read()?.policyNumber === 'NY-1'),
};

const readProfile: Context = {
  call: 'GET /api/customer',
  scene: (portal) => dashboard(portal, () => portal.record.profile.read()?.firstName === 'Ada'),
};

const listDocuments: Context = {
  call: 'GET /api/policies/documents',
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = new PolicyViewModel({
      policyActions: [],
      documentsBaseUrl: '/documents/',
      record: portal.record,
      loadPolicyWithDocuments: loadPolicyWithDocuments(portal),
      openDocument: undefined,
      errors: portal.failures,
    });
    return {
      ...opening(viewModel),
      sees: () => (viewModel.ownDocuments.length === 1 ? 'ok' : 'busy'),
    };
  },
};

export const openCancellation = (portal: Portal): CancelPolicyViewModel => {
  const { record, navigation, failures: errors } = portal;
  return new CancelPolicyViewModel({ ...policyUseCases(portal).cancel, record, navigation, errors });
};

const cancel: Context = {
  call: 'PUT /api/policies',
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
      leave: startVisit(viewModel),
      typed: () => viewModel.cancellation,
    };
  },
};

export const openEdit = (portal: Portal): EditPolicyViewModel => {
  const { record, clock, navigation, failures: errors } = portal;
  return new EditPolicyViewModel({ ...policyUseCases(portal).edit, record, clock, navigation, errors });
};

/** Edit Policy, with the billing history loaded. */
const editing = async (portal: Portal) => {
  await signedIn(portal);
  const viewModel = openEdit(portal);
  const leave = startVisit(viewModel);
  await calm();
  const scene: Omit<Scene, 'act'> = {
    leave,
    says: () => {
      const { problem } = viewModel;
      return problem && 'message' in problem ? problem.message : problem?.kind;
    },
    typed: () => viewModel.choice,
    sees: () => {
      if (viewModel.state.kind !== 'ready') return 'busy';
      return viewModel.problem === undefined ? 'ok' : 'say';
    },
  };
  return { viewModel, scene };
};

const preview: Context = {
  call: 'POST /api/rates/preview',
  refusal: 'PolicyChangeForbidden',
  scene: async (portal) => {
    const { viewModel, scene } = await editing(portal);
    return { ...scene, act: () => viewModel.choose('bul', false) };
  },
};

/** On the point of submitting that one coverage goes. */
const changing = async (portal: Portal): Promise<Scene> => {
  const { viewModel, scene } = await editing(portal);
  viewModel.choose('bul', false);
  await calm();
  viewModel.consent(true);
  return {
    ...scene,
    act: () => void viewModel.submit(),
    sees: () => {
      if (viewModel.problem !== undefined) return 'say';
      if (viewModel.state.kind === 'ready') return 'off';
      return portal.went.some(([route]) => route === 'policy') ? 'ok' : 'busy';
    },
    hasArrived: () => openWrite(portal.record, 'coverageChange')?.correlationId === 'change-1',
  };
};

const changeCoverages: Context = {
  call: 'PUT /api/policies',
  refusal: 'PolicyChangeForbidden',
  scene: changing,
};

const pollPolicy: Context = { call: 'GET /api/policies/status/{correlationId}', scene: changing };

const historyForEdit: Context = {
  call: 'GET /api/customer/billingMethod',
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openEdit(portal);
    return {
      ...opening(viewModel),
      sees: () => {
        if (viewModel.state.kind === 'unavailable') return 'try';
        return viewModel.state.kind === 'ready' && viewModel.edit !== undefined ? 'ok' : 'busy';
      },
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
