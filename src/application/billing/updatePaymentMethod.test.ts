import { type MemoryCustomer, memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../ApiFailure';
import type { BillingAddress } from '../../domain/billing/BillingAddress';
import type { BillingGateway, PaymentMethodReply } from '../ports/BillingGateway';
import { CardServiceUnavailable, type CardToken } from '../ports/CardElement';
import { changeBillingTerm } from './changeBillingTerm';
import { updatePaymentMethod } from './updatePaymentMethod';

const address: BillingAddress = {
  firstName: 'Nora',
  lastName: 'Whitfield',
  address1: '118 Maple Avenue',
  city: 'Albany',
  stateCode: 'NY',
  zipCode: '12203',
};
const agreedToAll = { oneTimePayment: true, recurringBilling: true };
const token = (billingToken: string) => ({
  tokenise: async (): Promise<CardToken> => ({ kind: 'token', billingToken }),
});
const mastercard = token('tok:credit_card:mastercard:4444');

const over = (customer: MemoryCustomer, billing: BillingGateway = customer.gateways.billing) =>
  updatePaymentMethod(billing, changeBillingTerm(billing, customer.record));

describe('updatePaymentMethod', () => {
  it('has the insurer use the card from now on', async () => {
    const customer = await memoryCustomer('ny-eft');

    const outcome = await over(customer)(mastercard, { address, agreed: agreedToAll, term: 'yearly' });

    expect(outcome).toEqual({ kind: 'changed' });
    expect(customer.account.paymentMethod).toMatchObject({
      type: 'credit_card',
      cardType: 'mastercard',
      lastFour: '4444',
    });
  });

  it.each([
    ['ny-nonrecurring', 'nonrecurringyearly', { oneTimePayment: true, recurringBilling: true }, 'yearly'],
    ['ny-nonrecurring', 'nonrecurringyearly', { oneTimePayment: true, recurringBilling: false }, 'nonrecurringyearly'],
    ['ny-current', 'yearly', { oneTimePayment: false, recurringBilling: true }, 'yearly'],
    ['ny-both', 'monthly', { oneTimePayment: false, recurringBilling: true }, 'monthly'],
  ] as const)('of %s, who pays %s and agrees to %j, makes one who pays %s', async (name, term, agreed, after) => {
    const customer = await memoryCustomer(name satisfies PersonaName);

    await over(customer)(mastercard, { address, agreed, term });

    expect(customer.account.billingTerm).toBe(after);
    expect(customer.record.profile.read()?.billingTerm).toBe(after);
  });

  it('sends no term where it stays', async () => {
    const customer = await memoryCustomer('ny-current');
    const updateTerm = jest.fn();

    await over(customer, { ...customer.gateways.billing, updateTerm })(mastercard, {
      address,
      agreed: agreedToAll,
      term: 'yearly',
    });

    expect(updateTerm).not.toHaveBeenCalled();
  });

  it.each([
    ['nonrecurringyearly', { oneTimePayment: false, recurringBilling: true }],
    ['yearly', { oneTimePayment: true, recurringBilling: false }],
    ['monthly', { oneTimePayment: true, recurringBilling: false }],
  ] as const)('asks nobody before a customer who pays %s has agreed', async (term, agreed) => {
    const customer = await memoryCustomer('ny-eft');
    const tokenise = jest.fn();

    expect(await over(customer)({ tokenise }, { address, agreed, term })).toEqual({ kind: 'notAgreed' });
    expect(tokenise).not.toHaveBeenCalled();
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it.each([
    ['firstName', 'payment.firstName.required'],
    ['lastName', 'payment.lastName.required'],
    ['address1', 'payment.address1.required'],
    ['city', 'payment.city.required'],
    ['stateCode', 'payment.stateCode.required'],
    ['zipCode', 'payment.zipCode.required'],
  ] as const)('asks nobody without a %s', async (field, message) => {
    const customer = await memoryCustomer('ny-current');
    const tokenise = jest.fn();
    const entry = { address: { ...address, [field]: '' }, agreed: agreedToAll, term: 'yearly' } as const;

    expect(await over(customer)({ tokenise }, entry)).toEqual({ kind: 'invalidAddress', failure: { field, message } });
    expect(tokenise).not.toHaveBeenCalled();
  });

  it('names the fields that the card service found invalid, and leaves the insurer alone', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = { tokenise: async (): Promise<CardToken> => ({ kind: 'invalid', fields: ['number', 'cvv'] }) };

    const outcome = await over(customer)(card, { address, agreed: agreedToAll, term: 'yearly' });

    expect(outcome).toEqual({ kind: 'invalidCard', fields: ['number', 'cvv'] });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it('says that the card service did not answer, and leaves the insurer alone', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = { tokenise: (): Promise<CardToken> => Promise.reject(new CardServiceUnavailable('gone')) };

    expect(await over(customer)(card, { address, agreed: agreedToAll, term: 'yearly' })).toEqual({
      kind: 'cardServiceUnavailable',
    });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it.each<PaymentMethodReply>([{ kind: 'blankFields' }, { kind: 'refused', message: 'The card was declined.' }])(
    'answers what the insurer refuses it for (%j), and leaves the term as it is',
    async (reply) => {
      const customer = await memoryCustomer('ny-nonrecurring');
      const billing = { ...customer.gateways.billing, updateMethod: async () => reply };

      expect(
        await over(customer, billing)(mastercard, { address, agreed: agreedToAll, term: 'nonrecurringyearly' }),
      ).toEqual(reply);
      expect(customer.account.billingTerm).toBe('nonrecurringyearly');
    },
  );

  it('hands on what fails at the card service for a reason of ours', async () => {
    const customer = await memoryCustomer('ny-eft');
    const failure = new TypeError('a defect');
    const card = { tokenise: (): Promise<CardToken> => Promise.reject(failure) };

    await expect(over(customer)(card, { address, agreed: agreedToAll, term: 'yearly' })).rejects.toBe(failure);
  });

  it('hands on every other failure', async () => {
    const customer = await memoryCustomer('ny-current');
    const failure = new ApiFailure({ status: 500, message: '' });
    const billing = { ...customer.gateways.billing, updateMethod: () => Promise.reject(failure) };

    await expect(over(customer, billing)(mastercard, { address, agreed: agreedToAll, term: 'yearly' })).rejects.toBe(
      failure,
    );
  });
});
