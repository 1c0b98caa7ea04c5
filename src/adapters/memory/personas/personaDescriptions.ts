import type { PersonaName } from './personas';

/** Describes each account. docs/accounts.md has the same table. */
export const personaDescriptions: Readonly<Record<PersonaName, string>> = {
  'ny-current':
    'New York, active, term began 90 days ago, yearly, Visa ending 1111, HOME, buried lines only, a designee, 24 payments',
  'ny-both': 'New York, active, monthly, credit card, HOME, both coverages',
  'ny-nonrecurring': 'New York, active, nonrecurringyearly, credit card, equipment breakdown only',
  'ny-eft': 'New York, active, yearly, bank account, buried lines only',
  'ny-pastdue': 'New York, active, monthly, past due with a balance of $125.50',
  'ny-renewal': "New York, nonrecurringyearly, term ended 45 days ago ('pay my bill' shows)",
  'ny-upcoming': 'New York, only a future term',
  'ny-condo': 'New York, residence type CONDO, equipment breakdown only (buried lines are not offered)',
  'ny-frozen': 'New York, a policy change answers PolicyChangeForbidden',
  'ny-cancelled': 'New York, cancelled',
  'nj-current':
    'New Jersey, active, three claims (one with a claim number), a mailing address of its own, phone stored with +1',
  'nj-noclaims': 'New Jersey, active, no claims',
  'nj-manyclaims': 'New Jersey, active, 10,000 claims and 10,000 payments',
  'il-current': 'Illinois, active, both coverages',
  'nj-cancelled': 'New Jersey, cancelled',
  'nj-noterms': 'New Jersey, a policy without terms (an error)',
  'nj-nopolicy': 'New Jersey, no policy',
  'ny-invited': 'no password yet: "First time here", or the invitation link /reset?token=invite-ny',
  'ny-temporary': 'signs in with Temp-2026!, then has to set a password',
};
