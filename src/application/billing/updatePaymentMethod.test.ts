import { billingAddress as address } from '../../../tests/support/payment';
import { billingUseCases } from '../../../tests/support/useCases';
import { type MemoryCustomer, memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../ApiFailure';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway, PaymentMethodReply } from '../ports/BillingGateway';
import { CardServiceUnavailable, type CardToken } from '../ports/CardElement';
import type { Billing } from './loadBilling';
import type { NewPaymentMethod, UpdatePaymentMethod } from './updatePaymentMethod';

const agreedToAll = { oneTimePayment: true, recurringBilling: true };
const cardOf = (tokenise: () => Promise<CardToken>): NewPaymentMethod => ({ kind: 'card', card: { tokenise } });
const mastercard = cardOf(async () => ({ kind: 'token', billingToken: 'tok:credit_card:mastercard:4444' }));
const account = {
  accountType: 'savings',
  routingNumber: '123456780',
  accountNumber: '000123454321',
  repeatedNumber: '000123454321',
} as const;

const over = (customer: MemoryCustomer, billing: BillingGateway = customer.gateways.billing) =>
  billingUseCases({ record: customer.record, billing }).updatePaymentMethod;

/** Before the change; no test changes to a card that looks like this one. */
const paying = (term: BillingTerm): Billing => ({
  term,
  history: { payments: [], paymentMethod: { type: 'NONE' }, pastDue: false },
});

/** What a customer with this billing term enters: all that is asked for. */
const entry = (term: BillingTerm, change: Partial<Parameters<UpdatePaymentMethod>[1]> = {}) => ({
  address,
  agreed: agreedToAll,
  billing: paying(term),
  ...change,
});

describe('updatePaymentMethod', () => {
  it('changes the payment method to the card', async () => {
    const customer = await memoryCustomer('ny-eft');

    const outcome = await over(customer)(mastercard, entry('yearly'));

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
  ] as const)('has %s, who pays %s and agrees to %j, pay %s @BILLING-32', async (name, term, agreed, after) => {
    const customer = await memoryCustomer(name satisfies PersonaName);

    await over(customer)(mastercard, entry(term, { agreed }));

    expect(customer.account.billingTerm).toBe(after);
    expect(customer.record.profile.read()?.billingTerm).toBe(after);
  });

  it('sends no term that stays the same', async () => {
    const customer = await memoryCustomer('ny-current');
    const updateTerm = jest.fn();

    await over(customer, { ...customer.gateways.billing, updateTerm })(mastercard, entry('yearly'));

    expect(updateTerm).not.toHaveBeenCalled();
  });

  it.each([
    ['nonrecurringyearly', { oneTimePayment: false, recurringBilling: true }],
    ['yearly', { oneTimePayment: true, recurringBilling: false }],
    ['monthly', { oneTimePayment: true, recurringBilling: false }],
  ] as const)('makes no call before a customer who pays %s has agreed @BILLING-25', async (term, agreed) => {
    const customer = await memoryCustomer('ny-eft');
    const tokenise = jest.fn();

    expect(await over(customer)(cardOf(tokenise), entry(term, { agreed }))).toEqual({
      kind: 'notAgreed',
    });
    expect(tokenise).not.toHaveBeenCalled();
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it('sends nothing to the insurer without a field of the address @BILLING-20', async () => {
    const customer = await memoryCustomer('ny-current');
    const updateMethod = jest.fn();
    const incomplete = entry('yearly', { address: { ...address, zipCode: '' } });

    expect(await over(customer, { ...customer.gateways.billing, updateMethod })(mastercard, incomplete)).toEqual({
      kind: 'invalid',
      errors: [{ field: 'zipCode', message: 'payment.zipCode.required' }],
      card: [],
    });
    expect(updateMethod).not.toHaveBeenCalled();
  });

  it('names every field that is missing, and those of the card that the card service rejects @BILLING-20 @BILLING-75', async () => {
    const customer = await memoryCustomer('ny-current');
    const card = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv', 'first_name'] }));
    const incomplete = entry('yearly', { address: { ...address, firstName: '', city: ' ' } });

    expect(await over(customer)(card, incomplete)).toEqual({
      kind: 'invalid',
      errors: [
        { field: 'firstName', message: 'payment.firstName.required' },
        { field: 'city', message: 'payment.city.required' },
      ],
      card: ['number', 'cvv'],
    });
  });

  it('names what is missing while the card service does not answer @BILLING-20', async () => {
    const customer = await memoryCustomer('ny-current');
    const card = cardOf(() => Promise.reject(new CardServiceUnavailable('gone')));
    const incomplete = entry('yearly', { address: { ...address, city: '' } });

    expect(await over(customer)(card, incomplete)).toMatchObject({ kind: 'invalid', card: [] });
  });

  it('names what is missing after two seconds if the card service has not answered by then @BILLING-75', async () => {
    const { record, gateways } = await memoryCustomer('ny-current');
    const wait = jest.fn(async () => undefined);
    const hung = cardOf(() => new Promise(() => undefined));
    const incomplete = entry('yearly', { address: { ...address, city: '' } });

    const outcome = await billingUseCases({ record, billing: gateways.billing, wait }).updatePaymentMethod(
      hung,
      incomplete,
    );

    expect(outcome).toEqual({
      kind: 'invalid',
      errors: [{ field: 'city', message: 'payment.city.required' }],
      card: [],
    });
    expect(wait).toHaveBeenCalledWith(2_000, expect.anything());
  });

  it('changes the payment method to another bank account @BILLING-62', async () => {
    const customer = await memoryCustomer('ny-eft');

    const outcome = await over(customer)({ kind: 'bankAccount', account }, entry('yearly'));

    expect(outcome).toEqual({ kind: 'changed' });
    expect(customer.account.paymentMethod).toEqual({ type: 'bank_account_info', lastFour: '4321' });
  });

  it('names the first error of each field of a bank account before those of the address @BILLING-63', async () => {
    const customer = await memoryCustomer('ny-eft');
    const lacking = { kind: 'bankAccount', account: { ...account, routingNumber: '' } } as const;
    const incomplete = entry('yearly', { address: { ...address, firstName: '' } });

    expect(await over(customer)(lacking, incomplete)).toEqual({
      kind: 'invalid',
      errors: [
        { field: 'routingNumber', message: 'payment.routingNumber.required' },
        { field: 'firstName', message: 'payment.firstName.required' },
      ],
      card: [],
    });
  });

  it('names the fields of a bank account that the card service rejects @BILLING-64', async () => {
    const customer = await memoryCustomer('ny-eft');
    const unknown = { kind: 'bankAccount', account: { ...account, routingNumber: '000000000' } } as const;

    expect(await over(customer)(unknown, entry('yearly'))).toEqual({
      kind: 'invalidAccount',
      fields: ['routingNumber'],
    });
    expect(customer.account.paymentMethod).toMatchObject({ lastFour: '6789' });
  });

  it('names the fields that the card service rejects, and sends nothing to the insurer', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv'] }));

    const outcome = await over(customer)(card, entry('yearly'));

    expect(outcome).toEqual({ kind: 'invalidCard', fields: ['number', 'cvv'] });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it('reports that the card service did not answer, and sends nothing to the insurer', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = cardOf(() => Promise.reject(new CardServiceUnavailable('gone')));

    expect(await over(customer)(card, entry('yearly'))).toEqual({
      kind: 'cardServiceUnavailable',
    });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it.each<PaymentMethodReply>([{ kind: 'blankFields' }, { kind: 'refused', message: 'The card was declined.' }])(
    'returns the refusal %j, and leaves the term unchanged',
    async (reply) => {
      const customer = await memoryCustomer('ny-nonrecurring');
      const billing = { ...customer.gateways.billing, updateMethod: async () => reply };

      expect(await over(customer, billing)(mastercard, entry('nonrecurringyearly'))).toEqual(reply);
      expect(customer.account.billingTerm).toBe('nonrecurringyearly');
    },
  );

  it('throws a defect of the card service', async () => {
    const customer = await memoryCustomer('ny-eft');
    const failure = new TypeError('a defect');
    const card = cardOf(() => Promise.reject(failure));

    await expect(over(customer)(card, entry('yearly'))).rejects.toBe(failure);
  });

  it('throws every other failure', async () => {
    const customer = await memoryCustomer('ny-current');
    const failure = new ApiFailure({ kind: 'other', status: 500, message: '' });
    const billing = { ...customer.gateways.billing, updateMethod: () => Promise.reject(failure) };

    await expect(over(customer, billing)(mastercard, entry('yearly'))).rejects.toBe(failure);
  });

  describe('with a lost reply', () => {
    const lost = () => new ApiFailure({ kind: 'unknownOutcome', status: 509, message: '' });
    const start = async (change: (billing: BillingGateway) => Partial<BillingGateway>) => {
      const customer = await memoryCustomer('ny-nonrecurring');
      const before = await customer.gateways.billing.history(customer.signal);
      if (before.kind !== 'loaded') throw new Error('The billing of a test customer is there.');
      const billing = { ...customer.gateways.billing, ...change(customer.gateways.billing) };
      const update = over(customer, billing);
      const term = 'nonrecurringyearly';
      return {
        ...customer,
        update: () => update(mastercard, entry(term, { billing: { term, history: before.value } })),
      };
    };

    it('reads the payment method back, and goes on to the term if it has changed @BILLING-65', async () => {
      const { update, account } = await start(({ updateMethod }) => ({
        updateMethod: async (token) => {
          await updateMethod(token);
          throw lost();
        },
      }));

      expect(await update()).toEqual({ kind: 'changed' });
      expect(account).toMatchObject({ paymentMethod: { lastFour: '4444' }, billingTerm: 'yearly' });
    });

    it('throws the failure if the payment method is the same, and sends another token with another key @BILLING-65', async () => {
      const sent: unknown[] = [];
      const { update, account } = await start(() => ({
        updateMethod: (_token, key) => {
          sent.push(key);
          return Promise.reject(lost());
        },
      }));

      await expect(update()).rejects.toThrow(ApiFailure);
      await expect(update()).rejects.toThrow(ApiFailure);
      expect(new Set(sent).size).toBe(2);
      expect(account.billingTerm).toBe('nonrecurringyearly');
    });

    it('is unknown if billing cannot be read either @BILLING-66', async () => {
      const { update, account } = await start(() => ({
        updateMethod: () => Promise.reject(lost()),
        history: async () => ({ kind: 'unavailable' }),
      }));

      expect(await update()).toEqual({ kind: 'unknown' });
      expect(account.billingTerm).toBe('nonrecurringyearly');
    });
  });

  it('spends no second token after the billing term alone has failed @BILLING-67', async () => {
    const customer = await memoryCustomer('ny-nonrecurring');
    const failure = new ApiFailure({ kind: 'other', status: 500, message: '' });
    const tokens: string[] = [];
    let isOut = true;
    const { billing } = customer.gateways;
    const update = over(customer, {
      ...billing,
      updateMethod: (token) => {
        tokens.push(token);
        return billing.updateMethod(token);
      },
      updateTerm: (term) => (isOut ? Promise.reject(failure) : billing.updateTerm(term)),
    });

    expect(await update(mastercard, entry('nonrecurringyearly'))).toEqual({ kind: 'termFailed', failure });
    isOut = false;
    expect(await update({ kind: 'alreadyChanged' }, entry('nonrecurringyearly'))).toEqual({ kind: 'changed' });

    expect(tokens).toHaveLength(1);
    expect(customer.account.billingTerm).toBe('yearly');
  });
});
