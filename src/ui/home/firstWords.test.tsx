/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { signedInCustomer } from '../../../tests/support/memoryCustomer';
import { wiringOf } from '../../../tests/support/testPortal';
import { type PersonaName, personaNames } from '../../adapters/memory/personas/personas';
import { PolicyWithoutTerms } from '../../application/account/loadPolicy';
import { readFacts } from '../../application/home/readFacts';
import { DashboardScreen } from './DashboardScreen';

/** What the dashboard of each account says first, once its facts have been read. */
const firstWords: Readonly<Record<PersonaName, string>> = {
  'ny-current': 'Nothing is past due. Next charge: August 23rd, 2027 Visa ending in 1111',
  'ny-both': 'Nothing is past due. Next charge: $13.98 on November 24th, 2026 Mastercard ending in 4444',
  'ny-nonrecurring': 'Nothing is past due. Premium: $107.88/year Discover ending in 9424',
  'ny-eft': 'Nothing is past due. Next charge: July 24th, 2027 Account ending in 6789',
  'ny-pastdue': 'Your account is currently past due in the amount of: $125.50 Update Payment method',
  'ny-renewal':
    'Your policy term ended on October 7th, 2026. What happens after that day may not be covered. Pay my bill',
  'ny-upcoming': 'Your policy begins on December 12th, 2026. Nothing is covered before that day. See your policy',
  'ny-condo': 'Nothing is past due. Next charge: July 24th, 2027 American Express ending in 0005',
  'ny-frozen': 'Nothing is past due. Next charge: December 6th, 2026 Visa ending in 1111',
  'ny-cancelled': 'Your policy is no longer active. See your policy',
  'nj-current':
    'Nothing is past due. Next charge: $13.98 on November 24th, 2026 Mastercard ending in 4444 HC-205501Open',
  'nj-noclaims': 'Nothing is past due. Next charge: July 24th, 2027 Visa ending in 1111',
  'nj-manyclaims': 'Nothing is past due. Next charge: $13.98 on November 24th, 2026 Visa ending in 1111 HC-500000Open',
  'il-current': 'Nothing is past due. Next charge: July 24th, 2027 Discover ending in 9424',
  'nj-cancelled': 'Your policy is no longer active. See your policy',
  // The error page takes its place.
  'nj-noterms': '',
  'nj-nopolicy':
    'We have no policy for you yet. Without a policy nothing is covered, nothing is charged, and no claim can be sent. If you have bought a policy, write to us at support@hearthside.example.',
  'ny-invited': 'Nothing is past due. Next charge: July 24th, 2027 Visa ending in 1111',
  'ny-temporary': 'Nothing is past due. Next charge: July 24th, 2027 Visa ending in 1111',
};

describe('The dashboard of each account', () => {
  it.each(personaNames)('says first what matters to %s @HOME-7 @HOME-13 @HOME-14', async (name) => {
    const customer = await signedInCustomer(name);
    const { get, handled } = wiringOf(customer);
    const { container } = drawScreen(<DashboardScreen open={get('openDashboard')} />);
    await act(settle);
    const needs = { loadHistory: get('loadHistory'), listClaims: get('listClaims'), whenIdle: async () => undefined };
    await act(() => readFacts({ ...needs, record: customer.record })(customer.signal));

    const first = container.querySelector('[role="alert"]') ?? screen.queryByRole('region', { name: 'At a glance' });
    const words = [...(first?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(words.join(' ').replaceAll('\u00A0', ' ')).toBe(firstWords[name]);
    expect(handled).toEqual(name === 'nj-noterms' ? [expect.any(PolicyWithoutTerms)] : []);
  });
});
