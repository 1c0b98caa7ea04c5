/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen, within } from '@testing-library/react';
import configuration from '../../../config/portal.json';
import { changeSlot } from '../../../tests/support/changeSlot';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { fact, region } from '../../../tests/support/onScreen';
import { testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { Receipt } from '../../domain/account/Receipt';
import type { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
import { type OpeningOf, openingElsewhere, openingInPortal } from '../screen/documentOpening';
import { DocumentProblems } from '../screen/DocumentProblems';
import type { HistoryStates } from '../screen/historyState';
import { PolicyScreen } from './PolicyScreen';

const at = '2026-11-21T15:00:00.000Z' as Instant;

type VariantName = keyof typeof configuration.variants;

interface Circumstances {
  readonly variant?: VariantName;
  readonly policy?: Partial<Policy>;
  readonly openingOf?: OpeningOf;
  /** What another screen gave to this one. */
  readonly state?: HistoryStates['policy'];
  /** The change that the customer has a receipt of. */
  readonly kind?: Receipt['kind'];
}

const show = async (
  name: PersonaName,
  { variant = 'newYork', policy: change, openingOf = openingElsewhere, state, kind = 'coverages' }: Circumstances = {},
) => {
  const { record, give, get } = await testPortal(name);
  changeSlot(record.policy, change ?? {});
  record.receipt.write({ kind, at, change: { amount: Money.ofDollars(-12.5) } });
  const { policyActions } = configuration.variants[variant];
  give({ variant: { ...testVariant, policyActions }, loadPolicy: async () => undefined, openingOf });
  drawScreen(<PolicyScreen open={get('openPolicy')} />, { state });
  await act(settle);
};

const ada = { session: 'session-1', userName: 'ada' };

const receipts = (): readonly HTMLElement[] => screen.queryAllByRole('region', { name: 'Receipt' });

const links = (): readonly (string | null)[] =>
  within(region('Your policy'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('PolicyScreen', () => {
  beforeAll(() => {
    window.scrollTo = () => undefined;
  });

  it('shows the number, the premium and the dates @POLICY-1 @POLICY-2 @POLICY-3', async () => {
    await show('ny-current');
    expect(fact('Policy Number')).toContain('HP-10010001');
    expect(fact('Yearly Premium')).toBe('$59.88/year');
    expect(fact('First Day Policy is Effective')).toBe('Sunday, August 23rd, 2026');
    expect(fact('Last Day Policy is Effective')).toBe('Monday, August 23rd, 2027');
  });

  it('shows what a month costs to a customer who pays monthly @POLICY-2', async () => {
    await show('ny-both');
    expect(fact('Monthly Premium')).toMatch(/^\$[\d.]+\/month$/);
  });

  it('shows a receipt below the message about a change of coverage, and without the message none @BILLING-74 @POLICY-66', async () => {
    await show('ny-current');
    expect(receipts()).toEqual([]);

    await show('ny-current', { state: { notice: 'coveragesChanged' } });
    expect(screen.getByText('Your policy has been updated.')).toBeVisible();
    const [receipt] = receipts();
    expect(receipt).toHaveTextContent(/Refund-\$12\.50/);
  });

  it.each<readonly [Receipt['kind'], number]>([
    ['cancellation', 1],
    ['frequency', 0],
  ])('shows the receipt of a %s, without a message, %d times @BILLING-74', async (kind, times) => {
    await show('ny-cancelled', { kind });
    expect(receipts()).toHaveLength(times);
  });

  it('says that a policy is cancelled, and what that means for its last day @POLICY-87', async () => {
    await show('ny-cancelled');
    expect(fact('Status')).toBe('Cancelled');
    expect(fact('Last Day Policy is Effective')).toMatch(/Your policy is cancelled, so this day no longer counts\./);
  });

  it('shows another status of an inactive policy, without the note about the last day @POLICY-87', async () => {
    await show('ny-current', { policy: { status: 'expired' } });
    expect(fact('Status')).toBe('expired');
    expect(screen.queryByText(/this day no longer counts/)).toBeNull();
  });

  it.each([
    ['a cancellation of this session', true, 1],
    ['an earlier cancellation', false, 0],
  ] as const)('asks after %s whether the customer regrets it @POLICY-98', async (_, sessionCancel, times) => {
    await show('ny-current', { policy: { status: 'cancelled', sessionCancel } });
    expect(screen.queryAllByText('Changed your mind?')).toHaveLength(times);
  });

  it('shows no status of a policy that is active @POLICY-87', async () => {
    await show('ny-current');
    expect(screen.queryByText('Status')).toBeNull();
  });

  it('shows "..." for a date that is missing @POLICY-3', async () => {
    await show('ny-current', { policy: { termStart: undefined, termEnd: undefined } });
    expect(fact('First Day Policy is Effective')).toBe('...');
    expect(fact('Last Day Policy is Effective')).toBe('...');
  });

  it('shows "..." for a premium that is missing, and a coverage that it does not know by its code @WIRE-49', async () => {
    const coverages = [{ code: 'svl' }] as unknown as Policy['coverages'];
    await show('ny-current', { policy: { monthlyPremium: undefined, annualPremium: undefined, coverages } });
    expect(fact('Yearly Premium')).toBe('...');
    expect(screen.getByRole('rowheader')).toHaveTextContent('svl');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$0.00', '$0.00']);
  });

  it('shows the coverages in a table @POLICY-4 @POLICY-5 @POLICY-6', async () => {
    await show('ny-both', {
      policy: {
        coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
      },
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Name', 'Limit', 'Deductible'],
      ['Buried Utility Lines Coverage', '$10,000.00', '$500.00'],
      ['Equipment Breakdown Coverage', '$0.00', '$0.00'],
    ]);
  });

  it.each<[VariantName, readonly string[]]>([
    ['newYork', ['/policy/cancel', '/policy/edit']],
    ['newJerseyIllinois', ['/policy/cancel']],
  ])('links the actions of the variant %s @POLICY-8 @POLICY-9', async (variant, routes) => {
    await show('ny-current', { variant });
    expect(links()).toEqual(routes);
    expect(screen.getByRole('link', { name: 'Cancel my policy' })).toHaveAttribute('href', '/policy/cancel');
    if (variant === 'newYork')
      expect(screen.getByRole('link', { name: 'Edit my policy' })).toHaveAttribute('href', '/policy/edit');
  });

  it('links no action of an inactive policy, and says that it is inactive @POLICY-8 @POLICY-13', async () => {
    await show('ny-current', { policy: { status: 'expired' } });
    expect(links()).toEqual([]);
    expect(screen.getByText('Your policy is no longer active.')).toBeVisible();
  });

  it('leads back to the dashboard @POLICY-7', async () => {
    await show('ny-current');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
  });

  it.each<[PersonaName, readonly string[]]>([
    [
      'ny-current',
      [
        'Policy Declarations',
        'Policy Package',
        'Recurring Billing Authorization',
        'Billing Notice',
        'Important Information About Flood Damage',
        'Privacy Notice',
      ],
    ],
    ['ny-eft', ['Billing Reinstated Notice']],
    ['ny-pastdue', ['Non-Pay Cancellation Notice']],
    ['ny-cancelled', ['Cancellation Confirmation Notice']],
  ])('links for %s %j, each in a new tab @DOC-1 @DOC-2', async (name, expected) => {
    await show(name);
    const lists = screen.getAllByRole('region', { name: /^Your policy documents$|^About your coverage$/ });
    const links = lists.flatMap((list) => within(list).queryAllByRole('link'));
    const titles = links.map(({ textContent }) => textContent);
    for (const title of expected) expect(titles.filter((text) => text.startsWith(title)).length).toBeGreaterThan(0);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('links the policy’s own documents at their addresses in the portal, and the catalogue at its own @DOC-10 @DOC-11', async () => {
    await show('ny-current', { openingOf: openingInPortal(() => ada, new DocumentProblems(), { canAsk: () => true }) });
    const href = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

    expect(href(/^Policy Declarations [A-Z][a-z]+ \d+\w\w, 20\d\d/)).toMatch(
      /^\/document#decPage\/\d{4}-\d\d-\d\d\/session-1$/,
    );
    expect(href(/^Privacy Notice/)).toBe('/documents/CW/privacy-notice.pdf');
  });

  it('says beside its link why a document did not open, until it is asked for again @DOC-14', async () => {
    const problems = new DocumentProblems();
    await show('ny-current', { openingOf: openingInPortal(() => ada, problems, { canAsk: () => true }) });
    const [link] = screen.getAllByRole('link', { name: /^Policy Declarations/ });
    const fragment = new URL(link?.getAttribute('href') ?? '', 'http://localhost').hash;
    const pause = { kind: 'tooManyAttempts', seconds: 120 } as const;

    act(() => problems.report(fragment, { message: 'Busy.', pause }));
    const alert = screen.getByRole('alert');
    expect(link?.nextElementSibling).toBe(alert);
    expect(alert).toHaveTextContent(
      'We could not open this document. Please try again later.Busy.Too many attempts. Please try again in 2 minutes.',
    );
    act(() => problems.report(fragment, undefined));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
