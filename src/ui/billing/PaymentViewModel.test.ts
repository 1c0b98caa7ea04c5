import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../../application/ApiFailure';
import { changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { loadBilling } from '../../application/billing/loadBilling';
import type { OpenCardForm } from '../../application/billing/openCardForm';
import { type PaymentOutcome, updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import { CardServiceUnavailable, type CardToken, type MountedCardElement } from '../../application/ports/CardElement';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import { AgreementTexts } from './AgreementTexts';
import { CardForm } from './CardForm';
import { PaymentDrafts, emptyPaymentDraft } from './PaymentDrafts';
import { PaymentViewModel } from './PaymentViewModel';

const slot = { id: 'card', labels: { number: 'Card Number', month: 'MM', year: 'YY', cvv: 'CVV' } };

const address: BillingAddress = {
  firstName: 'Nora',
  lastName: 'Whitfield',
  address1: '118 Maple Avenue',
  city: 'Albany',
  stateCode: 'NY',
  zipCode: '12203',
};

const cardOf = (reply: CardToken): MountedCardElement => ({
  tokenise: async () => reply,
  rename: () => undefined,
  remove: () => undefined,
});
const goodCard = cardOf({ kind: 'token', billingToken: 'tok:credit_card:mastercard:4444' });

interface Circumstances {
  readonly openCardForm?: OpenCardForm;
  readonly billing?: (billing: BillingGateway) => Partial<BillingGateway>;
}

const open = async (name: PersonaName, circumstances: Circumstances = {}) => {
  const { openCardForm = async () => goodCard, billing: change = () => ({}) } = circumstances;
  const customer = await memoryCustomer(name);
  const billing = { ...customer.gateways.billing, ...change(customer.gateways.billing) };
  const loaded = await loadBilling(customer.gateways.billing)(customer.signal);
  if (loaded.kind !== 'loaded') throw new Error('The billing of a test customer is there.');
  const { failures, handled } = recordedFailures();
  const page = { opened: jest.fn(), cancelled: jest.fn(), changed: jest.fn() };
  const drafts = new PaymentDrafts(customer.record.session);
  const visit = () => {
    const viewModel = new PaymentViewModel(
      loaded.value,
      page,
      new CardForm(slot, openCardForm),
      new AgreementTexts(loaded.value.term, billing, failures),
      customer.record,
      updatePaymentMethod(billing, changeBillingTerm(billing, customer.record)),
      drafts,
      customer.clock,
      failures,
    );
    viewModel.start();
    return viewModel;
  };
  const viewModel = visit();
  await settle();
  return { ...customer, viewModel, visit, page, handled };
};

const fill = (viewModel: PaymentViewModel): void => {
  viewModel.changeAddress(address);
  viewModel.agree({ oneTimePayment: true, recurringBilling: true });
};

describe('PaymentViewModel', () => {
  it.each([
    ['ny-nonrecurring', false, false, 'oneTimePayment'],
    ['ny-nonrecurring', false, true, 'oneTimePayment'],
    ['ny-nonrecurring', true, false, undefined],
    ['ny-nonrecurring', true, true, undefined],
    ['ny-current', false, false, 'recurringBilling'],
    ['ny-current', true, false, 'recurringBilling'],
    ['ny-current', false, true, undefined],
    ['ny-both', true, false, 'recurringBilling'],
    ['ny-both', false, true, undefined],
  ] as const)(
    'of %s, with the one-time payment agreed: %s, and recurring billing: %s, is blocked by %s',
    async (name, oneTimePayment, recurringBilling, block) => {
      const { viewModel } = await open(name);
      viewModel.agree({ oneTimePayment, recurringBilling });

      expect(viewModel.block).toBe(block);
    },
  );

  it('is blocked while the card form loads, and when it could not', async () => {
    const drawing = gate<MountedCardElement>();
    const { viewModel } = await open('ny-current', { openCardForm: () => drawing.opened });
    fill(viewModel);
    expect(viewModel.block).toBe('cardLoading');

    const { viewModel: other } = await open('ny-current', {
      openCardForm: () => Promise.reject(new CardServiceUnavailable('blocked')),
    });
    fill(other);
    expect(other.block).toBe('cardFailed');
    await other.submit();
    expect(other.submission.kind).toBe('none');
  });

  it('is blocked while the agreements load, and when they could not', async () => {
    const arriving = gate<string>();
    const { viewModel } = await open('ny-current', { billing: () => ({ agreement: () => arriving.opened }) });
    fill(viewModel);
    expect(viewModel.block).toBe('agreementsLoading');

    const { viewModel: other } = await open('ny-current', {
      billing: () => ({ agreement: () => Promise.reject(new ApiFailure({ status: 500, message: '' })) }),
    });
    fill(other);
    expect(other.block).toBe('agreementsFailed');
  });

  it('knows what is past due, and that it is paid today', async () => {
    const { viewModel } = await open('ny-pastdue');
    expect(viewModel.pastDue).toEqual({ balance: 12550, scheduledDate: '2026-11-21' });

    const { viewModel: other } = await open('ny-current');
    expect(other.pastDue).toBeUndefined();
  });

  it('changes the payment method, and hands over to the page', async () => {
    const { viewModel, visit, account, page } = await open('ny-eft');
    fill(viewModel);

    await viewModel.submit();

    expect(account.paymentMethod).toMatchObject({ type: 'credit_card', lastFour: '4444' });
    expect(page.changed).toHaveBeenCalledTimes(1);
    expect(visit().draft).toEqual(emptyPaymentDraft);
  });

  it('has a one-time customer who agrees to recurring billing pay yearly', async () => {
    const { viewModel, account } = await open('ny-nonrecurring');
    fill(viewModel);

    await viewModel.submit();

    expect(account.billingTerm).toBe('yearly');
  });

  it('asks the card service once, however often the button is pressed', async () => {
    const token = gate<CardToken>();
    const tokenise = jest.fn(() => token.opened);
    const { viewModel } = await open('ny-current', { openCardForm: async () => ({ ...goodCard, tokenise }) });
    fill(viewModel);

    const submits = [viewModel.submit(), viewModel.submit()];
    expect(viewModel.isSubmitting).toBe(true);
    token.open({ kind: 'invalid', fields: ['number'] });
    await Promise.all(submits);

    expect(tokenise).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [PaymentOutcome, Circumstances]>([
    [
      { kind: 'invalidCard', fields: ['number', 'cvv'] },
      { openCardForm: async () => cardOf({ kind: 'invalid', fields: ['number', 'cvv'] }) },
    ],
    [{ kind: 'blankFields' }, { billing: () => ({ updateMethod: async () => ({ kind: 'blankFields' }) }) }],
    [
      { kind: 'refused', message: 'The card was declined.' },
      { billing: () => ({ updateMethod: async () => ({ kind: 'refused', message: 'The card was declined.' }) }) },
    ],
    [
      { kind: 'cardServiceUnavailable' },
      {
        openCardForm: async () => ({ ...goodCard, tokenise: () => Promise.reject(new CardServiceUnavailable('gone')) }),
      },
    ],
  ])('says %j, keeps what was typed, and can be sent again', async (outcome, circumstances) => {
    const { viewModel, page } = await open('ny-current', circumstances);
    fill(viewModel);

    await viewModel.submit();

    expect(viewModel.submission).toEqual(outcome);
    expect(viewModel.draft.address).toEqual(address);
    expect(viewModel.block).toBeUndefined();
    expect(page.changed).not.toHaveBeenCalled();

    viewModel.changeAddress({ city: 'Troy' });
    expect(viewModel.submission.kind).toBe('none');
  });

  it('names the first thing that the address lacks', async () => {
    const { viewModel } = await open('ny-current');
    fill(viewModel);
    viewModel.changeAddress({ lastName: '', zipCode: '' });

    await viewModel.submit();

    expect(viewModel.submission).toEqual({
      kind: 'invalidAddress',
      failure: { field: 'lastName', message: 'payment.lastName.required' },
    });
  });

  it('leaves every other failure to the shared handler, and the form as it was for when the customer comes back', async () => {
    const failure = new ApiFailure({ status: 500, message: '' });
    const { viewModel, visit, handled } = await open('ny-current', {
      billing: () => ({ updateMethod: () => Promise.reject(failure) }),
    });
    fill(viewModel);

    await viewModel.submit();

    expect(handled).toEqual([failure]);
    expect(viewModel.submission.kind).toBe('none');
    expect(visit().draft).toEqual({ address, agreed: { oneTimePayment: true, recurringBilling: true } });
  });

  it('forgets the form when the customer cancels', async () => {
    const { viewModel, visit, page } = await open('ny-current');
    fill(viewModel);

    viewModel.cancel();

    expect(page.cancelled).toHaveBeenCalledTimes(1);
    expect(visit().draft).toEqual(emptyPaymentDraft);
  });

  it('tells the page that it has opened', async () => {
    const { page } = await open('ny-current');

    expect(page.opened).toHaveBeenCalledTimes(1);
  });
});
