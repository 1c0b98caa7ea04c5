import { type Coverage, type CoverageCode, codesOf, coverageCodes, isCoverageCode } from './Coverage';
import type { Policy } from './Policy';

/** Only these residence types can have Buried Utility Lines Coverage. */
const residencesWithBuriedLines = ['HOME', 'LANDLORD_HOME'];

/** The coverages that the customer may add or remove. */
export const offeredCoverages = ({ residenceType }: Pick<Policy, 'residenceType'>): readonly CoverageCode[] =>
  coverageCodes.filter((code) => code !== 'bul' || residencesWithBuriedLines.includes(residenceType ?? ''));

export const isSameSelection = (selection: readonly CoverageCode[], current: readonly Coverage[]): boolean =>
  selection.length === codesOf(current).length && codesOf(current).every((code) => selection.includes(code));

/**
 * The coverages of a selection. Those that the customer has keep their limit and deductible; the insurer sets both for an added one.
 * A coverage that the portal does not know stays, because the customer did not choose to remove it.
 */
export const coveragesOf = (selection: readonly CoverageCode[], current: readonly Coverage[]): readonly Coverage[] => [
  ...coverageCodes
    .filter((code) => selection.includes(code))
    .map((code) => current.find((coverage) => coverage.code === code) ?? { code }),
  ...current.filter(({ code }) => !isCoverageCode(code)),
];

/** A selection as text, the same for the same coverages in any order. */
export const selectionText = (selection: readonly CoverageCode[]): string =>
  coverageCodes.filter((code) => selection.includes(code)).join(' ');

/** The selection in a text of `selectionText`. */
export const selectionOf = (text: string): readonly CoverageCode[] =>
  coverageCodes.filter((code) => text.split(' ').includes(code));
