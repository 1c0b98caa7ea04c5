import { pendingWrite } from '../../../src/application/changes/writeOnce';
import { aReason } from '../../support/aReason';
import { startVisit } from '../../support/startVisit';
import { type Context, type Scene, calm, refusalIn, signedIn, whenOpened } from '../Context';
import type { Portal } from '../portalOver';

export const openDashboard = ({ get }: Portal) => get('openDashboard')();

/** The dashboard of a customer whose record is empty. */
const openEmptyDashboard = (portal: Portal) => {
  portal.record.policy.reset();
  portal.record.profile.reset();
  return openDashboard(portal);
};

const openPolicy = ({ get }: Portal) => get('openPolicy')();

/** On the point of cancelling, with a reason. */
export const cancelling = ({ get }: Portal) => {
  const page = get('openCancelPolicy')();
  page.change(aReason);
  return { page, act: () => void page.submission.send(), leave: startVisit(page) };
};

const cancel: Context = {
  call: 'PUT /api/policies',
  scene: async (portal) => {
    await signedIn(portal);
    const { page, ...visit } = cancelling(portal);
    return {
      ...visit,
      sees: () => {
        if (page.submission.state.kind === 'sending') return 'busy';
        if (page.submission.state.kind === 'refused') return 'say';
        return portal.record.policy.read()?.status === 'cancelled' ? 'ok' : 'off';
      },
      says: () => refusalIn(page.submission.state),
      typed: () => page.cancellation,
    };
  },
};

const openEdit = ({ get }: Portal) => get('openEditPolicy')();

/** On the point of removing one coverage. */
const choosing = async (portal: Portal) => {
  const page = openEdit(portal);
  const leave = startVisit(page);
  await calm();
  return { page, act: () => page.choose('bul', false), leave };
};

/** On the point of submitting that one coverage goes. */
export const changing = async (portal: Portal) => {
  const { page, act: choose, leave } = await choosing(portal);
  choose();
  await calm();
  page.consent(true);
  return { page, act: () => void page.submission.send(), leave };
};

const sceneOf = ({ page, ...visit }: Awaited<ReturnType<typeof choosing>>): Scene => ({
  ...visit,
  says: () => (page.problem && 'message' in page.problem ? page.problem.message : page.problem?.kind),
  typed: () => page.choice,
  sees: () => {
    if (page.state.kind !== 'ready') return 'busy';
    return page.problem === undefined ? 'ok' : 'say';
  },
});

const preview: Context = {
  call: 'POST /api/rates/preview',
  refusal: 'PolicyChangeForbidden',
  scene: async (portal) => {
    await signedIn(portal);
    return sceneOf(await choosing(portal));
  },
};

const changed = async (portal: Portal): Promise<Scene> => {
  await signedIn(portal);
  const visit = await changing(portal);
  const { page } = visit;
  return {
    ...sceneOf(visit),
    sees: () => {
      if (page.problem !== undefined) return 'say';
      if (page.state.kind === 'ready') return 'off';
      return portal.went.some(([route]) => route === 'policy') ? 'ok' : 'busy';
    },
    hasArrived: () => pendingWrite(portal.record, 'coverageChange')?.correlationId === 'change-1',
  };
};

const changeCoverages: Context = {
  call: 'PUT /api/policies',
  refusal: 'PolicyChangeForbidden',
  scene: changed,
};

const pollPolicy: Context = { call: 'GET /api/policies/status/{correlationId}', scene: changed };

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
