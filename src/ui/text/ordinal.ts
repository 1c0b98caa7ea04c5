import type { Language } from './Language';

/** A number as a rank in its language: "1st", "2nd", "3rd", "11th". */
export const ordinal = ({ dates }: Language, number: number): string => dates.localize.ordinalNumber(number);
