import { day } from '../../../tests/support/arbitraries';
import { settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { type BillingChange, changing, testPortal } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { Policy } from '../../domain/policy/Policy';

const unavailable = { kind: 'unavailable' } as const;

const open = async (name: PersonaName, change?: BillingChange) => {
  const customer = await testPortal(name, changing('billing', change));
  const viewModel = customer.get('openBilling')();
  startVisit(viewModel);
  await settle();
  return { ...customer, viewModel };
};

/** Billing that fails in one method until the outage ends. */
const outage = (method: 'history' | 'term') => {
  const state = { isOut: true };
  const change = (billing: BillingGateway): Partial<BillingGateway> => ({
    [method]: async (signal: AbortSignal) => (state.isOut ? unavailable : billing[method](signal)),
  });
  return { state, change };
};

describe('BillingViewModel', () => {
  it.each([
    ['yearly', '2027-11-21', '2027-11-21'],
    ['monthly', '2026-11-21', '2026-11-21'],
    ['monthly', '2026-11-20', undefined],
    ['quarterly', '2027-11-21', undefined],
  ] as const)('of a term %s until %s, charges on the day of %s @BILLING-57', async (billingTerm, termEnd, charged) => {
    const { viewModel, record } = await open('ny-current', () => ({
      term: async () => ({ kind: 'loaded', value: billingTerm }),
    }));
    record.policy.write({ ...(record.policy.read() as Policy), termEnd: day(termEnd) });

    expect(viewModel.chargedTermEnd).toBe(charged);
  });

  it.each([
    ['paymentMethod', true],
    ['frequency', true],
    ['coverages', false],
    ['cancellation', false],
  ] as const)('has the receipt of a change of billing alone: %s @BILLING-77', async (kind, has) => {
    const { viewModel, record, clock } = await open('ny-current');
    record.receipt.write({ kind, at: clock.now(), change: {} });

    expect(viewModel.receipt !== undefined).toBe(has);
  });

  it.each([
    ['ny-current', true, false],
    ['ny-renewal', true, true],
    ['ny-cancelled', false, false],
    ['nj-nopolicy', true, false],
  ] as const)(
    'lets %s update the payment method: %s, and pay the bill: %s @BILLING-3 @BILLING-4',
    async (name, mayChange, mayPayBill) => {
      const { viewModel } = await open(name);

      expect(viewModel.content.state.kind).toBe('loaded');
      expect(viewModel.mayChange).toBe(mayChange);
      expect(viewModel.mayPayBill).toBe(mayPayBill);
    },
  );

  it('links the customer’s own billing documents, newest first, and no others @BILLING-7', async () => {
    const { viewModel, account } = await open('ny-current');
    account.documentKeys = [
      'HP-10010001/decPage/2026-11-02.pdf',
      'HP-10010001/billingNotice/2026-10-22.pdf',
      'HP-10010002/billingNotice/2026-11-03.pdf',
      'HP-10010001/billingReinstated/2026-11-05.pdf',
    ];
    await viewModel.content.load();

    expect(viewModel.documents.map(({ kind }) => kind)).toEqual(['billingReinstated', 'billingNotice']);
  });

  it('shows ten payments a page, newest first @BILLING-9', async () => {
    const { viewModel } = await open('ny-current');

    const dates = viewModel.payments.rows.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(viewModel.payments).toMatchObject({ first: 1, last: 10, total: 24 });

    viewModel.turnTo({ index: 2, size: 10 });
    expect(viewModel.payments).toMatchObject({ first: 21, last: 24 });

    viewModel.turnTo({ index: 0, size: 20 });
    expect(viewModel.payments).toMatchObject({ index: 0, first: 1, last: 20 });
  });

  it('shows the payments that the customer left after Back, and the newest otherwise @BILLING-9', async () => {
    const { viewModel, get } = await open('ny-current');
    viewModel.turnTo({ index: 1, size: 20 });
    const openBilling = get('openBilling');
    expect(openBilling(true).paging).toEqual({ index: 1, size: 20 });
    expect(openBilling(false).paging).toEqual({ index: 0, size: 10 });
  });

  it.each(['history', 'term'] as const)(
    'offers to try again when the %s is unavailable, which can work @BILLING-13',
    async (method) => {
      const { state, change } = outage(method);
      const { viewModel, handled } = await open('ny-current', change);
      expect(viewModel.content.state).toEqual(unavailable);
      expect(viewModel.allPayments).toEqual([]);

      state.isOut = false;
      await viewModel.content.load();

      expect(viewModel.content.state.kind).toBe('loaded');
      expect(viewModel.documents).toHaveLength(2);
      expect(handled).toEqual([]);
    },
  );
});
