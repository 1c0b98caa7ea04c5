import type { CalendarDate } from '../../../domain/CalendarDate';
import type { Account } from '../Account';
import { newJerseyIllinois } from './newJerseyIllinois';
import { newYork, newcomers } from './newYork';

/** The customers of the in-memory portal. The provider states of the pact have the same names. */
const personas = { ...newYork, ...newJerseyIllinois, ...newcomers };

export type PersonaName = keyof typeof personas;

export const personaNames = Object.keys(personas) as readonly PersonaName[];

export const isPersonaName = (name: unknown): name is PersonaName => personaNames.some((known) => known === name);

/** The account of a persona before anything has happened to it. */
export const newAccount = (name: PersonaName, day: CalendarDate): Account => personas[name](name, day);
