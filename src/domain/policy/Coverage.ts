import { Money } from '../Money';

/** 'bul' is Buried Utility Lines Coverage, 'hep' is Equipment Breakdown Coverage. */
export const coverageCodes = ['bul', 'hep'] as const;

export type CoverageCode = (typeof coverageCodes)[number];

export interface Coverage {
  readonly code: CoverageCode;
  /** Whole dollars as a string of digits; a missing value shows as 0. */
  readonly limitAmount?: string | undefined;
  readonly deductible?: string | undefined;
}

/** A limit or a deductible as money (document 1, section 3, coverage). */
export const coverageAmount = (digits: string | undefined): Money =>
  digits !== undefined && /^\d+$/.test(digits) ? Money.ofDollars(Number(digits)) : Money.zero;

export const codesOf = (coverages: readonly Coverage[]): readonly CoverageCode[] => coverages.map(({ code }) => code);
