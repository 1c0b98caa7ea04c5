import { memoryCardService } from '../../../src/adapters/memory/cardService';
import { billingUseCases } from '../../../src/application/billing/billingUseCases';
import { billingAddress, cardSlot } from '../../support/payment';
import { startVisit } from '../../support/startVisit';
import type { MountedCardElement } from '../../../src/application/ports/CardElement';
import type { BillingTerm } from '../../../src/domain/billing/BillingTerm';
import { Money } from '../../../src/domain/Money';
import { AgreementTexts } from '../../../src/ui/billing/AgreementTexts';
import { openingElsewhere } from '../../../src/ui/screen/documentOpening';
import { BillingViewModel } from '../../../src/ui/billing/BillingViewModel';
import { CardForm } from '../../../src/ui/billing/CardForm';
import { FrequencyViewModel } from '../../../src/ui/billing/FrequencyViewModel';
import { emptyPaymentDraft } from '../../../src/domain/billing/PaymentDraft';
import { PaymentViewModel } from '../../../src/ui/billing/PaymentViewModel';
import type { SanitisedAgreement } from '../../../src/ui/billing/sanitisedAgreement';
import { testVariant } from '../../support/testVariant';
import { type Context, type Seen, calm, signedIn, whenOpened } from '../Context';
import type { Portal } from '../portal';

/** What the screens of billing depend on. */
const shared = (portal: Portal) => ({
  ...portal,
  ...billingUseCases({ ...portal, cards: memoryCardService, wait: portal.time.wait }),
});

const openBilling = (portal: Portal): BillingViewModel =>
  new BillingViewModel({
    ...shared(portal),
    openingOf: openingElsewhere,
    billingActions: testVariant.billingActions,
    documentsBaseUrl: '/documents/',
  });

const billingSeen = ({ state }: BillingViewModel): Seen =>
  (({ loading: 'busy', unavailable: 'try', loaded: 'ok' }) as const)[state.kind];

const agreementsOf = (portal: Portal): AgreementTexts =>
  new AgreementTexts({ ...portal, sanitise: (html) => html as unknown as SanitisedAgreement });

const draftOf = ({ record }: Portal) => record.drafts.of('payment', emptyPaymentDraft);

/** A visit of Payment Information with a card that the card service accepts. */
export const openPayment = async (portal: Portal, tokenise: MountedCardElement['tokenise']) => {
  const card = {
    tokenise,
    focus: () => undefined,
    mark: () => undefined,
    rename: () => undefined,
    remove: () => undefined,
  };
  const parts = shared(portal);
  const payment = new PaymentViewModel({
    ...parts,
    ...parts.payment,
    cardForm: new CardForm({ slot: cardSlot, openCardForm: async () => card }),
    agreements: agreementsOf(portal),
  });
  const leave = startVisit(payment);
  startVisit(payment.cardForm);
  await calm();
  return { payment, leave };
};

export const fillIn = (payment: PaymentViewModel): void => {
  payment.changeAddress(billingAddress);
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

const agreement = (billingTerm: BillingTerm): Context =>
  whenOpened(
    'GET /api/referencedata',
    (portal) => {
      const agreements = agreementsOf(portal);
      return { agreements, start: (signal: AbortSignal) => agreements.start(billingTerm, signal) };
    },
    ({ agreements: { texts } }) => {
      if (texts.some(({ kind }) => kind === 'loading')) return 'busy';
      return texts.every(({ kind }) => kind === 'loaded') ? 'ok' : 'say';
    },
  );

export const openFrequency = (portal: Portal): FrequencyViewModel => {
  const parts = shared(portal);
  return new FrequencyViewModel({ ...parts, ...parts.frequency, billingActions: testVariant.billingActions });
};

const rate = whenOpened('POST /api/rates', openFrequency, ({ state }) =>
  state.kind === 'choosing' && state.prices.monthly === Money.ofCents(999) ? 'ok' : 'busy',
);

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
  'billing history': whenOpened('GET /api/customer/billingMethod', openBilling, billingSeen),
  'read the billing term': whenOpened('GET /api/customer/billingTerm', openBilling, billingSeen),
  'update the payment method': updateMethod,
  'update the billing term': updateTerm,
  rate: { ...rate, times: 2 },
  'recurring agreement': agreement('monthly'),
  'one-time agreement': { ...agreement('nonrecurringyearly'), times: 2 },
} as const satisfies Record<string, Context>;
