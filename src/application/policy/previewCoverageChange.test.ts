import { changeSlot } from '../../../tests/support/changeSlot';
import { gate } from '../../../tests/support/FakeNetwork';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { Money } from '../../domain/Money';
import type { RateRequest } from '../../domain/policy/rates';
import { PostalAddress } from '../../domain/PostalAddress';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PreviewReply } from '../ports/RatingGateway';
import { previewCoverageChange } from './previewCoverageChange';

const rated = (cents: number): PreviewReply => ({
  kind: 'rated',
  preview: { annualPremium: Money.ofCents(100), proratedValue: Money.ofCents(cents) },
});

/** A customer whose previews come from the in-memory insurer, and are recorded. */
const open = async (name: PersonaName) => {
  const customer = await memoryCustomer(name);
  const asked: (readonly [quoteId: string, request: RateRequest])[] = [];
  const rating = {
    preview: async (quoteId: string, request: RateRequest, signal: AbortSignal) => {
      asked.push([quoteId, request]);
      return customer.gateways.rating.preview(quoteId, request, signal);
    },
  };
  return { ...customer, asked, preview: previewCoverageChange({ rating, record: customer.record }) };
};

describe('previewCoverageChange', () => {
  it('sends the quote, the state, the billing term, the coverages and the residence type @POLICY-55 @POLICY-63', async () => {
    const { preview, signal, asked, record } = await open('ny-nonrecurring');

    expect(await preview(['hep', 'bul'], signal)).toEqual({ kind: 'rated' });
    expect(asked).toEqual([
      [
        'Q-HP-10010003',
        {
          state: 'NY',
          billingTerm: 'nonrecurringyearly',
          residenceType: 'HOME',
          coverages: [{ code: 'bul' }, { code: 'hep', limitAmount: '50000', deductible: '250' }],
        },
      ],
    ]);
    expect(record.rate.read()?.proratedValue).toBeGreaterThan(0);
  });

  it('sends the yearly term where the profile has no billing term @POLICY-63', async () => {
    const { preview, signal, asked, record } = await open('ny-current');
    changeSlot(record.profile, { billingTerm: undefined });

    await preview(['hep'], signal);

    expect(asked[0]?.[1].billingTerm).toBe('yearly');
  });

  it('does not send the present coverages @POLICY-54', async () => {
    const { preview, signal, asked, record } = await open('ny-current');

    expect(await preview(['bul'], signal)).toEqual({ kind: 'rated' });
    expect(asked).toEqual([]);
    expect(record.rate.read()).toEqual({ annualPremium: 5988, monthlyPayment: 499, proratedValue: 0 });
  });

  it('does not send an empty selection, which costs nothing @POLICY-56', async () => {
    const { preview, signal, asked, record } = await open('ny-current');

    await preview([], signal);

    expect(asked).toEqual([]);
    expect(record.rate.read()).toEqual({ annualPremium: 0, monthlyPayment: 0, proratedValue: 0 });
  });

  it.each([
    ['a policy', (record: CustomerRecord) => record.policy.reset()],
    ['a profile', (record: CustomerRecord) => record.profile.reset()],
    ['a quote id', (record: CustomerRecord) => changeSlot(record.policy, { quoteId: undefined })],
    ['a state', (record: CustomerRecord) => changeSlot(record.profile, { address: PostalAddress.empty })],
  ])('is refused without %s, and sends nothing @POLICY-64', async (_, forget) => {
    const { preview, signal, asked, record } = await open('ny-current');
    forget(record);

    expect(await preview(['bul', 'hep'], signal)).toEqual({ kind: 'refused', message: '' });
    expect(asked).toEqual([]);
  });

  it('has no preview until the insurer replies @POLICY-82', async () => {
    const { record, signal } = await memoryCustomer('ny-current');
    const { open: answer, opened } = gate<PreviewReply>();
    const preview = previewCoverageChange({ rating: { preview: () => opened }, record });
    await preview(['bul'], signal);

    const asking = preview(['hep'], signal);
    expect(record.rate.read()).toBeUndefined();
    answer(rated(5));
    await asking;
    expect(record.rate.read()?.proratedValue).toBe(5);
  });
});
