/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { getByLabelText, queryByLabelText } from '@testing-library/dom';
import { today } from '../../../tests/support/memoryCustomer';
import { billingAddress as address, cardSlot as slot } from '../../../tests/support/payment';
import { CardServiceUnavailable } from '../../application/ports/CardService';
import { memoryCardService } from './memoryCardService';

const type = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values)) {
    Object.assign(getByLabelText(document.body, label), { value });
  }
};

const goodCard = { 'Card Number': '4111 1111 1111 1111', MM: '12', YY: '30', CVV: '123' };

const service = memoryCardService({ today: () => today });

const mount = (signal = new AbortController().signal) => service.mount(slot, signal);

describe('memoryCardService', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="card"></div>';
  });

  it('draws labelled fields into the slot, and removes them', async () => {
    const card = await mount();
    for (const label of Object.values(slot.labels)) expect(getByLabelText(document.body, label)).toBeTruthy();

    card.remove();
    expect(document.getElementById('card')?.childElementCount).toBe(0);
  });

  it('renames the fields, and keeps what is typed', async () => {
    const card = await mount();
    type({ 'Card Number': '4111' });
    card.rename({ number: 'Número de tarjeta', month: 'MM', year: 'AA', cvv: 'CVV' });
    expect(getByLabelText(document.body, 'Número de tarjeta')).toHaveProperty('value', '4111');
    expect(queryByLabelText(document.body, 'Card Number')).toBeNull();
  });

  it('removes its fields when the customer leaves', async () => {
    const visit = new AbortController();
    await mount(visit.signal);
    visit.abort();
    expect(document.getElementById('card')?.childElementCount).toBe(0);

    await expect(mount(visit.signal)).rejects.toThrow(CardServiceUnavailable);
    expect(document.getElementById('card')?.childElementCount).toBe(0);
  });

  it('needs a slot', async () => {
    document.body.innerHTML = '';
    await expect(mount()).rejects.toThrow(CardServiceUnavailable);
  });

  it('returns a token for the accepted card @CONFIG-17', async () => {
    const card = await mount();
    type(goodCard);

    expect(await card.tokenise(address)).toEqual({ kind: 'token', billingToken: 'tok:credit_card:visa:1111' });
  });

  it.each([
    { 'Card Number': '4111-1111-1111-1111' },
    { 'Card Number': '４１１１１１１１１１１１１１１１', CVV: '１２３' },
    { MM: '11', YY: '26' },
    { MM: '1', YY: '2030' },
  ])('accepts it as %j, until its month is over @CONFIG-17', async (typed) => {
    const card = await mount();
    type({ ...goodCard, ...typed });

    expect(await card.tokenise(address)).toMatchObject({ kind: 'token' });
  });

  it.each([
    [{ 'Card Number': '4000 0000 0000 0002' }, address, ['number']],
    [{ 'Card Number': '', MM: '', YY: '', CVV: '' }, address, ['number', 'month', 'year', 'cvv']],
    [{ MM: '13' }, address, ['month']],
    [{ YY: '3' }, address, ['year']],
    [{ MM: '10', YY: '26' }, address, ['month', 'year']],
    [{ MM: '12', YY: '2020' }, address, ['month', 'year']],
    [{ CVV: '' }, address, ['cvv']],
    [{}, { ...address, firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    [{}, { ...address, address1: '', zipCode: '' }, ['address1', 'zipCode']],
  ])('reports the invalid fields of a card with %j and the address %j @CONFIG-17', async (typed, billed, fields) => {
    const card = await mount();
    type({ ...goodCard, ...typed });

    expect(await card.tokenise(billed)).toEqual({ kind: 'invalid', fields });
  });

  it('returns a token for a bank account, and rejects an unknown one @BILLING-62 @CONFIG-14', async () => {
    const account = {
      accountType: 'checking',
      routingNumber: '123456780',
      accountNumber: '000123456789',
      repeatedNumber: '000123456789',
    } as const;

    expect(await service.tokeniseBankAccount(account, address)).toEqual({
      kind: 'token',
      billingToken: 'tok:bank_account_info::6789',
    });
    expect(
      await service.tokeniseBankAccount({ ...account, routingNumber: '000000000', accountNumber: '12' }, address),
    ).toEqual({ kind: 'invalid', fields: ['routingNumber', 'accountNumber'] });
  });
});
