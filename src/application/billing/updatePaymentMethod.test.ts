import { lostReply } from '../../../tests/support/failure';
import { billingAddress as address } from '../../../tests/support/payment';
import { type BillingChange, changing, testPortal } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { BillingTerm } from '../../domain/account/BillingTerm';
import { ApiFailure } from '../ApiFailure';
import type { PaymentMethodReply } from '../ports/BillingGateway';
import { CardServiceUnavailable, type CardToken } from '../ports/CardService';
import type { Delay } from '../ports/Delay';
import type { NewPaymentMethod, UpdatePaymentMethod } from './updatePaymentMethod';

const open = async (name: PersonaName, change?: BillingChange, wait?: Delay) => {
  const portal = await testPortal(name, changing('billing', change));
  if (wait) portal.give({ wait });
  return { ...portal, updatePaymentMethod: portal.get('updatePaymentMethod') };
};

const cardOf = (tokenise: () => Promise<CardToken>): NewPaymentMethod => ({ kind: 'card', card: { tokenise } });
const mastercard = cardOf(async () => ({ kind: 'token', billingToken: 'tok:credit_card:mastercard:4444' }));
const noCardService = cardOf(() => Promise.reject(new CardServiceUnavailable('gone')));
const savings = {
  accountType: 'savings',
  routingNumber: '123456780',
  accountNumber: '000123454321',
  repeatedNumber: '000123454321',
} as const;

/**
 * What a customer with this billing term enters: all that is asked for. No test changes to a card that looks like the payment method
 * before the change.
 */
const entry = (term: BillingTerm, change: Partial<Parameters<UpdatePaymentMethod>[1]> = {}) => ({
  address,
  agreed: { oneTimePayment: true, recurringBilling: true },
  billing: { term, history: { payments: [], paymentMethod: { type: 'NONE' }, pastDue: false } } as const,
  tokenising: { leaving: new AbortController().signal, onToken: () => undefined },
  ...change,
});

/** An entry that lacks parts of the address. */
const lacking = (parts: Partial<typeof address>) => entry('yearly', { address: { ...address, ...parts } });

describe('updatePaymentMethod', () => {
  it.each([
    ['ny-nonrecurring', 'nonrecurringyearly', { oneTimePayment: true, recurringBilling: true }, 'yearly'],
    ['ny-nonrecurring', 'nonrecurringyearly', { oneTimePayment: true, recurringBilling: false }, 'nonrecurringyearly'],
    ['ny-current', 'yearly', { oneTimePayment: false, recurringBilling: true }, 'yearly'],
    ['ny-both', 'monthly', { oneTimePayment: false, recurringBilling: true }, 'monthly'],
  ] as const)('has %s, who pays %s and agrees to %j, pay %s @BILLING-32', async (name, term, agreed, after) => {
    const { updatePaymentMethod, account, record } = await open(name);

    await updatePaymentMethod(mastercard, entry(term, { agreed }));

    expect(account.billingTerm).toBe(after);
    expect(record.profile.read()?.billingTerm).toBe(after);
  });

  it('keeps the monthly term that a one-time customer has chosen in another tab meanwhile @BILLING-86', async () => {
    const { updatePaymentMethod, account, record } = await open('ny-nonrecurring');
    account.billingTerm = 'monthly';

    expect(await updatePaymentMethod(mastercard, entry('nonrecurringyearly'))).toEqual({ kind: 'changed' });
    expect([account.billingTerm, record.profile.read()?.billingTerm]).toEqual(['monthly', 'monthly']);
  });

  it.each([
    ['billing is unavailable', () => Promise.resolve({ kind: 'unavailable' } as const)],
    ['the call fails', lostReply],
  ])('changes a one-time customer to yearly if the term cannot be read: %s @BILLING-86', async (_, term) => {
    const { updatePaymentMethod, account } = await open('ny-nonrecurring', () => ({ term }));

    await updatePaymentMethod(mastercard, entry('nonrecurringyearly'));

    expect(account.billingTerm).toBe('yearly');
  });

  it('does not take its own change of the term, whose reply was lost, for another one @BILLING-86', async () => {
    let isReadable = true;
    const { updatePaymentMethod, record } = await open('ny-nonrecurring', ({ term, updateTerm }) => ({
      term: (signal) => (isReadable ? term(signal) : lostReply()),
      updateTerm: async (...change) => {
        await updateTerm(...change);
        isReadable = false;
        return lostReply();
      },
    }));
    expect(await updatePaymentMethod(mastercard, entry('nonrecurringyearly'))).toEqual({ kind: 'unknown' });

    isReadable = true;
    await updatePaymentMethod({ kind: 'alreadyChanged' }, entry('nonrecurringyearly'));

    expect(record.sent.read()).toEqual({});
  });

  it('sends no term that stays the same', async () => {
    const updateTerm = jest.fn();
    const { updatePaymentMethod } = await open('ny-current', () => ({ updateTerm }));

    await updatePaymentMethod(mastercard, entry('yearly'));

    expect(updateTerm).not.toHaveBeenCalled();
  });

  it('gives up the change if the customer has left, even if the token comes at once @BILLING-81', async () => {
    const { updatePaymentMethod, account } = await open('ny-eft');
    const tokenising = { leaving: AbortSignal.abort(), onToken: () => undefined };

    const outcome = await updatePaymentMethod(mastercard, entry('yearly', { tokenising }));

    expect([outcome.kind, account.paymentMethod.type]).toEqual(['cardServiceUnavailable', 'bank_account_info']);
  });

  it.each([
    ['nonrecurringyearly', { oneTimePayment: false, recurringBilling: true }],
    ['yearly', { oneTimePayment: true, recurringBilling: false }],
    ['monthly', { oneTimePayment: true, recurringBilling: false }],
  ] as const)('makes no call before a customer who pays %s has agreed @BILLING-25', async (term, agreed) => {
    const { updatePaymentMethod, account } = await open('ny-eft');
    const tokenise = jest.fn();

    expect(await updatePaymentMethod(cardOf(tokenise), entry(term, { agreed }))).toEqual({ kind: 'notAgreed' });
    expect(tokenise).not.toHaveBeenCalled();
    expect(account.paymentMethod.type).toBe('bank_account_info');
  });

  it('sends nothing to the insurer without a field of the address @BILLING-20', async () => {
    const updateMethod = jest.fn();
    const { updatePaymentMethod } = await open('ny-current', () => ({ updateMethod }));

    expect(await updatePaymentMethod(mastercard, lacking({ zipCode: '' }))).toEqual({
      kind: 'invalid',
      errors: [{ field: 'zipCode', message: 'payment.zipCode.required' }],
      card: [],
    });
    expect(updateMethod).not.toHaveBeenCalled();
  });

  it('names every field that is missing, and those of the card that the card service rejects @BILLING-20 @BILLING-75', async () => {
    const { updatePaymentMethod } = await open('ny-current');
    const card = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv', 'firstName'] }));

    expect(await updatePaymentMethod(card, lacking({ firstName: '', city: ' ' }))).toEqual({
      kind: 'invalid',
      errors: [
        { field: 'firstName', message: 'payment.firstName.required' },
        { field: 'city', message: 'payment.city.required' },
      ],
      card: ['number', 'cvv'],
    });
  });

  it('names what is missing while the card service does not answer @BILLING-20', async () => {
    const { updatePaymentMethod } = await open('ny-current');

    expect(await updatePaymentMethod(noCardService, lacking({ city: '' }))).toMatchObject({
      kind: 'invalid',
      card: [],
    });
  });

  it('names what is missing after two seconds if the card service has not answered by then @BILLING-75', async () => {
    const wait = jest.fn(async () => undefined);
    const { updatePaymentMethod } = await open('ny-current', undefined, wait);
    const hung = cardOf(() => new Promise(() => undefined));

    expect(await updatePaymentMethod(hung, lacking({ city: '' }))).toMatchObject({ kind: 'invalid', card: [] });
    expect(wait).toHaveBeenCalledWith(2_000, expect.anything());
  });

  it('names the first error of each field of a bank account before those of the address @BILLING-63', async () => {
    const { updatePaymentMethod } = await open('ny-eft');
    const incomplete = { kind: 'bankAccount', account: { ...savings, routingNumber: '' } } as const;

    expect(await updatePaymentMethod(incomplete, lacking({ firstName: '' }))).toEqual({
      kind: 'invalid',
      errors: [
        { field: 'routingNumber', message: 'payment.routingNumber.required' },
        { field: 'firstName', message: 'payment.firstName.required' },
      ],
      card: [],
    });
  });

  const unknownBank = { kind: 'bankAccount', account: { ...savings, routingNumber: '000000000' } } as const;
  const invalidCard = cardOf(async () => ({ kind: 'invalid', fields: ['number', 'cvv'] }));

  it.each<[string, NewPaymentMethod, object]>([
    ['the fields of a bank account', unknownBank, { kind: 'invalidAccount', fields: ['routingNumber'] }],
    ['the fields of a card', invalidCard, { kind: 'invalidCard', fields: ['number', 'cvv'] }],
    ['nothing', noCardService, { kind: 'cardServiceUnavailable' }],
  ])('sends nothing to the insurer if the card service answers with %s @BILLING-64', async (_, method, outcome) => {
    const { updatePaymentMethod, account } = await open('ny-eft');

    expect(await updatePaymentMethod(method, entry('yearly'))).toEqual(outcome);
    expect(account.paymentMethod).toMatchObject({ type: 'bank_account_info', lastFour: '6789' });
  });

  it.each<PaymentMethodReply>([{ kind: 'blankFields' }, { kind: 'refused', message: 'The card was declined.' }])(
    'returns the refusal %j, and leaves the term unchanged',
    async (reply) => {
      const { updatePaymentMethod, account } = await open('ny-nonrecurring', () => ({
        updateMethod: async () => reply,
      }));

      expect(await updatePaymentMethod(mastercard, entry('nonrecurringyearly'))).toEqual(reply);
      expect(account.billingTerm).toBe('nonrecurringyearly');
    },
  );

  it('throws a defect of the card service', async () => {
    const { updatePaymentMethod } = await open('ny-eft');
    const defect = new TypeError('a defect');

    await expect(
      updatePaymentMethod(
        cardOf(() => Promise.reject(defect)),
        entry('yearly'),
      ),
    ).rejects.toBe(defect);
  });

  describe('with a lost reply', () => {
    const start = async (change: BillingChange) => {
      const customer = await open('ny-nonrecurring', change);
      const before = await customer.gateways.billing.history(customer.signal);
      if (before.kind !== 'loaded') throw new Error('The billing of a test customer is there.');
      const term = 'nonrecurringyearly';
      const typed = entry(term, { billing: { term, history: before.value } });
      return { ...customer, update: () => customer.updatePaymentMethod(mastercard, typed) };
    };

    it('reads the payment method back, and goes on to the term if it has changed @BILLING-65', async () => {
      const { update, account } = await start(({ updateMethod }) => ({
        updateMethod: async (token) => {
          await updateMethod(token);
          return lostReply();
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
          return lostReply();
        },
      }));

      await expect(update()).rejects.toThrow(ApiFailure);
      await expect(update()).rejects.toThrow(ApiFailure);
      expect(new Set(sent).size).toBe(2);
      expect(account.billingTerm).toBe('nonrecurringyearly');
    });
  });
});
