import { failure } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedErrors } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { NO_RESPONSE_STATUS } from '../../application/ApiFailure';
import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { Agreement } from '../../domain/billing/paymentAgreement';
import { AgreementTexts } from './AgreementTexts';
import type { SanitisedAgreement } from './sanitisedAgreement';

/** The real sanitiser needs a browser. */
const asIs = (html: string) => (html === '' ? undefined : (html as unknown as SanitisedAgreement));

const open = (term: BillingTerm, agreement: (code: Agreement, signal: AbortSignal) => Promise<string>) => {
  const { errors, handled } = recordedErrors();
  const agreements = new AgreementTexts({ billing: { agreement }, sanitise: asIs, errors });
  const leave = startVisit({ start: (signal) => agreements.start(term, signal) });
  return { agreements, handled, leave };
};

describe('AgreementTexts', () => {
  it.each([
    [['recurringBilling'], 'yearly'],
    [['recurringBilling'], 'monthly'],
    [['oneTimePayment', 'recurringBilling'], 'nonrecurringyearly'],
  ] as const)('asks for %j for a customer who pays %s @BILLING-39', async (codes, term) => {
    const asked: string[] = [];
    open(term, async (code) => {
      asked.push(code);
      return 'text';
    });
    await settle();

    expect(asked).toEqual(codes);
  });

  it('has the insurer’s texts @BILLING-39', async () => {
    const { gateways } = await memoryCustomer('ny-nonrecurring');
    const { agreements } = open('nonrecurringyearly', gateways.billing.agreement);
    expect(agreements.required?.kind).toBe('loading');
    await settle();

    expect(agreements.texts).toEqual([
      { agreement: 'oneTimePayment', kind: 'loaded', html: expect.stringContaining('single charge') as string },
      { agreement: 'recurringBilling', kind: 'loaded', html: expect.stringContaining('recurring charges') as string },
    ]);
  });

  it.each([400, 404, 500, 503, NO_RESPONSE_STATUS])('fails after %d, and can try again @BILLING-40', async (status) => {
    let isOut = true;
    const { agreements, handled } = open('yearly', async () => {
      if (isOut) throw failure('other', { status });
      return 'text';
    });
    await settle();
    expect(agreements.required?.kind).toBe('failed');
    expect(handled).toEqual([]);

    isOut = false;
    await agreements.load();
    expect(agreements.required?.kind).toBe('loaded');
  });

  it.each([
    ['is empty', async () => ''],
    ['fails to load', () => Promise.reject(failure())],
  ])('keeps the other text when one %s, and loads that one alone again @BILLING-40', async (_, answer) => {
    const asked: string[] = [];
    let isOut = true;
    const { agreements } = open('nonrecurringyearly', async (code) => {
      asked.push(code);
      return code === 'recurringBilling' && isOut ? answer() : 'text';
    });
    await settle();
    expect(agreements.required?.kind).toBe('loaded');
    expect(agreements.isLoaded('recurringBilling')).toBe(false);

    isOut = false;
    await agreements.load();
    expect(agreements.isLoaded('recurringBilling')).toBe(true);
    expect(asked).toEqual(['oneTimePayment', 'recurringBilling', 'recurringBilling']);
  });
});
