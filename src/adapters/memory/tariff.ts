import type { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import type { Coverage, CoverageCode } from '../../domain/policy/Coverage';
import type { RatePreview } from '../../domain/policy/rates';
import type { Term } from '../../domain/policy/terms';

/** Price per year in cents, limit and deductible of each coverage. */
const tariff: Readonly<Record<CoverageCode, { readonly yearly: number; readonly coverage: Coverage }>> = {
  bul: { yearly: 5988, coverage: { code: 'bul', limitAmount: '10000', deductible: '500' } },
  hep: { yearly: 10788, coverage: { code: 'hep', limitAmount: '50000', deductible: '250' } },
};

export const standardCoverage = (code: CoverageCode): Coverage => tariff[code].coverage;

export const rateOf = (
  codes: readonly CoverageCode[],
): { readonly annualPremium: Money; readonly monthlyPayment: Money } => {
  const yearly = codes.reduce((sum, code) => sum + tariff[code].yearly, 0);
  return { annualPremium: Money.ofCents(yearly), monthlyPayment: Money.ofCents(Math.round(yearly / 12)) };
};

/** The price of other coverages for the rest of the term, today included, to the cent. */
export const previewOf = (term: Term, codes: readonly CoverageCode[], today: CalendarDate): RatePreview => {
  const { annualPremium, monthlyPayment } = rateOf(codes);
  const difference = annualPremium - (term.annualPremium ?? Money.zero);
  // `|| 0` turns -0 into 0.
  return {
    annualPremium,
    monthlyPayment,
    proratedValue: Money.ofCents(Math.round(difference * shareLeft(term, today)) || 0),
  };
};

/** The part of the term that is left: 1 before it begins, 0 after its end. */
const shareLeft = ({ startDate, endDate }: Term, today: CalendarDate): number => {
  if (startDate === undefined || endDate === undefined) return 1;
  const share = timeBetween(today, endDate) / timeBetween(startDate, endDate);
  return Math.min(1, Math.max(0, share));
};

/** In UTC, where no day is longer than another. */
const timeBetween = (from: CalendarDate, to: CalendarDate): number => Date.parse(to) - Date.parse(from);
