import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { Gateways } from '../../src/application/ports/Gateways';
import type { CalendarDate } from '../../src/domain/CalendarDate';
import { aClaim } from '../support/claim';
import { billingTokens, coverages, staying } from './PortalUnderTest';

export const key = '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10';

/** A write that carries an `Idempotency-Key`. */
interface KeyedWrite {
  readonly persona: PersonaName;
  readonly write: (gateways: Gateways) => Promise<unknown>;
  /** Something else under the same key. */
  readonly other: (gateways: Gateways) => Promise<unknown>;
  /** What the write changes. */
  readonly state: (gateways: Gateways) => Promise<unknown>;
}

const claim = aClaim({ dateOfLoss: '2020-02-29' as CalendarDate });

export const keyedWrites: Readonly<Record<string, KeyedWrite>> = {
  'a claim': {
    persona: 'nj-noclaims',
    write: ({ claims }) => claims.submit(claim, key),
    other: ({ claims }) => claims.submit({ ...claim, description: 'It has changed meanwhile.' }, key),
    state: ({ claims }) => claims.list(staying()),
  },
  'a cancellation': {
    persona: 'ny-current',
    write: ({ policy }) => policy.cancel('We are moving.', key),
    other: ({ policy }) => policy.cancel('It is too expensive.', key),
    state: ({ policy }) => policy.list(staying()),
  },
  'a coverage change': {
    persona: 'ny-both',
    write: ({ policy }) => policy.changeCoverages(coverages('bul'), 'Updated Policy Coverages', key),
    other: ({ policy }) => policy.changeCoverages(coverages('hep'), 'Updated Policy Coverages', key),
    state: ({ policy }) => policy.list(staying()),
  },
  // It pays the past-due amount at once.
  'a payment method': {
    persona: 'ny-pastdue',
    write: ({ billing }) => billing.updateMethod(billingTokens.card, key),
    other: ({ billing }) => billing.updateMethod(billingTokens.bankAccount, key),
    state: ({ billing }) => billing.history(staying()),
  },
  'a billing term': {
    persona: 'ny-current',
    write: ({ billing }) => billing.updateTerm('monthly', key),
    other: ({ billing }) => billing.updateTerm('yearly', key),
    state: ({ billing }) => billing.term(staying()),
  },
  'a profile': {
    persona: 'nj-current',
    write: ({ customer }) => customer.save({ phoneNumber: '201-555-0199' }, 'Updated Phone Number', key),
    other: ({ customer }) => customer.save({ phoneNumber: '201-555-0100' }, 'Updated Phone Number', key),
    state: ({ customer }) => customer.load(staying()),
  },
};
