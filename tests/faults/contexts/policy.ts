import { pendingWrite } from '../../../src/application/changes/writeOnce';
import { startVisit } from '../../support/startVisit';
import { type Context, type Scene, calm, refusalIn, signedIn, whenOpened } from '../Context';
import type { Portal } from '../portal';

export const openDashboard = ({ get }: Portal) => get('openDashboard')();

/** The dashboard of a customer whose record is empty. */
const openEmptyDashboard = (portal: Portal) => {
  portal.record.policy.reset();
  portal.record.profile.reset();
  return openDashboard(portal);
};

const openPolicy = ({ get }: Portal) => get('openPolicy')();

export const openCancellation = ({ get }: Portal) => get('openCancelPolicy')();

const cancel: Context = {
  call: 'PUT /api/policies',
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openCancellation(portal);
    viewModel.change('We are moving.');
    return {
      act: () => void viewModel.submission.send(),
      sees: () => {
        if (viewModel.submission.state.kind === 'sending') return 'busy';
        if (viewModel.submission.state.kind === 'refused') return 'say';
        return portal.record.policy.read()?.status === 'cancelled' ? 'ok' : 'off';
      },
      says: () => refusalIn(viewModel.submission.state),
      leave: startVisit(viewModel),
      typed: () => viewModel.cancellation,
    };
  },
};

export const openEdit = ({ get }: Portal) => get('openEditPolicy')();

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
    act: () => void viewModel.submission.send(),
    sees: () => {
      if (viewModel.problem !== undefined) return 'say';
      if (viewModel.state.kind === 'ready') return 'off';
      return portal.went.some(([route]) => route === 'policy') ? 'ok' : 'busy';
    },
    hasArrived: () => pendingWrite(portal.record, 'coverageChange')?.correlationId === 'change-1',
  };
};

const changeCoverages: Context = {
  call: 'PUT /api/policies',
  refusal: 'PolicyChangeForbidden',
  scene: changing,
};

const pollPolicy: Context = { call: 'GET /api/policies/status/{correlationId}', scene: changing };

export const policyContexts = {
  'list the policies': whenOpened('GET /api/policies', openEmptyDashboard, (_, { record }) =>
    record.policy.read()?.policyNumber === 'NY-1' ? 'ok' : 'busy',
  ),
  'read the profile': whenOpened('GET /api/customer', openEmptyDashboard, (_, { record }) =>
    record.profile.read()?.firstName === 'Ada' ? 'ok' : 'busy',
  ),
  'list the documents': whenOpened('GET /api/policies/documents', openPolicy, ({ ownDocuments }) =>
    ownDocuments.length === 1 ? 'ok' : 'busy',
  ),
  'cancel the policy': cancel,
  'change the coverages': changeCoverages,
  'poll the policy change': pollPolicy,
  'preview a rate': preview,
  'billing history, on edit': whenOpened('GET /api/customer/billingMethod', openEdit, ({ state, edit }) => {
    if (state.kind === 'unavailable') return 'try';
    return state.kind === 'ready' && edit !== undefined ? 'ok' : 'busy';
  }),
} as const satisfies Record<string, Context>;
