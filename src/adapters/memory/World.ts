import type { Clock } from '../../application/ports/Clock';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';
import type { CoverageCode } from '../../domain/policy/Coverage';
import type { Account } from './Account';
import { type PersonaName, personaNames, personas } from './personas/personas';

/** Something that the insurer carries out in its own time; it completes when it was asked after often enough. */
export interface PendingChange {
  readonly owner: PersonaName;
  pollsLeft: number;
  readonly email?: string;
  readonly coverages?: readonly CoverageCode[];
  /** Set for a change that will fail, and says why. */
  readonly failure?: string;
}

/** A message that the insurer would have sent. */
export interface SentMessage {
  readonly to: string;
  readonly text: string;
  readonly sentAt: Instant;
}

/** What belongs to one auth token. */
export interface OpenSession {
  readonly owner: PersonaName;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The insurer, in memory: a mutable record that survives JSON. Accounts are built when they are first asked for. */
export interface World {
  /** The day that all of its dates were computed from. */
  readonly day: CalendarDate;
  readonly accounts: Partial<Record<PersonaName, Account>>;
  /** By auth token. */
  readonly sessions: Record<string, OpenSession>;
  readonly changes: Record<string, PendingChange>;
  readonly messages: SentMessage[];
  /** Counts what was given a number. */
  serial: number;
}

const FIRST_SERIAL = 1000;

export const createWorld = (clock: Clock): World => ({
  day: clock.today(),
  accounts: {},
  sessions: {},
  changes: {},
  messages: [],
  serial: FIRST_SERIAL,
});

/** Starts afresh, in place: whoever holds the world sees it. */
export const resetWorld = (world: World, clock: Clock): void => {
  for (const part of [world.accounts, world.sessions, world.changes]) {
    for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  }
  world.messages.length = 0;
  Object.assign(world, { day: clock.today(), serial: FIRST_SERIAL });
};

export const accountOf = (world: World, name: PersonaName): Account =>
  (world.accounts[name] ??= personas[name](world.day));

/** Whose email address this is now. */
export const ownerOfEmail = (world: World, email: string): PersonaName | undefined => {
  const wanted = email.trim().toLowerCase();
  return personaNames.find((name) => (world.accounts[name]?.email ?? `${name}@example.com`).toLowerCase() === wanted);
};

export const nextNumber = (world: World): number => (world.serial += 1);
