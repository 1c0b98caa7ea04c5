import { CalendarDate } from '../../src/domain/CalendarDate';
import { Money } from '../../src/domain/Money';
import { type CoverageCode, coverageCodes } from '../../src/domain/policy/Coverage';
import type { RateRequest } from '../../src/domain/policy/rates';
import { failsWith } from './failsWith';
import { type OpenPortal, type PortalUnderTest, coverages, refused, staying } from './PortalUnderTest';

const requestFor = (...codes: readonly CoverageCode[]): RateRequest => ({
  state: 'NY',
  billingTerm: 'yearly',
  coverages: coverages(...codes),
  residenceType: 'HOME',
});

const rateFor = ({ gateways: { rating } }: PortalUnderTest, ...codes: readonly CoverageCode[]) =>
  rating.rate(requestFor(...codes), staying());

/** 366 where a 29 February lies in the term. */
const daysOfTerm = async ({ gateways }: PortalUnderTest): Promise<number> => {
  const [held] = await gateways.policy.list(staying());
  const { startDate = '', endDate = '' } = held?.terms.current ?? {};
  return (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
};

export const ratingGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`RatingGateway over ${adapter}`, () => {
    it('rates each coverage and both, to the cent', async () => {
      const portal = await open('ny-current');
      const [bul, hep, both] = [
        await rateFor(portal, 'bul'),
        await rateFor(portal, 'hep'),
        await rateFor(portal, ...coverageCodes),
      ];
      expect([bul.annualPremium, hep.annualPremium]).toEqual([Money.ofCents(5988), Money.ofCents(10788)]);
      expect(both.annualPremium).toBe(5988 + 10788);
      for (const { monthlyPayment, annualPremium } of [bul, hep, both]) {
        expect(monthlyPayment).toBe(Math.round((annualPremium ?? 0) / 12));
      }
    });

    it('says which limit and deductible each coverage would have', async () => {
      const { coverages: rated } = await rateFor(await open('ny-current'), ...coverageCodes);
      expect(rated).toEqual([
        { code: 'bul', limitAmount: '10000', deductible: '500' },
        { code: 'hep', limitAmount: '50000', deductible: '250' },
      ]);
    });

    it('rates the same at any time', async () => {
      const portal = await open('ny-current');
      expect(await rateFor(portal, 'hep')).toEqual(await rateFor(portal, 'hep'));
    });

    it('rates coverages whose limits are known', async () => {
      const portal = await open('ny-current');
      const held = [{ code: 'bul', limitAmount: '10000', deductible: '500' }] as const;
      const rate = await portal.gateways.rating.rate({ ...requestFor(), coverages: held }, staying());
      expect(rate).toEqual(await rateFor(portal, 'bul'));
    });

    it('rates nothing for no coverages', async () => {
      await failsWith(rateFor(await open('ny-current')), { status: 400 });
    });

    it('previews a charge for the rest of the term, to the cent', async () => {
      const portal = await open('ny-current');
      const preview = await portal.gateways.rating.preview('Q-HP-10010001', requestFor('bul', 'hep'), staying());
      const [from, to] = [await rateFor(portal, 'bul'), await rateFor(portal, 'bul', 'hep')];
      const days = await daysOfTerm(portal);
      // The term began 90 days ago.
      const proratedValue = Math.round((((to.annualPremium ?? 0) - (from.annualPremium ?? 0)) * (days - 90)) / days);
      const { annualPremium, monthlyPayment } = to;
      expect(preview).toEqual({ kind: 'rated', preview: { annualPremium, monthlyPayment, proratedValue } });
      expect(proratedValue).toBe(days === 366 ? 8135 : 8128);
    });

    it('previews a refund for the rest of the term, to the cent', async () => {
      const portal = await open('ny-both');
      const [held] = await portal.gateways.policy.list(staying());
      const { endDate } = held?.terms.current ?? {};
      const daysLeft = Array.from({ length: 367 }, (_, days) => CalendarDate.plusDays(portal.today, days)).findIndex(
        (day) => day === endDate,
      );
      const preview = await portal.gateways.rating.preview('Q-HP-10010002', requestFor('hep'), staying());
      expect(preview).toMatchObject({
        kind: 'rated',
        preview: { proratedValue: Math.round((-5988 * daysLeft) / (await daysOfTerm(portal))) },
      });
    });

    it('previews a change that changes nothing', async () => {
      const { rating } = (await open('ny-current')).gateways;
      const preview = await rating.preview('Q-HP-10010001', requestFor('bul'), staying());
      expect(preview).toMatchObject({ kind: 'rated', preview: { proratedValue: 0, annualPremium: 5988 } });
    });

    it('changes nothing by a preview', async () => {
      const { rating, policy } = (await open('ny-current')).gateways;
      const before = await policy.list(staying());
      await rating.preview('Q-HP-10010001', requestFor('bul', 'hep'), staying());
      expect(await policy.list(staying())).toEqual(before);
    });

    it('forbids a preview while the policy is about to renew', async () => {
      const { rating } = (await open('ny-frozen')).gateways;
      expect(await rating.preview('Q-HP-10010009', requestFor('bul', 'hep'), staying())).toEqual({ kind: 'forbidden' });
    });

    it.each([
      ['of a quote that does not exist', 'ny-current', 'Q-0', ['bul', 'hep']],
      ["of somebody else's quote", 'ny-current', 'Q-HP-10010002', ['hep']],
      ['of no coverages', 'ny-current', 'Q-HP-10010001', []],
      ['of buried lines of a condominium', 'ny-condo', 'Q-HP-10010008', ['bul', 'hep']],
      ['of a policy without terms', 'nj-noterms', 'Q-HP-20010005', ['bul', 'hep']],
    ] as const)('refuses a preview %s with a message', async (_, name, quoteId, codes) => {
      const { rating } = (await open(name)).gateways;
      expect(await rating.preview(quoteId, requestFor(...codes), staying())).toEqual(refused);
    });
  });
};
