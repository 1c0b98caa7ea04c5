/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, cleanup, screen, within } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, signedInCustomer } from '../../../tests/support/memoryCustomer';
import { region } from '../../../tests/support/onScreen';
import { wiringOf } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { loadHistory } from '../../application/account/loadHistory';
import { listClaims } from '../../application/claims/listClaims';
import { Money } from '../../domain/Money';
import { cancelled } from '../../domain/policy/Policy';
import { DashboardScreen } from './DashboardScreen';

type Customer = Awaited<ReturnType<typeof memoryCustomer>>;

const cancel = ({ record }: Customer): void => {
  const policy = record.policy.read();
  if (policy) record.policy.write(cancelled(policy));
};

const draw = (customer: Customer) => drawScreen(<DashboardScreen open={wiringOf(customer).get('openDashboard')} />);

const show = async (name: PersonaName, before: (customer: Customer) => unknown = () => undefined): Promise<void> => {
  const customer = await memoryCustomer(name);
  await before(customer);
  draw(customer);
  await act(settle);
};

describe('DashboardScreen', () => {
  it('shows its title, and that it loads until the profile has loaded @HOME-1', async () => {
    const customer = await signedInCustomer('nj-current');
    draw(customer);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Policy Dashboard');
    expect(screen.getByText('Loading your dashboard...')).toBeVisible();

    await act(settle);
    expect(screen.queryByText('Loading your dashboard...')).toBeNull();
    expect(customer.record.policy.read()).toBeDefined();
    expect(customer.record.profile.read()).toBeDefined();
  });

  it('says that the policy is no longer active @HOME-5', async () => {
    await show('nj-cancelled');
    expect(screen.getByRole('alert')).toHaveTextContent('Your policy is no longer active.');
    expect(screen.getByRole('alert')).toHaveClass('error');
    expect(screen.getByRole('link', { name: 'See your policy' })).toHaveAttribute('href', '/policy');
  });

  it('confirms a cancellation, and says in the same message what it means @HOME-6 @HOME-11', async () => {
    await show('nj-current', cancel);
    const message = screen.getByText('You have successfully cancelled your policy.').closest('.success');
    expect(message).toHaveTextContent('Your policy is no longer active.');
    expect(screen.getAllByText('Your policy is no longer active.')).toHaveLength(1);
    expect(screen.queryByText('Needs your attention')).toBeNull();
    expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull();
  });

  it('leads from the message about a cancellation to its receipt @BILLING-74', async () => {
    await show('nj-current', (customer) => {
      cancel(customer);
      customer.record.receipt.write({ kind: 'cancellation', at: customer.clock.now(), change: {} });
    });
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', '/policy');
  });

  it('lists what needs attention by urgency, each with one link @HOME-9', async () => {
    await show('nj-cancelled', ({ record }) => {
      record.standing.write({ pastDue: true, balance: Money.ofCents(12550) });
      record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    });
    const strip = within(region('Needs your attention'));
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to billing', '/billing'],
      ['See your policy', '/policy'],
      ['Continue your claim', '/claim/report/summary'],
    ]);
  });

  it.each<[PersonaName, string, string]>([
    ['ny-pastdue', 'Update Payment method', '/billing/payment'],
    ['ny-renewal', 'Pay my bill', '/billing/payment'],
  ])('leads %s to Payment Information @HOME-9', async (name, link, address) => {
    await show(name, ({ record, gateways }) =>
      name === 'ny-pastdue'
        ? loadHistory({ billing: gateways.billing, record })(new AbortController().signal)
        : undefined,
    );
    const strip = within(region('Needs your attention'));
    expect(strip.getByRole('link', { name: link })).toHaveAttribute('href', address);
  });

  it.each<[PersonaName, string, RegExp]>([
    ['nj-current', 'Policy', /CurrentLast day: [A-Z][a-z]+ \d+(?:st|nd|rd|th), 2027$/],
    ['ny-upcoming', 'Policy', /documents\.First day: [A-Z][a-z]+ \d+(?:st|nd|rd|th), 202\d$/],
    ['nj-cancelled', 'Policy', /Cancelled$/],
    ['nj-current', 'Profile', /Carmen Dawson$/],
    ['nj-current', 'Billing', /\$\d+\.\d\d\/month$/],
    ['ny-current', 'Billing', /\$\d+\.\d\d\/year$/],
    ['nj-cancelled', 'Billing', /View your billing information\.$/],
    ['nj-current', 'Claims', /existing claim\.$/],
  ])('shows %s on the card %s one fact @HOME-10', async (name, card, fact) => {
    await show(name);
    expect(screen.getByRole('link', { name: card }).closest('li')).toHaveTextContent(fact);
  });

  it.each<[PersonaName, string, RegExp]>([
    ['nj-current', 'Claims', /Claim HC-205501: ?Open$/],
    ['nj-current', 'Billing', /Next charge: \$\d+\.\d\d on [A-Z][a-z]+ \d+(?:st|nd|rd|th), 2026$/],
    ['ny-current', 'Billing', /Next charge: [A-Z][a-z]+ \d+(?:st|nd|rd|th), 2027$/],
    ['ny-pastdue', 'Billing', /Past due: \$125\.50$/],
  ])('shows %s on the card %s what other screens have loaded @HOME-10', async (name, card, fact) => {
    await show(name, async ({ record, gateways }) => {
      const { signal } = new AbortController();
      await loadHistory({ billing: gateways.billing, record })(signal);
      await listClaims({ claims: gateways.claims, record })(signal);
    });
    expect(screen.getByRole('link', { name: card }).closest('li')).toHaveTextContent(fact);
  });

  it.each<[PersonaName, boolean]>([
    ['nj-current', true],
    ['ny-pastdue', false],
  ])('says of %s once billing is known whether nothing is past due: %s @HOME-9', async (name, isSaid) => {
    await show(name);
    expect(screen.queryByText('Nothing is past due.')).toBeNull();
    cleanup();
    await show(name, async ({ record, gateways }) => {
      await loadHistory({ billing: gateways.billing, record })(new AbortController().signal);
    });
    expect(screen.queryAllByText('Nothing is past due.')).toHaveLength(isSaid ? 1 : 0);
  });

  it('confirms no cancellation of an earlier session @HOME-6', async () => {
    await show('nj-cancelled');
    expect(screen.queryByText('You have successfully cancelled your policy.')).toBeNull();
  });
});
