import { Money } from '../Money';

/** 'bul' is Buried Utility Lines Coverage, 'hep' is Equipment Breakdown Coverage. */
export const coverageCodes = ['bul', 'hep'] as const;

export type CoverageCode = (typeof coverageCodes)[number];

export const isCoverageCode = (code: string): code is CoverageCode => coverageCodes.some((known) => known === code);

export interface Coverage {
  /** As received: the insurer may sell coverages that the portal does not know. */
  readonly code: string;
  /** Whole dollars as a string of digits; a missing value shows as 0. */
  readonly limitAmount?: string | undefined;
  readonly deductible?: string | undefined;
}

/** A limit or a deductible as money. */
export const coverageAmount = (digits: string | undefined): Money =>
  digits !== undefined && /^\d{1,13}$/.test(digits) ? Money.ofDollars(Number(digits)) : Money.zero;

/** The codes of the coverages that the portal knows. Only these can be added or removed. */
export const codesOf = (coverages: readonly Coverage[]): readonly CoverageCode[] =>
  coverages.map(({ code }) => code).filter(isCoverageCode);
