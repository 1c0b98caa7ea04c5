import type { Clock } from '../../application/ports/Clock';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { Payment, PaymentMethod } from '../../domain/billing/BillingHistory';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDetails } from '../../domain/claims/Claim';
import type { Profile } from '../../domain/customer/Profile';
import type { Money } from '../../domain/Money';
import type { CoverageCode } from '../../domain/policy/Coverage';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import { type PersonaName, personaNames, personas } from './personas/personas';

/** Everything the insurer knows of one customer. */
export interface Account {
  email: string;
  /** Absent until an invited customer has set one. */
  password?: string | undefined;
  temporaryPassword?: string | undefined;
  invitation?: string | undefined;
  profile: Profile;
  policies: PolicyWithTerms[];
  claims: ClaimDetails[];
  /** How many more claims and payments there are, all of them computed from their number. */
  generated: { readonly claims: number; readonly payments: number };
  billingTerm: BillingTerm;
  paymentMethod: PaymentMethod;
  payments: Payment[];
  pastDue: boolean;
  balance: Money;
  documentKeys: string[];
  /** Coverage changes answer PolicyChangeForbidden. */
  isFrozen: boolean;
  /** The address that a verification code was sent to. */
  pendingEmail?: string | undefined;
  /** References of filed claims by the key that each was sent with. */
  filedByKey: Record<string, string>;
}

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
}

/** The insurer, in memory: a mutable record that survives JSON. Accounts are built when they are first asked for. */
export interface World {
  /** The day that all of its dates were computed from. */
  readonly day: CalendarDate;
  readonly accounts: Partial<Record<PersonaName, Account>>;
  /** Who an auth token and a refresh token belong to. */
  readonly tokens: Record<string, PersonaName>;
  readonly changes: Record<string, PendingChange>;
  readonly messages: SentMessage[];
  /** Counts what was given a number. */
  serial: number;
}

export const createWorld = (clock: Clock): World => ({
  day: clock.today(),
  accounts: {},
  tokens: {},
  changes: {},
  messages: [],
  serial: 1000,
});

/** Starts afresh, in place: whoever holds the world sees it. */
export const resetWorld = (world: World, clock: Clock): void => {
  for (const part of [world.accounts, world.tokens, world.changes]) {
    for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  }
  world.messages.length = 0;
  Object.assign(world, { day: clock.today(), serial: 1000 });
};

export const accountOf = (world: World, name: PersonaName): Account => (world.accounts[name] ??= personas[name](world.day));

/** Whose email address this is now. */
export const ownerOfEmail = (world: World, email: string): PersonaName | undefined => {
  const wanted = email.trim().toLowerCase();
  return personaNames.find((name) => (world.accounts[name]?.email ?? `${name}@example.com`).toLowerCase() === wanted);
};

export const nextNumber = (world: World): number => (world.serial += 1);
