import { fileClaim } from '../../../src/application/claims/fileClaim';
import { saveContact } from '../../../src/application/claims/saveContact';
import type { ClaimDraft } from '../../../src/domain/claims/ClaimDraft';
import { emptyDraft } from '../../../src/domain/claims/ClaimDraft';
import { ClaimFlowViewModel } from '../../../src/ui/claims/ClaimFlowViewModel';
import { ClaimsListViewModel } from '../../../src/ui/claims/ClaimsListViewModel';
import { type Context, calm, signedIn } from '../Context';
import type { Portal } from '../portal';

export const writtenClaim: ClaimDraft = {
  ...emptyDraft,
  agreedToFraudNotice: true,
  description: 'It leaks.',
  equipment: 'Boiler',
  estimate: '$ 1,234.50',
  dateOfLoss: '2026-11-14',
  contactVerified: true,
  idempotencyKey: 'key-of-the-draft',
};

export const openFlow = ({ record, claims, customer, clock, ids, navigation, failures }: Portal): ClaimFlowViewModel =>
  new ClaimFlowViewModel(
    record,
    saveContact(customer, record),
    fileClaim(claims, record.claim, clock),
    clock,
    ids,
    navigation,
    failures,
  );

const typedIn = ({ isSent: _, ...draft }: ClaimDraft) => draft;

const submitClaim: Context = {
  call: 'POST /api/claims',
  isRead: false,
  scene: async (portal) => {
    await signedIn(portal);
    portal.record.claim.write(writtenClaim);
    const viewModel = openFlow(portal);
    return {
      act: () => void viewModel.submit(),
      sees: () => {
        if (viewModel.sending.kind === 'submitting') return 'busy';
        return portal.record.claim.read().claimNumber === 'C-100203' ? 'ok' : 'off';
      },
      leave: viewModel.start(),
      typed: () => typedIn(viewModel.draft),
    };
  },
};

const claimContact: Context = {
  call: 'PUT /api/customer',
  isRead: false,
  scene: async (portal) => {
    await signedIn(portal);
    const { record } = portal;
    record.claim.write({ ...writtenClaim, contactVerified: false });
    const viewModel = openFlow(portal);
    viewModel.changeContact({ phoneNumber: '555-010-9999' });
    return {
      act: () => void viewModel.saveContact(),
      sees: () => {
        if (viewModel.sending.kind === 'saving') return 'busy';
        if (viewModel.refusal !== undefined) return 'say';
        return viewModel.draft.contactVerified && record.profile.read()?.phoneNumber === '555-010-9999' ? 'ok' : 'off';
      },
      says: () => viewModel.refusal,
      leave: viewModel.start(),
      typed: () => [viewModel.contact, typedIn(viewModel.draft)],
    };
  },
};

const listClaims: Context = {
  call: 'GET /api/claims',
  isRead: true,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = new ClaimsListViewModel(portal.claims, portal.failures);
    let leave: (() => void) | undefined;
    return {
      act: () => {
        leave ??= viewModel.start();
      },
      sees: () => (viewModel.list.kind === 'loaded' ? 'ok' : 'busy'),
      leave: () => leave?.(),
    };
  },
};

const readClaim: Context = {
  call: 'GET /api/claims/{id}',
  isRead: true,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = new ClaimsListViewModel(portal.claims, portal.failures);
    const leave = viewModel.start();
    await calm();
    const [claim] = viewModel.page?.rows ?? [];
    if (claim === undefined) throw new Error('no claim is listed');
    return {
      act: () => void viewModel.select(claim),
      sees: () => (viewModel.details.kind === 'loaded' ? 'ok' : 'busy'),
      leave,
    };
  },
};

export const claimsContexts = {
  'file a claim': submitClaim,
  'save contact with a claim': claimContact,
  'list the claims': listClaims,
  'read a claim': readClaim,
} as const satisfies Record<string, Context>;
