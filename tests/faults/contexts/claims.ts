import { aClaimDraft } from '../../support/claim';
import { startVisit } from '../../support/startVisit';
import { type Context, calm, refusalIn, signedIn, whenOpened } from '../Context';
import type { Portal } from '../portalOver';

export const writtenClaim = aClaimDraft();

const openFlow = ({ get }: Portal) => get('openClaimFlow')();

/** About to send the claim of the record. */
export const sendingClaim = (portal: Portal) => {
  const flow = openFlow(portal);
  return { flow, act: () => void flow.submission.send(), leave: startVisit(flow) };
};

const openList = ({ get }: Portal) => get('openClaimsList')();

const submitClaim: Context = {
  call: 'POST /api/claims',
  scene: async (portal) => {
    await signedIn(portal);
    portal.record.claim.write(writtenClaim);
    const { flow, ...visit } = sendingClaim(portal);
    return {
      ...visit,
      sees: () => {
        if (flow.submission.state.kind === 'sending') return 'busy';
        return portal.record.claim.read().claimNumber === 'C-100203' ? 'ok' : 'off';
      },
      typed: () => flow.draft,
    };
  },
};

const claimContact: Context = {
  call: 'PUT /api/customer',
  scene: async (portal) => {
    await signedIn(portal);
    const { record } = portal;
    record.claim.write({ ...writtenClaim, contactVerified: false });
    const viewModel = openFlow(portal);
    viewModel.changeContact({ phoneNumber: '555-201-9999' });
    return {
      act: () => void viewModel.contactSubmission.send(),
      sees: () => {
        if (viewModel.contactSubmission.isSending) return 'busy';
        if (viewModel.contactSubmission.state.kind === 'refused') return 'say';
        return viewModel.draft.contactVerified && record.profile.read()?.phoneNumber === '555-201-9999' ? 'ok' : 'off';
      },
      says: () => refusalIn(viewModel.contactSubmission.state),
      leave: startVisit(viewModel),
      typed: () => [viewModel.contact, viewModel.draft],
    };
  },
};

const readClaim: Context = {
  call: 'GET /api/claims/{id}',
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openList(portal);
    const leave = startVisit(viewModel);
    await calm();
    const [claim] = viewModel.page.rows;
    if (claim === undefined) throw new Error('no claim is listed');
    return {
      act: () => void viewModel.select(claim),
      sees: () => (viewModel.selected?.details ? 'ok' : 'busy'),
      leave,
    };
  },
};

export const claimsContexts = {
  'file a claim': submitClaim,
  'save contact with a claim': claimContact,
  'list the claims': whenOpened('GET /api/claims', openList, ({ claims }) => (claims ? 'ok' : 'busy')),
  'read a claim': readClaim,
} as const satisfies Record<string, Context>;
