import type { Clock } from '../../application/ports/Clock';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';
import type { CoverageCode } from '../../domain/policy/Coverage';
import type { Account } from './Account';
import { type PersonaName, newAccount, personaNames } from './personas/personas';

/** A change that completes after some polls. */
export interface PendingChange {
  readonly owner: PersonaName;
  pollsLeft: number;
  readonly email?: string;
  readonly coverages?: readonly CoverageCode[];
  /** Why the change will fail; absent if it will complete. */
  readonly failure?: string;
}

/** A message that a real insurer would send. */
interface SentMessage {
  readonly to: string;
  readonly text: string;
  readonly sentAt: Instant;
  isUsed?: boolean;
}

/** The session of one auth token. */
interface OpenSession {
  readonly owner: PersonaName;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The in-memory insurer: a mutable record that survives JSON. An account is built when it is first used. */
export interface World {
  /** The day that all dates are computed from. */
  readonly day: CalendarDate;
  readonly accounts: Partial<Record<PersonaName, Account>>;
  /** By auth token. */
  readonly sessions: Record<string, OpenSession>;
  readonly changes: Record<string, PendingChange>;
  readonly messages: SentMessage[];
  /** The latest number that was given out. */
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

export const accountOf = (world: World, name: PersonaName): Account =>
  (world.accounts[name] ??= newAccount(name, world.day));

export const ownerOfEmail = (world: World, email: string): PersonaName | undefined => {
  const wanted = email.trim().toLowerCase();
  return personaNames.find((name) => (world.accounts[name]?.email ?? `${name}@example.com`).toLowerCase() === wanted);
};

export const nextNumber = (world: World): number => (world.serial += 1);
