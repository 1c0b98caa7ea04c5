import { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import type { Coverage, CoverageCode } from '../../domain/policy/Coverage';
import type { Rate, RatePreview } from '../../domain/policy/rates';

/** What a year of each coverage costs, in cents, and what it comes with. */
const TARIFF: Readonly<Record<CoverageCode, { readonly yearly: number; readonly coverage: Coverage }>> = {
  bul: { yearly: 5988, coverage: { code: 'bul', limitAmount: '10000', deductible: '500' } },
  hep: { yearly: 10788, coverage: { code: 'hep', limitAmount: '50000', deductible: '250' } },
};

export const standardCoverage = (code: CoverageCode): Coverage => TARIFF[code].coverage;

export const rateOf = (codes: readonly CoverageCode[]): Rate => {
  const yearly = codes.reduce((sum, code) => sum + TARIFF[code].yearly, 0);
  return { annualPremium: Money.ofCents(yearly), monthlyPayment: Money.ofCents(Math.round(yearly / 12)) };
};

/** What changing from one selection to another costs for the rest of the term, to the cent. */
export const previewOf = (
  from: readonly CoverageCode[],
  to: readonly CoverageCode[],
  today: CalendarDate,
  termEnd: CalendarDate | undefined,
): RatePreview => {
  const rate = rateOf(to);
  const daysLeft = termEnd === undefined ? 365 : Math.max(0, daysBetween(today, termEnd));
  const difference = rate.annualPremium - rateOf(from).annualPremium;
  return { ...rate, proratedValue: Money.ofCents(Math.round((difference * daysLeft) / 365) || 0) };
};

const DAY = 24 * 60 * 60 * 1000;

const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((CalendarDate.toLocalDate(to).getTime() - CalendarDate.toLocalDate(from).getTime()) / DAY);
