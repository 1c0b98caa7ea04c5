import type { MountedCardElement } from '../../../src/application/ports/CardService';
import type { BillingTerm } from '../../../src/domain/account/BillingTerm';
import { emptyPaymentDraft } from '../../../src/domain/billing/PaymentDraft';
import { Money } from '../../../src/domain/Money';
import { AgreementTexts } from '../../../src/ui/billing/AgreementTexts';
import type { BillingViewModel } from '../../../src/ui/billing/BillingViewModel';
import type { SanitisedAgreement } from '../../../src/ui/billing/sanitisedAgreement';
import { billingAddress, cardElement, cardSlot } from '../../support/payment';
import { startVisit } from '../../support/startVisit';
import { type Context, type Seen, calm, signedIn, whenOpened } from '../Context';
import type { Portal } from '../portalOver';

const openBilling = ({ get }: Portal) => get('openBilling')();

const billingSeen = ({ content: { state } }: BillingViewModel): Seen =>
  ({ loading: 'busy', unavailable: 'try', loaded: 'ok' } as const)[state.kind];

const agreementsOf = ({ get }: Portal): AgreementTexts =>
  new AgreementTexts({
    billing: get('billing'),
    errors: get('errors'),
    sanitise: (html) => html as unknown as SanitisedAgreement,
  });

const draftOf = ({ get }: Portal) => get('paymentDraft');

/** About to change to a card that the card service accepts. */
export const paying = async (portal: Portal, tokenise: MountedCardElement['tokenise']) => {
  portal.give({
    openCardForm: async () => ({ ...cardElement, tokenise }),
    sanitise: (html) => html as unknown as SanitisedAgreement,
  });
  const payment = portal.get('openPayment')(cardSlot);
  const leave = startVisit(payment);
  startVisit(payment.cardForm);
  await calm();
  payment.changeAddress(billingAddress);
  payment.agree({ recurringBilling: true });
  return { payment, act: () => void payment.submission.send(), leave };
};

const updateMethod: Context = {
  call: 'PUT /api/customer/billingMethod',
  refusal: "Number can't be blank",
  scene: async (portal) => {
    await signedIn(portal);
    const { payment, ...visit } = await paying(portal, async () => ({ kind: 'token', billingToken: 'token-1' }));
    return {
      ...visit,
      sees: () => {
        if (draftOf(portal).read() === emptyPaymentDraft) return 'ok';
        if (payment.submission.isSending) return 'busy';
        return payment.problem === undefined ? 'off' : 'say';
      },
      says: () => (payment.problem?.kind === 'refused' ? payment.problem.message : undefined),
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

const openFrequency = ({ get }: Portal) => get('openFrequency')();

/** About to change to monthly payments. */
export const changingTerm = async (portal: Portal) => {
  const page = openFrequency(portal);
  const leave = startVisit(page);
  await calm();
  page.choose('monthly');
  return { page, act: () => void page.submission.send(), leave };
};

const rate = whenOpened('POST /api/rates', openFrequency, ({ state }) =>
  state.kind === 'choosing' && state.prices.monthly === Money.ofCents(999) ? 'ok' : 'busy',
);

const updateTerm: Context = {
  call: 'PUT /api/customer/billingTerm',
  scene: async (portal) => {
    await signedIn(portal);
    const { page, ...visit } = await changingTerm(portal);
    return {
      ...visit,
      sees: () => {
        if (portal.record.profile.read()?.billingTerm === 'monthly') return 'ok';
        return page.submission.isSending ? 'busy' : 'off';
      },
      typed: () => ('chosen' in page.state ? page.state.chosen : undefined),
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
