import { changeBillingTerm } from '../../../src/application/billing/changeBillingTerm';
import { loadBilling } from '../../../src/application/billing/loadBilling';
import { priceFrequencies } from '../../../src/application/billing/priceFrequencies';
import { updatePaymentMethod } from '../../../src/application/billing/updatePaymentMethod';
import { completeRecord } from '../../../src/application/customer/completeRecord';
import type { MountedCardElement } from '../../../src/application/ports/CardElement';
import type { BillingTerm } from '../../../src/domain/billing/BillingTerm';
import { Money } from '../../../src/domain/Money';
import { AgreementTexts } from '../../../src/ui/billing/AgreementTexts';
import { BillingViewModel } from '../../../src/ui/billing/BillingViewModel';
import { CardForm } from '../../../src/ui/billing/CardForm';
import { FrequencyViewModel } from '../../../src/ui/billing/FrequencyViewModel';
import { PaymentDrafts } from '../../../src/ui/billing/PaymentDrafts';
import { PaymentViewModel } from '../../../src/ui/billing/PaymentViewModel';
import { testVariant } from '../../support/testVariant';
import { type Context, calm, signedIn } from '../Context';
import type { Portal } from '../portal';

export const openBilling = (portal: Portal): BillingViewModel => {
  const { record, loadPolicy, loadProfile, billing, documents, clock, navigation, failures } = portal;
  const settings = { billingActions: testVariant.billingActions, documentsBaseUrl: '/documents/' };
  const complete = completeRecord(record, loadPolicy, loadProfile);
  return new BillingViewModel(record, complete, loadBilling(billing), documents, settings, clock, navigation, failures);
};

const billingPage = async (portal: Portal) => {
  await signedIn(portal);
  const viewModel = openBilling(portal);
  let leave: (() => void) | undefined;
  return {
    act: () => {
      leave ??= viewModel.start();
    },
    sees: () => ({ loading: 'busy', unavailable: 'try', idle: 'ok' })[viewModel.content.kind] as 'busy' | 'try' | 'ok',
    leave: () => leave?.(),
  };
};

const history: Context = { call: 'GET /api/customer/billingMethod', isRead: true, scene: billingPage };

const term: Context = { call: 'GET /api/customer/billingTerm', isRead: true, scene: billingPage };

/** Payment Information of a customer with a card that is as it must be. */
export const openPayment = (portal: Portal, page: BillingViewModel, tokenise: MountedCardElement['tokenise']) => {
  const { record, billing, clock, failures } = portal;
  if (page.content.kind !== 'idle') throw new Error('billing is not loaded');
  const loaded = page.content.billing;
  const card = { tokenise, rename: () => undefined, remove: () => undefined };
  return new PaymentViewModel(
    loaded,
    page.paymentPage('visit-1'),
    new CardForm({ id: 'card', labels: { number: '', month: '', year: '', cvv: '' } }, async () => card),
    new AgreementTexts(loaded.term, billing, failures),
    record,
    updatePaymentMethod(billing, changeBillingTerm(billing, record)),
    new PaymentDrafts(record.session),
    clock,
    failures,
  );
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
  isRead: false,
  refusal: "Number can't be blank",
  scene: async (portal) => {
    await signedIn(portal);
    const page = openBilling(portal);
    const leavePage = page.start();
    await calm();
    const payment = openPayment(portal, page, async () => ({ kind: 'token', billingToken: 'token-1' }));
    const leave = payment.start();
    await calm();
    fillIn(payment);
    return {
      act: () => void payment.submit(),
      sees: () => {
        if (payment.isSubmitting) return 'busy';
        if (payment.submission.kind === 'changed') return 'ok';
        return payment.submission.kind === 'refused' || payment.submission.kind === 'blankFields' ? 'say' : 'off';
      },
      says: () => (payment.submission.kind === 'refused' ? payment.submission.message : undefined),
      leave: () => {
        leave();
        leavePage();
      },
      typed: () => payment.draft,
    };
  },
};

const agreement = (billingTerm: BillingTerm, times: number): Context => ({
  call: 'GET /api/referencedata',
  isRead: true,
  times,
  scene: async (portal) => {
    await signedIn(portal);
    const texts = new AgreementTexts(billingTerm, portal.billing, portal.failures);
    let leave: (() => void) | undefined;
    return {
      act: () => {
        leave ??= texts.start();
      },
      sees: () => ({ loading: 'busy', loaded: 'ok', failed: 'say' })[texts.state.kind] as 'busy' | 'ok' | 'say',
      leave: () => leave?.(),
    };
  },
});

const openFrequency = (portal: Portal): FrequencyViewModel => {
  const { record, loadPolicy, loadProfile, billing, rating, navigation, failures } = portal;
  return new FrequencyViewModel(
    testVariant.billingActions,
    record,
    completeRecord(record, loadPolicy, loadProfile),
    billing,
    priceFrequencies(rating, record),
    changeBillingTerm(billing, record),
    navigation,
    failures,
  );
};

const rate: Context = {
  call: 'POST /api/rates',
  isRead: true,
  times: 2,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openFrequency(portal);
    let leave: (() => void) | undefined;
    return {
      act: () => {
        leave ??= viewModel.start();
      },
      sees: () => {
        const { state } = viewModel;
        return state.kind === 'choosing' && state.prices.monthly === Money.ofCents(999) ? 'ok' : 'busy';
      },
      leave: () => leave?.(),
    };
  },
};

const updateTerm: Context = {
  call: 'PUT /api/customer/billingTerm',
  isRead: false,
  scene: async (portal) => {
    await signedIn(portal);
    const viewModel = openFrequency(portal);
    const leave = viewModel.start();
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
