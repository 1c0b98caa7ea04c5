import { memoryCardService } from '../../../src/adapters/memory/cardService';
import { billingUseCases } from '../../../src/application/billing/billingUseCases';
import { startVisit } from '../../support/startVisit';
import type { MountedCardElement } from '../../../src/application/ports/CardElement';
import type { BillingTerm } from '../../../src/domain/billing/BillingTerm';
import { Money } from '../../../src/domain/Money';
import { AgreementTexts } from '../../../src/ui/billing/AgreementTexts';
import { BillingViewModel } from '../../../src/ui/billing/BillingViewModel';
import { CardForm } from '../../../src/ui/billing/CardForm';
import { FrequencyViewModel } from '../../../src/ui/billing/FrequencyViewModel';
import { emptyPaymentDraft } from '../../../src/domain/billing/PaymentDraft';
import { PaymentViewModel } from '../../../src/ui/billing/PaymentViewModel';
import type { SanitisedAgreement } from '../../../src/ui/billing/sanitisedAgreement';
import { testVariant } from '../../support/testVariant';
import { type Context, calm, opening, signedIn } from '../Context';
import type { Portal } from '../portal';

/** What the screens of billing depend on. */
const shared = (portal: Portal) => {
  const { record, clock, navigation, failures, time } = portal;
  const useCases = billingUseCases({ ...portal, cards: memoryCardService, wait: time.wait });
  return { ...useCases, record, clock, navigation, errors: failures };
};

const billingPage = async (portal: Portal) => {
  await signedIn(portal);
  const viewModel = new BillingViewModel({
    ...shared(portal),
    openDocument: undefined,
    billingActions: testVariant.billingActions,
    documentsBaseUrl: '/documents/',
  });
  return {
    ...opening(viewModel),
    sees: () => ({ loading: 'busy', unavailable: 'try', loaded: 'ok' })[viewModel.state.kind] as 'busy' | 'try' | 'ok',
  };
};

const history: Context = { call: 'GET /api/customer/billingMethod', scene: billingPage };

const term: Context = { call: 'GET /api/customer/billingTerm', scene: billingPage };

const agreementsOf = ({ billing, failures }: Portal): AgreementTexts =>
  new AgreementTexts({ billing, sanitise: (html) => html as unknown as SanitisedAgreement, errors: failures });

const draftOf = ({ record }: Portal) => record.drafts.of('payment', emptyPaymentDraft);

/** A visit of Payment Information with a card that the card service accepts. */
export const openPayment = async (portal: Portal, tokenise: MountedCardElement['tokenise']) => {
  const card = { tokenise, mark: () => undefined, rename: () => undefined, remove: () => undefined };
  const slot = { id: 'card', labels: { number: '', month: '', year: '', cvv: '' } };
  const parts = shared(portal);
  const payment = new PaymentViewModel({
    ...parts,
    ...parts.payment,
    cardForm: new CardForm({ slot, openCardForm: async () => card }),
    agreements: agreementsOf(portal),
  });
  const leave = startVisit(payment);
  startVisit(payment.cardForm);
  await calm();
  return { payment, leave };
};

export const fillIn = (payment: PaymentViewModel): void => {
  payment.changeAddress({
    firstName: 'Ada',
    lastName: 'Jensen',
    address1: '12 Elm Street',
    city: 'Montclair',
    stateCode: 'NJ',
    zipCode: '07042',
  });
  payment.agree({ recurringBilling: true });
};

const updateMethod: Context = {
  call: 'PUT /api/customer/billingMethod',
  refusal: "Number can't be blank",
  scene: async (portal) => {
    await signedIn(portal);
    const { payment, leave } = await openPayment(portal, async () => ({ kind: 'token', billingToken: 'token-1' }));
    fillIn(payment);
    return {
      act: () => void payment.submit(),
      sees: () => {
        if (draftOf(portal).read() === emptyPaymentDraft) return 'ok';
        if (payment.state.kind === 'submitting') return 'busy';
        return payment.problem === undefined ? 'off' : 'say';
      },
      says: () => (payment.problem?.kind === 'refused' ? payment.problem.message : undefined),
      leave,
      typed: () => payment.draft,
    };
  },
};

const agreement = (billingTerm: BillingTerm, times: number): Context => ({
  call: 'GET /api/referencedata',
  times,
  scene: async (portal) => {
    await signedIn(portal);
    const texts = agreementsOf(portal);
    return {
      ...opening({ start: (signal) => texts.start(billingTerm, signal) }),
      sees: () => {
        if (texts.texts.some(({ kind }) => kind === 'loading')) return 'busy';
        return texts.texts.every(({ kind }) => kind === 'loaded') ? 'ok' : 'say';
      },
    };
  },
});

export const openFrequency = (portal: Portal): FrequencyViewModel => {
  const parts = shared(portal);
  return new FrequencyViewModel({ ...parts, ...parts.frequency, billingActions: testVariant.billingActions });
};

const rate: Context = {
  call: 'POST /api/rates',
  times: 2,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openFrequency(portal);
    return {
      ...opening(viewModel),
      sees: () => {
        const { state } = viewModel;
        return state.kind === 'choosing' && state.prices.monthly === Money.ofCents(999) ? 'ok' : 'busy';
      },
    };
  },
};

const updateTerm: Context = {
  call: 'PUT /api/customer/billingTerm',
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openFrequency(portal);
    const leave = startVisit(viewModel);
    await calm();
    viewModel.choose('monthly');
    return {
      act: () => void viewModel.save(),
      sees: () => {
        if (portal.record.profile.read()?.billingTerm === 'monthly') return 'ok';
        return viewModel.state.kind === 'saving' ? 'busy' : 'off';
      },
      leave,
      typed: () => ('chosen' in viewModel.state ? viewModel.state.chosen : undefined),
    };
  },
};

export const billingContexts = {
  'billing history': history,
  'read the billing term': term,
  'update the payment method': updateMethod,
  'update the billing term': updateTerm,
  rate,
  'recurring agreement': agreement('monthly', 1),
  'one-time agreement': agreement('nonrecurringyearly', 2),
} as const satisfies Record<string, Context>;
