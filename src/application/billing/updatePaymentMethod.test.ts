import { billingAddress as address } from '../../../tests/support/payment';
import { billingUseCases } from '../../../tests/support/useCases';
import { type MemoryCustomer, memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../ApiFailure';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway, PaymentMethodReply } from '../ports/BillingGateway';
import { CardServiceUnavailable, type CardToken } from '../ports/CardElement';
import type { Billing } from './loadBilling';
import type { NewPaymentMethod } from './updatePaymentMethod';

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

describe('updatePaymentMethod', () => {
  it('changes the payment method to the card', async () => {
    const customer = await memoryCustomer('ny-eft');

    const outcome = await over(customer)(mastercard, { address, agreed: agreedToAll, billing: paying('yearly') });

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

    await over(customer)(mastercard, { address, agreed, billing: paying(term) });

    expect(customer.account.billingTerm).toBe(after);
    expect(customer.record.profile.read()?.billingTerm).toBe(after);
  });

  it('sends no term that stays the same', async () => {
    const customer = await memoryCustomer('ny-current');
    const updateTerm = jest.fn();

    await over(customer, { ...customer.gateways.billing, updateTerm })(mastercard, {
      address,
      agreed: agreedToAll,
      billing: paying('yearly'),
    });

    expect(updateTerm).not.toHaveBeenCalled();
  });

  it.each([
    ['nonrecurringyearly', { oneTimePayment: false, recurringBilling: true }],
    ['yearly', { oneTimePayment: true, recurringBilling: false }],
    ['monthly', { oneTimePayment: true, recurringBilling: false }],
  ] as const)('makes no call before a customer who pays %s has agreed @BILLING-25', async (term, agreed) => {
    const customer = await memoryCustomer('ny-eft');
    const tokenise = jest.fn();

    expect(await over(customer)(cardOf(tokenise), { address, agreed, billing: paying(term) })).toEqual({
      kind: 'notAgreed',
    });
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
  ] as const)('sends nothing to the insurer without a %s @BILLING-20', async (field, message) => {
    const customer = await memoryCustomer('ny-current');
    const updateMethod = jest.fn();
    const entry = { address: { ...address, [field]: '' }, agreed: agreedToAll, billing: paying('yearly') } as const;

    expect(await over(customer, { ...customer.gateways.billing, updateMethod })(mastercard, entry)).toEqual({
      kind: 'invalid',
      errors: [{ field, message }],
      card: [],
    });
    expect(updateMethod).not.toHaveBeenCalled();
  });

  it('names every field that is missing, and those of the card that the card service rejects @BILLING-20 @BILLING-75', async () => {
    const customer = await memoryCustomer('ny-current');
    const card = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv', 'first_name'] }));
    const entry = { address: { ...address, firstName: '', city: ' ' }, agreed: agreedToAll, billing: paying('yearly') };

    expect(await over(customer)(card, entry)).toEqual({
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
    const entry = { address: { ...address, city: '' }, agreed: agreedToAll, billing: paying('yearly') };

    expect(await over(customer)(card, entry)).toMatchObject({ kind: 'invalid', card: [] });
  });

  it('names what is missing after two seconds if the card service has not answered by then @BILLING-75', async () => {
    const { record, gateways } = await memoryCustomer('ny-current');
    const wait = jest.fn(async () => undefined);
    const hung = cardOf(() => new Promise(() => undefined));
    const entry = { address: { ...address, city: '' }, agreed: agreedToAll, billing: paying('yearly') };

    const outcome = await billingUseCases({ record, billing: gateways.billing, wait }).updatePaymentMethod(hung, entry);

    expect(outcome).toEqual({
      kind: 'invalid',
      errors: [{ field: 'city', message: 'payment.city.required' }],
      card: [],
    });
    expect(wait).toHaveBeenCalledWith(2_000, expect.anything());
  });

  it('changes the payment method to another bank account @BILLING-62', async () => {
    const customer = await memoryCustomer('ny-eft');

    const outcome = await over(customer)(
      { kind: 'bankAccount', account },
      { address, agreed: agreedToAll, billing: paying('yearly') },
    );

    expect(outcome).toEqual({ kind: 'changed' });
    expect(customer.account.paymentMethod).toEqual({ type: 'bank_account_info', lastFour: '4321' });
  });

  it('names the first error of each field of a bank account before those of the address @BILLING-63', async () => {
    const customer = await memoryCustomer('ny-eft');
    const incomplete = { kind: 'bankAccount', account: { ...account, routingNumber: '' } } as const;
    const entry = { address: { ...address, firstName: '' }, agreed: agreedToAll, billing: paying('yearly') } as const;

    expect(await over(customer)(incomplete, entry)).toEqual({
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

    expect(await over(customer)(unknown, { address, agreed: agreedToAll, billing: paying('yearly') })).toEqual({
      kind: 'invalidAccount',
      fields: ['routingNumber'],
    });
    expect(customer.account.paymentMethod).toMatchObject({ lastFour: '6789' });
  });

  it('names the fields that the card service rejects, and sends nothing to the insurer', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv'] }));

    const outcome = await over(customer)(card, { address, agreed: agreedToAll, billing: paying('yearly') });

    expect(outcome).toEqual({ kind: 'invalidCard', fields: ['number', 'cvv'] });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it('reports that the card service did not answer, and sends nothing to the insurer', async () => {
    const customer = await memoryCustomer('ny-eft');
    const card = cardOf(() => Promise.reject(new CardServiceUnavailable('gone')));

    expect(await over(customer)(card, { address, agreed: agreedToAll, billing: paying('yearly') })).toEqual({
      kind: 'cardServiceUnavailable',
    });
    expect(customer.account.paymentMethod.type).toBe('bank_account_info');
  });

  it.each<PaymentMethodReply>([{ kind: 'blankFields' }, { kind: 'refused', message: 'The card was declined.' }])(
    'returns the refusal %j, and leaves the term unchanged',
    async (reply) => {
      const customer = await memoryCustomer('ny-nonrecurring');
      const billing = { ...customer.gateways.billing, updateMethod: async () => reply };

      expect(
        await over(customer, billing)(mastercard, {
          address,
          agreed: agreedToAll,
          billing: paying('nonrecurringyearly'),
        }),
      ).toEqual(reply);
      expect(customer.account.billingTerm).toBe('nonrecurringyearly');
    },
  );

  it('throws a defect of the card service', async () => {
    const customer = await memoryCustomer('ny-eft');
    const failure = new TypeError('a defect');
    const card = cardOf(() => Promise.reject(failure));

    await expect(over(customer)(card, { address, agreed: agreedToAll, billing: paying('yearly') })).rejects.toBe(
      failure,
    );
  });

  it('throws every other failure', async () => {
    const customer = await memoryCustomer('ny-current');
    const failure = new ApiFailure({ kind: 'other', status: 500, message: '' });
    const billing = { ...customer.gateways.billing, updateMethod: () => Promise.reject(failure) };

    await expect(
      over(customer, billing)(mastercard, { address, agreed: agreedToAll, billing: paying('yearly') }),
    ).rejects.toBe(failure);
  });

  describe('with a lost reply', () => {
    const lost = () => new ApiFailure({ kind: 'unknownOutcome', status: 509, message: '' });
    const entry = { address, agreed: agreedToAll } as const;
    const start = async (change: (billing: BillingGateway) => Partial<BillingGateway>) => {
      const customer = await memoryCustomer('ny-nonrecurring');
      const before = await customer.gateways.billing.history(customer.signal);
      if (before.kind !== 'loaded') throw new Error('The billing of a test customer is there.');
      const billing = { ...customer.gateways.billing, ...change(customer.gateways.billing) };
      const update = over(customer, billing);
      return { ...customer, update, before: { term: 'nonrecurringyearly', history: before.value } as const };
    };

    it('reads the payment method back, and goes on to the term if it has changed @BILLING-65', async () => {
      const { update, before, account } = await start(({ updateMethod }) => ({
        updateMethod: async (token) => {
          await updateMethod(token);
          throw lost();
        },
      }));

      expect(await update(mastercard, { ...entry, billing: before })).toEqual({ kind: 'changed' });
      expect(account).toMatchObject({ paymentMethod: { lastFour: '4444' }, billingTerm: 'yearly' });
    });

    it('throws the failure if the payment method is the same, and sends another token with another key @BILLING-65', async () => {
      const sent: unknown[] = [];
      const { update, before, account } = await start(() => ({
        updateMethod: (_token, key) => {
          sent.push(key);
          return Promise.reject(lost());
        },
      }));

      await expect(update(mastercard, { ...entry, billing: before })).rejects.toThrow(ApiFailure);
      await expect(update(mastercard, { ...entry, billing: before })).rejects.toThrow(ApiFailure);
      expect(new Set(sent).size).toBe(2);
      expect(account.billingTerm).toBe('nonrecurringyearly');
    });

    it('is unknown if billing cannot be read either @BILLING-66', async () => {
      const { update, before, account } = await start(() => ({
        updateMethod: () => Promise.reject(lost()),
        history: async () => ({ kind: 'unavailable' }),
      }));

      expect(await update(mastercard, { ...entry, billing: before })).toEqual({ kind: 'unknown' });
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
    const entry = { address, agreed: agreedToAll, billing: paying('nonrecurringyearly') };

    expect(await update(mastercard, entry)).toEqual({ kind: 'termFailed', failure });
    isOut = false;
    expect(await update({ kind: 'alreadyChanged' }, entry)).toEqual({ kind: 'changed' });

    expect(tokens).toHaveLength(1);
    expect(customer.account.billingTerm).toBe('yearly');
  });
});
