import { gate } from '../../../tests/support/FakeNetwork';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { Money } from '../../domain/Money';
import type { RateRequest } from '../../domain/policy/rates';
import type { PreviewReply } from '../ports/RatingGateway';
import { previewCoverageChange } from './previewCoverageChange';

const rated = (cents: number): PreviewReply => ({
  kind: 'rated',
  preview: {
    monthlyPayment: Money.zero,
    annualPremium: Money.ofCents(100),
    proratedValue: Money.ofCents(cents),
  },
});

/** A customer whose previews are asked of the in-memory insurer, and written down. */
const open = async (name: PersonaName) => {
  const customer = await memoryCustomer(name);
  const asked: (readonly [quoteId: string, request: RateRequest])[] = [];
  const rating = {
    preview: async (quoteId: string, request: RateRequest, signal: AbortSignal) => {
      asked.push([quoteId, request]);
      return customer.gateways.rating.preview(quoteId, request, signal);
    },
  };
  return { ...customer, asked, preview: previewCoverageChange(rating, customer.record) };
};

describe('previewCoverageChange', () => {
  it('asks with the quote, the state, the billing term, the coverages and the residence', async () => {
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
    expect(record.rate.read().preview?.proratedValue).toBeGreaterThan(0);
  });

  it('takes a customer whose profile has no billing term for one who pays yearly', async () => {
    const { preview, signal, asked, record } = await open('ny-current');
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, billingTerm: undefined });

    await preview(['hep'], signal);

    expect(asked[0]?.[1].billingTerm).toBe('yearly');
  });

  it.each([
    ['ny-current', ['bul', 'hep'], 1],
    ['ny-both', ['bul'], -1],
    ['ny-both', ['hep'], -1],
    ['ny-current', ['bul'], 0],
    ['ny-both', ['hep', 'bul'], 0],
    ['ny-current', [], 0],
  ] as const)('of %s to %j has a prorated value with the sign %d', async (name, selection, sign) => {
    const { preview, signal, record } = await open(name);

    await preview(selection, signal);

    expect(Math.sign(record.rate.read().preview?.proratedValue ?? NaN)).toBe(sign);
  });

  it('asks nobody about the coverages of now, which cost what they cost', async () => {
    const { preview, signal, asked, record } = await open('ny-current');

    expect(await preview(['bul'], signal)).toEqual({ kind: 'rated' });
    expect(asked).toEqual([]);
    expect(record.rate.read().preview).toEqual({ monthlyPayment: 499, annualPremium: 5988, proratedValue: 0 });
  });

  it('asks nobody about no coverage, which costs nothing', async () => {
    const { preview, signal, asked, record } = await open('ny-current');

    await preview([], signal);

    expect(asked).toEqual([]);
    expect(record.rate.read().preview).toEqual({ monthlyPayment: 0, annualPremium: 0, proratedValue: 0 });
  });

  it('leaves no price of an earlier selection while it asks', async () => {
    const { record, signal } = await memoryCustomer('ny-current');
    const { open: answer, opened } = gate<PreviewReply>();
    const preview = previewCoverageChange({ preview: () => opened }, record);
    await preview(['bul'], signal);

    const asking = preview(['hep'], signal);
    expect(record.rate.read().preview).toBeUndefined();
    answer(rated(5));
    await asking;
    expect(record.rate.read().preview?.proratedValue).toBe(5);
  });

  it('drops an answer that nobody waits for any more', async () => {
    const { record } = await memoryCustomer('ny-current');
    const { open: answer, opened } = gate<PreviewReply>();
    const earlier = new AbortController();
    const preview = previewCoverageChange(
      { preview: async (_, { coverages }) => (coverages.length === 1 ? opened : rated(7)) },
      record,
    );

    const asking = preview(['hep'], earlier.signal);
    earlier.abort();
    await preview(['bul', 'hep'], new AbortController().signal);
    answer(rated(5));
    await asking;

    expect(record.rate.read().preview?.proratedValue).toBe(7);
  });

  it('keeps the rate that was asked for elsewhere', async () => {
    const { preview, signal, record } = await open('ny-current');
    const rate = { monthlyPayment: Money.ofCents(1), annualPremium: Money.ofCents(12) };
    record.rate.write({ rate });

    await preview(['hep'], signal);

    expect(record.rate.read().rate).toEqual(rate);
  });

  it.each(['policy', 'profile'] as const)('asks nobody while there is no %s', async (missing) => {
    const { preview, signal, record, asked } = await open('ny-current');
    record[missing].reset();

    expect(await preview(['hep'], signal)).toEqual({ kind: 'refused', message: '' });
    expect(asked).toEqual([]);
  });

  it('hands on that the policy cannot be changed now', async () => {
    const { preview, signal, record } = await open('ny-frozen');

    expect(await preview(['hep'], signal)).toEqual({ kind: 'forbidden' });
    expect(record.rate.read().preview).toBeUndefined();
  });
});
