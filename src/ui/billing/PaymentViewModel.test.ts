import type { BillingCircumstances } from '../../../tests/support/billingScreen';
import { failure, lostReply } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { billingAddress as address, cardElement, cardSlot as slot } from '../../../tests/support/payment';
import { startVisit } from '../../../tests/support/startVisit';
import { changing, testPortal } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import { CardServiceUnavailable, type CardToken, type MountedCardElement } from '../../application/ports/CardService';
import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import type { PaymentViewModel } from './PaymentViewModel';
import type { SanitisedAgreement } from './sanitisedAgreement';

const cardOf = (reply: CardToken): MountedCardElement => ({ ...cardElement, tokenise: async () => reply });
const goodCard = cardOf({ kind: 'token', billingToken: 'tok:credit_card:mastercard:4444' });

const open = async (
  name: PersonaName,
  { openCardForm = async () => goodCard, billing: change }: BillingCircumstances = {},
) => {
  const customer = await testPortal(name, changing('billing', change));
  customer.give({ openCardForm, sanitise: (html) => html as unknown as SanitisedAgreement });
  const visit = async () => {
    const viewModel = customer.get('openPayment')(slot);
    const leave = startVisit(viewModel);
    startVisit(viewModel.cardForm);
    await settle();
    return { viewModel, leave };
  };
  return { ...customer, ...(await visit()), visit };
};

const fill = (viewModel: PaymentViewModel): void => {
  viewModel.changeAddress(address);
  viewModel.agree({ oneTimePayment: true, recurringBilling: true });
};

describe('PaymentViewModel', () => {
  it('is blocked while the card form loads, and after it failed', async () => {
    const drawing = gate<MountedCardElement>();
    const { viewModel } = await open('ny-current', { openCardForm: () => drawing.opened });
    fill(viewModel);
    expect(viewModel.block).toBe('cardLoading');

    const { viewModel: other } = await open('ny-current', {
      openCardForm: () => Promise.reject(new CardServiceUnavailable('blocked')),
    });
    fill(other);
    expect(other.block).toBe('cardFailed');
    await other.submission.send();
    expect(other.state.kind).toBe('editing');
  });

  it('is blocked while the agreements load, and after they failed @BILLING-40', async () => {
    const arriving = gate<string>();
    const { viewModel } = await open('ny-current', { billing: () => ({ agreement: () => arriving.opened }) });
    fill(viewModel);
    expect(viewModel.block).toBe('agreementsLoading');

    const { viewModel: other } = await open('ny-current', {
      billing: () => ({ agreement: () => Promise.reject(failure()) }),
    });
    fill(other);
    expect(other.block).toBe('agreementsFailed');
  });

  it('does not wait for the agreement that is optional for a one-time customer, and sends no consent to it @BILLING-40', async () => {
    const { viewModel, account } = await open('ny-nonrecurring', {
      billing: ({ agreement }) => ({
        agreement: (agreed, signal) =>
          agreed === 'recurringBilling' ? Promise.reject(new Error('gone')) : agreement(agreed, signal),
      }),
    });
    fill(viewModel);
    expect(viewModel.block).toBeUndefined();

    await viewModel.submission.send();

    expect(account).toMatchObject({ billingTerm: 'nonrecurringyearly', paymentMethod: { lastFour: '4444' } });
  });

  it('changes the payment method, and leads to Billing, which says so @BILLING-30 @BILLING-31', async () => {
    const { viewModel, visit, account, went } = await open('ny-eft');
    fill(viewModel);

    await viewModel.submission.send();

    expect(account.paymentMethod).toMatchObject({ type: 'credit_card', lastFour: '4444' });
    expect(went).toEqual([['billing', { state: { payment: 'changed' }, replace: true }]]);
    expect((await visit()).viewModel.draft).toEqual(emptyPaymentDraft);
  });

  it('keeps a receipt of the former method and of what was due @BILLING-74', async () => {
    const { viewModel, account, record, clock } = await open('ny-pastdue');
    fill(viewModel);
    const change = { due: { before: 12550, after: 12550 }, method: { before: account.paymentMethod } };
    expect(viewModel.effect).toEqual(change);

    await viewModel.submission.send();

    expect(record.receipt.read()).toEqual({ kind: 'paymentMethod', at: clock.now(), change });
  });

  it('completes the change when the customer leaves after the token was made, and leads them nowhere @BILLING-58', async () => {
    const writing = gate<undefined>();
    const { viewModel, leave, account, went } = await open('ny-eft', {
      billing: ({ updateMethod }) => ({
        updateMethod: async (...method) => {
          await writing.opened;
          return updateMethod(...method);
        },
      }),
    });
    fill(viewModel);

    const submitting = viewModel.submission.send();
    expect(viewModel.isTokenising).toBe(true);
    await settle();
    expect(viewModel.isTokenising).toBe(false);
    leave();
    writing.open(undefined);
    await submitting;

    expect(account.paymentMethod.type).toBe('credit_card');
    expect(went).toEqual([]);
  });

  it('gives up the change when the customer leaves before, and sends nothing @BILLING-81', async () => {
    // The fields leave the page with the customer, and then the card service never answers.
    const { viewModel, leave, account } = await open('ny-eft', {
      openCardForm: async () => ({ ...goodCard, tokenise: () => new Promise(() => undefined) }),
    });
    fill(viewModel);

    const submitting = viewModel.submission.send();
    expect(viewModel.isTokenising).toBe(true);
    leave();
    await submitting;

    expect(account.paymentMethod.type).toBe('bank_account_info');
  });

  it('sends nothing with a token that comes after the customer has left @BILLING-81', async () => {
    const token = gate<CardToken>();
    const updateMethod = jest.fn(async () => ({ kind: 'updated' as const }));
    const { viewModel, leave, record } = await open('ny-eft', {
      openCardForm: async () => ({ ...goodCard, tokenise: () => token.opened }),
      billing: () => ({ updateMethod }),
    });
    fill(viewModel);

    const submitting = viewModel.submission.send();
    leave();
    token.open({ kind: 'token', billingToken: 'tok:credit_card:mastercard:4444' });
    await submitting;
    await settle();

    expect([updateMethod.mock.calls, record.receipt.read()]).toEqual([[], undefined]);
  });

  it('keeps the form after a problem, which shows until the customer changes something', async () => {
    const { viewModel, went } = await open('ny-current', {
      billing: () => ({ updateMethod: async () => ({ kind: 'blankFields' }) }),
    });
    fill(viewModel);

    await viewModel.submission.send();

    expect(viewModel.problem).toEqual({ kind: 'blankFields' });
    expect(viewModel.draft.address).toEqual(address);
    expect(viewModel.block).toBeUndefined();
    expect(went).toEqual([]);

    viewModel.changeAddress({ city: 'Troy' });
    expect(viewModel.problem).toBeUndefined();
  });

  it('changes the bank account without the card form @BILLING-62', async () => {
    const { viewModel, account, went } = await open('ny-eft', {
      openCardForm: () => Promise.reject(new CardServiceUnavailable('blocked')),
    });
    fill(viewModel);
    viewModel.choosePayBy('bankAccount');
    viewModel.changeAccount({ accountType: 'checking', routingNumber: '123456780' });
    viewModel.changeAccount({ accountNumber: '000123454321', repeatedNumber: '000123454321' });

    await viewModel.submission.send();

    expect(account.paymentMethod).toEqual({ type: 'bank_account_info', lastFour: '4321' });
    expect(went).toHaveLength(1);
  });

  it('keeps the last receipt while nothing is sent @BILLING-77', async () => {
    const { viewModel, record, clock } = await open('ny-current', {
      openCardForm: async () => cardOf({ kind: 'invalid', fields: ['cvv'] }),
    });
    record.receipt.write({ kind: 'paymentMethod', at: clock.now(), change: {} });
    viewModel.agree({ recurringBilling: true });

    await viewModel.submission.send();
    expect(viewModel.problem?.kind).toBe('invalid');
    viewModel.changeAddress(address);
    await viewModel.submission.send();
    expect(viewModel.problem?.kind).toBe('invalidCard');

    expect(record.receipt.read()).toBeDefined();
  });

  it('leaves every other failure to the shared handler, and keeps the form for the way back @BILLING-35 @BILLING-54', async () => {
    const broken = failure();
    const { viewModel, visit, handled } = await open('ny-current', {
      billing: () => ({ updateMethod: () => Promise.reject(broken) }),
    });
    fill(viewModel);

    await viewModel.submission.send();

    expect(handled).toEqual([broken]);
    expect(viewModel.state).toMatchObject({ kind: 'editing' });
    expect(viewModel.problem).toBeUndefined();
    const { viewModel: later } = await visit();
    expect(later.draft).toMatchObject({ address, agreed: { oneTimePayment: true, recurringBilling: true } });
  });

  it('forgets the form when the customer cancels @BILLING-54 @BILLING-61', async () => {
    const { viewModel, visit, went } = await open('ny-current');
    fill(viewModel);

    viewModel.cancel();

    expect(went).toEqual([['billing', { state: { payment: 'unchanged' }, replace: true }]]);
    expect((await visit()).viewModel.draft).toEqual(emptyPaymentDraft);
  });

  describe('with a lost reply', () => {
    /** Replies are lost, mostly after the insurer has carried the write out; billing can be read again once the outage ends. */
    const outage = (method: 'updateMethod' | 'updateTerm', arrives = true) => {
      const state = { isOut: false };
      const billing = (gateway: BillingGateway): Partial<BillingGateway> => ({
        [method]: async (value: never) => {
          state.isOut = true;
          if (arrives) await gateway[method](value);
          return lostReply();
        },
        history: async (signal) => (state.isOut ? { kind: 'unavailable' } : gateway.history(signal)),
        term: async (signal) => (state.isOut ? { kind: 'unavailable' } : gateway.term(signal)),
      });
      return { state, billing };
    };

    it('does not offer the button while the outcome is unknown, also after a reload, and forgets the last receipt @BILLING-66 @BILLING-77', async () => {
      const { state, billing } = outage('updateMethod');
      const { viewModel, visit, record, went, account, clock } = await open('ny-eft', { billing });
      fill(viewModel);
      record.receipt.write({ kind: 'paymentMethod', at: clock.now(), change: {} });

      await viewModel.submission.send();
      expect(viewModel.state).toEqual({ kind: 'unknown' });
      expect(record.receipt.read()).toBeUndefined();
      await viewModel.load();
      expect(viewModel.state).toEqual({ kind: 'unknown' });

      record.drafts.clear();
      const { viewModel: later } = await visit();
      expect(later.state).toEqual({ kind: 'unknown' });
      expect(went).toEqual([]);

      state.isOut = false;
      await later.load();
      expect(account.paymentMethod.type).toBe('credit_card');
      expect(went).toEqual([['billing', { state: { payment: 'changed' }, replace: true }]]);
    });

    it('asks for the term alone once the payment method is found to have changed @BILLING-67', async () => {
      const { state, billing } = outage('updateMethod');
      const { viewModel, went, account } = await open('ny-nonrecurring', { billing });
      fill(viewModel);
      await viewModel.submission.send();

      state.isOut = false;
      await viewModel.load();
      await settle();
      expect(viewModel.draft.isMethodChanged).toBe(true);
      await viewModel.submission.send();

      expect(account.billingTerm).toBe('yearly');
      expect(went).toHaveLength(1);
    });

    it('asks for the term alone after the change of frequency found out that the payment method has changed @BILLING-67', async () => {
      const { state, billing } = outage('updateMethod');
      const { viewModel, visit, leave, get, signal } = await open('ny-nonrecurring', { billing });
      fill(viewModel);
      await viewModel.submission.send();
      leave();

      state.isOut = false;
      expect(await get('prepareFrequency')(signal)).toMatchObject({ kind: 'choosing' });

      const { viewModel: later } = await visit();
      expect(later.draft.isMethodChanged).toBe(true);
    });

    it('follows the success path once the term is found to have changed @BILLING-66', async () => {
      const { state, billing } = outage('updateTerm');
      const { viewModel, went, record } = await open('ny-nonrecurring', { billing });
      fill(viewModel);
      await viewModel.submission.send();
      expect(viewModel.state).toEqual({ kind: 'unknown' });

      state.isOut = false;
      await viewModel.load();
      expect(went).toEqual([['billing', { state: { payment: 'changed' }, replace: true }]]);
      expect(record.profile.read()?.billingTerm).toBe('yearly');
    });

    it('asks for the term alone once the term is found not to have changed @BILLING-67', async () => {
      const { state, billing } = outage('updateTerm', false);
      const { viewModel } = await open('ny-nonrecurring', { billing });
      fill(viewModel);
      await viewModel.submission.send();
      expect(viewModel.state).toEqual({ kind: 'unknown' });

      state.isOut = false;
      await viewModel.load();
      expect(viewModel.draft.isMethodChanged).toBe(true);
    });
  });

  it('asks for no second token after the billing term alone has failed @BILLING-67', async () => {
    const tokenise = jest.fn(goodCard.tokenise);
    const broken = failure();
    const outage = gate<never>();
    let isOut = true;
    const { viewModel, visit, account, handled, went } = await open('ny-nonrecurring', {
      openCardForm: async () => ({ ...goodCard, tokenise }),
      billing: ({ updateTerm }) => ({ updateTerm: (term) => (isOut ? outage.opened : updateTerm(term)) }),
    });
    fill(viewModel);
    const submitting = viewModel.submission.send();
    await settle();
    viewModel.changeAddress({ city: 'Troy' });
    outage.open(Promise.reject(broken) as never);
    await submitting;
    expect(handled).toEqual([broken]);
    expect(went).toEqual([]);

    isOut = false;
    const { viewModel: later } = await visit();
    expect(later.block).toBeUndefined();
    await later.submission.send();

    expect(tokenise).toHaveBeenCalledTimes(1);
    expect(account).toMatchObject({ billingTerm: 'yearly', paymentMethod: { lastFour: '4444' } });
    expect(went).toEqual([['billing', { state: { payment: 'changed' }, replace: true }]]);
  });
});
