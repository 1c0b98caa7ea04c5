import type { CalendarDate } from '../CalendarDate';
import { type Coverage, type CoverageCode, codesOf, coverageCodes } from './Coverage';
import type { Policy } from './Policy';

/** Residence types whose owner may cover buried utility lines (document 2, section 9). */
const RESIDENCES_WITH_BURIED_LINES = ['HOME', 'LANDLORD_HOME'];

/** The coverages that the customer may add or remove (document 2, section 2, /policy/edit). */
export const offeredCoverages = ({ residenceType }: Pick<Policy, 'residenceType'>): readonly CoverageCode[] =>
  coverageCodes.filter((code) => code !== 'bul' || RESIDENCES_WITH_BURIED_LINES.includes(residenceType));

/** Editing is allowed only once the policy term has started (document 2, section 2, /policy/edit). */
export const hasStarted = ({ termStart }: Pick<Policy, 'termStart'>, today: CalendarDate): boolean =>
  termStart !== undefined && termStart <= today;

export const isSameSelection = (selection: readonly CoverageCode[], current: readonly Coverage[]): boolean =>
  selection.length === current.length && codesOf(current).every((code) => selection.includes(code));

/** The coverages of a selection: those held keep their limit and deductible, the insurer sets those of the added ones. */
export const coveragesOf = (selection: readonly CoverageCode[], current: readonly Coverage[]): readonly Coverage[] =>
  coverageCodes
    .filter((code) => selection.includes(code))
    .map((code) => current.find((coverage) => coverage.code === code) ?? { code });
