import { VirtualTime } from '../../../tests/support/VirtualTime';
import { memoryCustomer, recordedFailures, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { settle } from '../../../tests/support/FakeNetwork';
import type { MemoryGateways } from '../../adapters/memory/memoryGateways';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../../application/ApiFailure';
import { completeRecord } from '../../application/customer/completeRecord';
import { loadBilling } from '../../application/billing/loadBilling';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import { BillingViewModel } from './BillingViewModel';
import { payingState } from './payingState';

const settings = {
  billingActions: [{ label: 'Edit billing frequency', route: '/billing/frequency' }],
  documentsBaseUrl: '/documents/',
};

const unavailable = { kind: 'unavailable' } as const;

const open = async (name: PersonaName, change: (gateways: MemoryGateways) => Partial<MemoryGateways> = () => ({})) => {
  const customer = await memoryCustomer(name);
  const gateways = { ...customer.gateways, ...change(customer.gateways) };
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const viewModel = new BillingViewModel(
    customer.record,
    completeRecord(customer.record, customer.loadPolicy, customer.loadProfile),
    loadBilling(gateways.billing),
    gateways.documents,
    settings,
    customer.clock,
    navigation,
    failures,
  );
  const stop = viewModel.start();
  await settle();
  return { ...customer, viewModel, went, handled, stop };
};

/** Billing that fails in one method until it is mended. */
const outage = (method: 'history' | 'term') => {
  const state = { isOut: true };
  const change = ({ billing }: MemoryGateways): { billing: BillingGateway } => ({
    billing: {
      ...billing,
      [method]: async (signal: AbortSignal) => (state.isOut ? unavailable : billing[method](signal)),
    },
  });
  return { state, change };
};

describe('BillingViewModel', () => {
  it.each([
    ['ny-current', true, false],
    ['ny-both', true, false],
    ['ny-nonrecurring', true, false],
    ['ny-eft', true, false],
    ['ny-pastdue', true, false],
    ['ny-renewal', true, true],
    ['ny-cancelled', false, false],
    ['nj-current', true, false],
    ['nj-cancelled', false, false],
    ['nj-nopolicy', true, false],
  ] as const)('lets %s update the payment method: %s, and pay the bill: %s', async (name, mayChange, mayPayBill) => {
    const { viewModel } = await open(name);

    expect(viewModel.content.kind).toBe('idle');
    expect(viewModel.mayChange).toBe(mayChange);
    expect(viewModel.mayPayBill).toBe(mayPayBill);
    expect(viewModel.actions).toEqual(mayChange ? settings.billingActions : []);
  });

  it('links the customer’s own billing documents, newest first, and no others', async () => {
    const { viewModel, account } = await open('ny-current');
    account.documentKeys = [
      'HP-10010001/decPage/2026-11-02.pdf',
      'HP-10010001/billingNotice/2026-10-22.pdf',
      'HP-10010001/nonPayCancellation/2026-11-01.pdf',
      'HP-10010002/billingNotice/2026-11-03.pdf',
      'HP-10010001/../HP-10010002/billingNotice/2026-11-03.pdf',
      'HP-10010001/recurringAuthorization/2026-07-26.pdf',
      'HP-10010001/billingReinstated/2026-11-05.pdf',
    ];
    await viewModel.load();

    expect(viewModel.documents).toEqual([
      { kind: 'billingReinstated', date: '2026-11-05', url: '/documents/HP-10010001/billingReinstated/2026-11-05.pdf' },
      {
        kind: 'nonPayCancellation',
        date: '2026-11-01',
        url: '/documents/HP-10010001/nonPayCancellation/2026-11-01.pdf',
      },
      { kind: 'billingNotice', date: '2026-10-22', url: '/documents/HP-10010001/billingNotice/2026-10-22.pdf' },
      {
        kind: 'recurringAuthorization',
        date: '2026-07-26',
        url: '/documents/HP-10010001/recurringAuthorization/2026-07-26.pdf',
      },
    ]);
  });

  it('shows ten payments a page, newest first', async () => {
    const { viewModel } = await open('ny-current');

    const dates = viewModel.payments?.rows.map(({ createdAt }) => createdAt) ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
    expect(viewModel.payments).toMatchObject({ first: 1, last: 10, total: 24 });

    viewModel.turnTo(2);
    expect(viewModel.payments).toMatchObject({ first: 21, last: 24 });

    viewModel.resize(20);
    expect(viewModel.payments).toMatchObject({ index: 0, first: 1, last: 20 });
  });

  it('tells payments of the same moment apart', async () => {
    const { viewModel, account } = await open('ny-current');
    const [payment] = account.payments;
    if (payment) account.payments.push(payment, payment);
    await viewModel.load();
    viewModel.resize(100);

    const numbers = viewModel.payments?.rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(26);
  });

  it.each(['history', 'term'] as const)(
    'offers to try again when the %s is unavailable, which can work',
    async (method) => {
      const { state, change } = outage(method);
      const { viewModel, handled } = await open('ny-current', change);
      expect(viewModel.content).toEqual(unavailable);
      expect(viewModel.payments).toBeUndefined();

      state.isOut = false;
      await viewModel.load();

      expect(viewModel.content.kind).toBe('idle');
      expect(viewModel.documents).toHaveLength(2);
      expect(handled).toEqual([]);
    },
  );

  it('leaves every other failure to the shared handler', async () => {
    const failure = new ApiFailure({ status: 503, message: '' });
    const { handled } = await open('ny-current', ({ billing }) => ({
      billing: { ...billing, history: () => Promise.reject(failure) },
    }));

    expect(handled).toEqual([failure]);
  });

  it('drops what fails after the customer left', async () => {
    const time = new VirtualTime();
    const { stop, handled } = await open('ny-current', ({ documents }) => ({
      documents: {
        list: async (signal) => {
          await time.wait(1000, signal);
          return documents.list(signal);
        },
      },
    }));

    stop();
    await settle();

    expect(handled).toEqual([]);
  });

  it('opens Payment Information by paying the bill', async () => {
    const { viewModel, went } = await open('ny-renewal');

    viewModel.payBill();

    expect(went).toEqual([['billing', { state: payingState }]]);
  });

  it('comes back from Payment Information as it was', async () => {
    const { viewModel, went } = await open('ny-current');

    viewModel.paymentPage('a-visit').cancelled();

    expect(went).toEqual([['billing', { replace: true }]]);
    expect(viewModel.cameBack).toBe('unchanged');
  });

  it('reloads history and term after the payment method was changed, and says so', async () => {
    const { viewModel, account, went } = await open('ny-current');
    account.billingTerm = 'monthly';
    account.paymentMethod = { type: 'bank_account_info', lastFour: '6789' };

    const changing = viewModel.paymentPage('a-visit').changed();
    expect(viewModel.content.kind).toBe('loading');
    await changing;

    expect(viewModel.content).toMatchObject({
      kind: 'idle',
      billing: { term: 'monthly', history: { paymentMethod: { type: 'bank_account_info' } } },
    });
    expect(viewModel.cameBack).toBe('changed');
    expect(viewModel.closedVisit).toBe('a-visit');
    expect(went).toEqual([['billing', { replace: true }]]);
  });

  it('forgets what it said when Payment Information opens again', async () => {
    const { viewModel } = await open('ny-current');
    await viewModel.paymentPage('a-visit').changed();

    viewModel.paymentPage('another-visit').opened();

    expect(viewModel.cameBack).toBe('no');
  });

  it('does not call back a customer who has left the page', async () => {
    const { viewModel, went, stop } = await open('ny-current');
    stop();

    await viewModel.paymentPage('a-visit').changed();

    expect(went).toEqual([]);
  });
});
