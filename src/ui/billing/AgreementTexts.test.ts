import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures } from '../../../tests/support/memoryCustomer';
import { ApiFailure, noResponseStatus } from '../../application/ApiFailure';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { AgreementCode } from '../../domain/billing/paymentAgreement';
import { AgreementTexts } from './AgreementTexts';

const open = (term: BillingTerm, agreement: (code: AgreementCode, signal: AbortSignal) => Promise<string>) => {
  const { failures, handled } = recordedFailures();
  const agreements = new AgreementTexts(term, { agreement }, failures);
  const stop = agreements.start();
  return { agreements, handled, stop };
};

describe('AgreementTexts', () => {
  it.each([
    ['yearly', ['UPDTPYMNT']],
    ['monthly', ['UPDTPYMNT']],
    ['nonrecurringyearly', ['NONRECURBILL', 'UPDTPYMNT']],
  ] as const)('asks for a customer who pays %s for %j', async (term, codes) => {
    const asked: string[] = [];
    open(term, async (code) => {
      asked.push(code);
      return '';
    });
    await settle();

    expect(asked).toEqual(codes);
  });

  it('has the insurer’s texts', async () => {
    const { gateways } = await memoryCustomer('ny-nonrecurring');
    const { agreements } = open('nonrecurringyearly', gateways.billing.agreement);
    expect(agreements.state).toEqual({ kind: 'loading' });
    await settle();

    expect(agreements.state).toMatchObject({
      kind: 'loaded',
      texts: [
        { agreement: 'oneTimePayment', html: expect.stringContaining('single charge') as string },
        { agreement: 'recurringBilling', html: expect.stringContaining('recurring charges') as string },
      ],
    });
  });

  it.each([400, 404, 500, 503, noResponseStatus])(
    'says that a text cannot be had after %d, and can try again',
    async (status) => {
      let isOut = true;
      const { agreements, handled } = open('yearly', async () => {
        if (isOut) throw new ApiFailure({ status, message: '' });
        return 'text';
      });
      await settle();
      expect(agreements.state).toEqual({ kind: 'failed' });
      expect(handled).toEqual([]);

      isOut = false;
      await agreements.load();
      expect(agreements.state).toMatchObject({ kind: 'loaded' });
    },
  );

  it('does not hide from a customer that they are signed out', async () => {
    const failure = new ApiFailure({ status: 401, message: 'Unauthorized' });
    const { handled } = open('yearly', () => Promise.reject(failure));
    await settle();

    expect(handled).toEqual([failure]);
  });

  it('says nothing to a customer who has left', async () => {
    const { agreements, stop } = open('yearly', async () => {
      await settle();
      throw new ApiFailure({ status: 500, message: '' });
    });
    stop();
    await settle();
    await settle();

    expect(agreements.state).toEqual({ kind: 'loading' });
  });
});
