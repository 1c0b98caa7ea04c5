import { observable, runInAction } from 'mobx';
import { failure, lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { type BillingChange, changing, testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';

const open = async (name: PersonaName, change?: BillingChange, variant = testVariant) => {
  const customer = await testPortal(name, changing('billing', change));
  customer.give({ variant });
  const viewModel = customer.get('openFrequency')();
  const leave = startVisit(viewModel);
  await settle();
  return { ...customer, viewModel, leave };
};

describe('FrequencyViewModel', () => {
  it('asks for the prices again at midnight and before it saves on another day, and keeps the choice @BILLING-84', async () => {
    const { give, get, clock: stopped } = await testPortal('ny-current');
    const day = observable.box<string>('2026-11-21');
    const clock = { ...stopped, today: () => day.get() as CalendarDate };
    give({ clock });
    const prepareFrequency = jest.fn(get('prepareFrequency'));
    const changeFrequency = jest.fn(get('changeFrequency'));
    give({ prepareFrequency, changeFrequency });
    const viewModel = get('openFrequency')();
    startVisit(viewModel);
    await settle();
    viewModel.choose('monthly');
    runInAction(() => day.set('2026-11-22'));
    await settle();
    expect(prepareFrequency).toHaveBeenCalledTimes(2);
    expect(viewModel.state).toMatchObject({ kind: 'choosing', chosen: 'monthly' });

    clock.today = () => '2026-11-23' as CalendarDate;
    await viewModel.submission.send();
    await settle();
    expect(prepareFrequency).toHaveBeenCalledTimes(3);
    expect(changeFrequency).not.toHaveBeenCalled();
    await viewModel.submission.send();
    expect(changeFrequency).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['whose variant has no such action', 'nj-current', []],
    ['whose policy is cancelled', 'ny-cancelled', testVariant.billingActions],
    ['who has no policy', 'nj-nopolicy', testVariant.billingActions],
  ] as const)('refuses a customer %s @BILLING-50', async (_who, name, billingActions) => {
    const { viewModel } = await open(name, undefined, { ...testVariant, billingActions });

    expect(viewModel.state).toEqual({ kind: 'refused' });
  });

  it('asks the insurer nothing in a variant without the action @BILLING-15', async () => {
    const term = jest.fn();
    await open('nj-current', () => ({ term }), { ...testVariant, billingActions: [] });

    expect(term).not.toHaveBeenCalled();
  });

  it('saves the other frequency, and leads back to Billing @BILLING-48', async () => {
    const { viewModel, account, went } = await open('ny-current');

    viewModel.choose('monthly');
    await viewModel.submission.send();

    expect(account.billingTerm).toBe('monthly');
    expect(went).toEqual([['billing', { replace: true, state: { frequency: 'changed' } }]]);
  });

  it('shows the choice before Save, and gives a receipt of it @BILLING-73 @BILLING-74 @BILLING-76', async () => {
    const { viewModel, record, clock } = await open('ny-current');
    const { monthlyPremium, annualPremium, termEnd } = record.policy.read() ?? {};
    const visa = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
    const yearly = { period: 'yearly', amount: annualPremium };
    expect(viewModel.effect?.premium).toEqual({ before: yearly, after: yearly });
    expect(viewModel.chargedTermEnd).toBeUndefined();

    viewModel.choose('monthly');
    const change = {
      frequency: { before: 'yearly', after: 'monthly' },
      premium: { before: yearly, after: { period: 'monthly', amount: monthlyPremium } },
      due: { before: Money.zero, after: Money.zero },
      method: { before: visa, after: visa },
    };
    expect(viewModel.effect).toEqual(change);
    expect(viewModel.chargedTermEnd).toBe(termEnd);
    await viewModel.submission.send();

    expect(record.receipt.read()).toEqual({ kind: 'frequency', at: clock.now(), change });
  });

  it('shows nothing about the account while its history is missing @BILLING-76', async () => {
    const { viewModel, handled } = await open('ny-current', () => ({ history: () => Promise.reject(failure()) }));

    expect(viewModel.state.kind).toBe('choosing');
    expect(viewModel.effect?.due).toBeUndefined();
    expect(handled).toEqual([]);
  });

  it('reports a 401 of the history, because the customer is signed out', async () => {
    const over = failure('unauthorized');
    const { handled } = await open('ny-current', () => ({ history: () => Promise.reject(over) }));

    expect(handled).toEqual([over]);
  });

  it('sends nothing when the frequency stays, so that a one-time customer stays one @BILLING-49', async () => {
    const { viewModel, account, went } = await open('ny-nonrecurring');

    viewModel.choose('monthly');
    viewModel.choose('yearly');
    await viewModel.submission.send();

    expect(account.billingTerm).toBe('nonrecurringyearly');
    expect(went).toEqual([['billing', { replace: true }]]);
  });

  it('leads back without a change', async () => {
    const { viewModel, account, went } = await open('ny-current');
    viewModel.choose('monthly');

    viewModel.cancel();

    expect(account.billingTerm).toBe('yearly');
    expect(went).toEqual([['billing', { replace: true }]]);
  });

  it('does not offer to save while the outcome is unknown, forgets the last receipt, and finds it out @BILLING-66 @BILLING-77', async () => {
    let isOut = false;
    const { viewModel, went, record, clock } = await open('ny-current', (billing) => ({
      updateTerm: async (term) => {
        isOut = true;
        await billing.updateTerm(term);
        return lostReply();
      },
      term: async (signal) => (isOut ? { kind: 'unavailable' } : billing.term(signal)),
    }));
    record.receipt.write({ kind: 'frequency', at: clock.now(), change: {} });
    viewModel.choose('monthly');
    await viewModel.submission.send();
    expect(viewModel.state).toEqual({ kind: 'unknown' });
    expect(record.receipt.read()).toBeUndefined();

    isOut = false;
    await viewModel.load();
    expect(went).toEqual([['billing', { replace: true, state: { frequency: 'changed' } }]]);
  });

  it('says that a change was not made whose reply was lost, and keeps the choice @BILLING-66', async () => {
    let isOut = true;
    const { viewModel } = await open('ny-current', (billing) => ({
      updateTerm: (term, key) => (isOut ? lostReply() : billing.updateTerm(term, key)),
      term: async (signal) => (isOut ? { kind: 'unavailable' } : billing.term(signal)),
    }));
    isOut = false;
    await viewModel.load();
    viewModel.choose('monthly');
    isOut = true;
    await viewModel.submission.send();
    isOut = false;
    await viewModel.load();
    expect(viewModel.state).toMatchObject({ kind: 'choosing', current: 'yearly', chosen: 'monthly' });
    expect(viewModel.isNotSaved).toBe(true);
    await viewModel.submission.send();
    expect(viewModel.isNotSaved).toBe(false);
  });
});
