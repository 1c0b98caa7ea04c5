import type { CalendarDate } from '../../../domain/CalendarDate';
import type { Account } from '../Account';
import * as nj from './newJerseyIllinois';
import * as ny from './newYork';

/** The customers of the in-memory portal. The provider states of the pact have the same names. */
export const personas = {
  'ny-current': ny.nyCurrent,
  'ny-both': ny.nyBoth,
  'ny-nonrecurring': ny.nyNonrecurring,
  'ny-eft': ny.nyEft,
  'ny-pastdue': ny.nyPastDue,
  'ny-renewal': ny.nyRenewal,
  'ny-upcoming': ny.nyUpcoming,
  'ny-condo': ny.nyCondo,
  'ny-frozen': ny.nyFrozen,
  'ny-cancelled': ny.nyCancelled,
  'nj-current': nj.njCurrent,
  'nj-noclaims': nj.njNoClaims,
  'nj-manyclaims': nj.njManyClaims,
  'il-current': nj.ilCurrent,
  'nj-cancelled': nj.njCancelled,
  'nj-noterms': nj.njNoTerms,
  'nj-nopolicy': nj.njNoPolicy,
  'ny-invited': ny.nyInvited,
  'ny-temporary': ny.nyTemporary,
} as const satisfies Record<string, (day: CalendarDate) => Account>;

export type PersonaName = keyof typeof personas;

export const personaNames = Object.keys(personas) as readonly PersonaName[];
