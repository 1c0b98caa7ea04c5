/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { day } from '../../../tests/support/arbitraries';
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
import { Screen } from '../screen/Screen';
import { DashboardScreen } from './DashboardScreen';

type Customer = Awaited<ReturnType<typeof memoryCustomer>>;

/** What the portal reads once the dashboard is painted. */
const readFacts = async ({ record, gateways, signal }: Customer): Promise<void> => {
  await loadHistory({ billing: gateways.billing, record })(signal);
  await listClaims({ claims: gateways.claims, record })(signal);
};

const cancel = ({ record }: Customer): void => {
  const policy = record.policy.read();
  if (policy) record.policy.write(cancelled(policy));
};

const draw = (customer: Customer) => drawScreen(<DashboardScreen open={wiringOf(customer).get('openDashboard')} />);

const show = async (name: PersonaName, before: (customer: Customer) => unknown = () => undefined) => {
  const customer = await memoryCustomer(name);
  await before(customer);
  draw(customer);
  await act(settle);
  return customer;
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

  it('does not render its spinner again when the policy arrives before the profile', async () => {
    const policy = (await memoryCustomer('nj-current')).record.policy.read();
    const customer = await signedInCustomer('nj-current');
    const rendered = jest.fn();
    drawScreen(
      <Profiler id="dashboard" onRender={rendered}>
        <DashboardScreen open={wiringOf(customer).get('openDashboard')} />
      </Profiler>,
    );
    rendered.mockClear();
    act(() => {
      if (policy) customer.record.policy.write(policy);
    });
    expect(rendered).not.toHaveBeenCalled();
    expect(customer.record.policy.read()).toEqual(policy);
    await act(settle);
  });

  it('says that a policy is no longer active, and keeps it where it is when billing says what is owed @HOME-5 @HOME-12 @HOME-13', async () => {
    const customer = await show('ny-cancelled');
    const inactive = screen.getByRole('alert');
    expect(inactive).toHaveTextContent('Your policy is no longer active.');
    expect(inactive).toHaveClass('error');
    expect(screen.getByRole('link', { name: 'See your policy' })).toHaveAttribute('href', '/policy');
    act(() => customer.record.standing.write({ pastDue: true, balance: Money.ofCents(12550) }));
    const [first, owed] = screen.getAllByRole('alert');
    expect(first).toBe(inactive);
    expect(owed).toHaveTextContent('$125.50');
  });

  it('says first that a policy begins later, also where something is past due @HOME-13', async () => {
    await show('ny-upcoming', ({ record }) => record.standing.write({ pastDue: true, balance: Money.ofCents(12550) }));
    const [later, owed] = screen.getAllByRole('alert');
    expect(later).toHaveTextContent(/^Your policy begins on/);
    expect(owed).toHaveTextContent('$125.50');
  });

  it('leads from the newest claim to its details @HOME-14', async () => {
    await show('nj-current', readFacts);
    expect(screen.getByRole('link', { name: 'HC-205501' })).toHaveAttribute('href', '/claim?reference=HC-205501');
  });

  it('confirms a cancellation, and says in the same message what it means @HOME-6 @HOME-11', async () => {
    await show('nj-current', cancel);
    const message = screen.getByText('You have successfully cancelled your policy.').closest('.success');
    expect(message).toHaveTextContent('Your policy is no longer active.');
    expect(screen.getAllByText('Your policy is no longer active.')).toHaveLength(1);
    expect(screen.queryByText('Needs your attention')).toBeNull();
    expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull();
    expect(message).toHaveTextContent(
      /says when your coverage ends\. Billing shows a charge or refund once it is made\./,
    );
  });

  it.each([
    ['after it', '/cancel', true],
    ['but not after a reload', '/', false],
  ])('has the focus at the confirmation of a cancellation %s @SHELL-16', async (_, from, isFocused) => {
    const customer = await memoryCustomer('nj-current');
    cancel(customer);
    drawScreen(
      <Routes>
        <Route
          path="/cancel"
          element={
            <Screen title="Cancel my policy">
              <Navigate to="/" />
            </Screen>
          }
        />
        <Route path="/" element={<DashboardScreen open={wiringOf(customer).get('openDashboard')} />} />
      </Routes>,
      { address: from },
    );
    await act(settle);
    const message = screen.getByText('You have successfully cancelled your policy.').closest('.success');
    expect(document.activeElement === message).toBe(isFocused);
  });

  it('tells a customer who regrets a cancellation how to reach the insurer @POLICY-98', async () => {
    await show('nj-current', cancel);
    const message = screen.getByText('Changed your mind?').parentElement;
    expect(message).toHaveTextContent(
      'Changed your mind? Write to us at support@hearthside.example, and we will tell you what is possible.',
    );
    expect(message?.querySelector('a')).toHaveAttribute(
      'href',
      'mailto:support@hearthside.example?subject=Cancellation%20of%20policy%20HP-20010001',
    );
  });

  it('leads from the message about a cancellation to its receipt @BILLING-74', async () => {
    await show('nj-current', (customer) => {
      cancel(customer);
      customer.record.receipt.write({ kind: 'cancellation', at: customer.clock.now(), change: {} });
    });
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', '/policy');
  });

  it('lists what needs attention by urgency, what is past due first @HOME-9', async () => {
    await show('nj-current', ({ record }) => {
      record.standing.write({ pastDue: true, balance: Money.ofCents(12550) });
      record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    });
    const strip = within(region('Needs your attention'));
    expect(strip.getByRole('alert')).toHaveTextContent('Your account is currently past due in the amount of: $125.50');
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Update Payment method', '/billing/payment'],
      ['Continue your claim', '/claim/report/summary'],
    ]);
  });

  it('leads a customer whose policy is cancelled from what is past due to Billing @BILLING-71', async () => {
    await show('nj-cancelled', ({ record }) => record.standing.write({ pastDue: true, balance: Money.ofCents(12550) }));
    const strip = within(region('Needs your attention'));
    expect(strip.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
  });

  it('leads a customer who renews by paying to Payment Information @HOME-13', async () => {
    await show('ny-renewal');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Your policy term ended on October 7th, 2026\. What happens after that day may not be covered\./,
    );
    expect(screen.getByRole('link', { name: 'Pay my bill' })).toHaveAttribute('href', '/billing/payment');
  });

  it('says on each card what is behind it @HOME-2 @HOME-3 @HOME-4', async () => {
    await show('nj-current');
    const behind = (card: string) => screen.getByRole('link', { name: card }).closest('li');
    expect(behind('Policy')).toHaveTextContent('See your policy information and documents.');
    expect(behind('Billing')).toHaveTextContent('View your billing information.');
    expect(behind('Claims')).toHaveTextContent('Report a claim, or check on the status of an existing claim.');
    expect(behind('Profile')).toHaveTextContent('View or change your personal details.');
  });

  it.each<[PersonaName, string, RegExp]>([
    ['nj-current', 'Policy', /Policy # HP-20010001CurrentLast day: July 24th, 2027$/],
    ['ny-upcoming', 'Policy', /Policy # HP-10010007First day: December 12th, 2026$/],
    ['ny-renewal', 'Policy', /Policy # HP-10010006Ended: October 7th, 2026$/],
    ['nj-cancelled', 'Policy', /Policy # HP-20010004Cancelled$/],
    ['nj-current', 'Profile', /Carmen Dawson$/],
    ['nj-current', 'Billing', /\$13\.98\/month$/],
    ['ny-current', 'Billing', /\$59\.88\/year$/],
    ['nj-cancelled', 'Billing', /View your billing information\.$/],
    ['nj-current', 'Claims', /existing claim\.$/],
  ])('shows %s on the card %s, after its sentence, what the portal knows @HOME-10', async (name, card, fact) => {
    await show(name, readFacts);
    expect(screen.getByRole('link', { name: card }).closest('li')).toHaveTextContent(fact);
  });

  it('shows the premium, but not what is due, before billing has been read @HOME-14', async () => {
    await show('nj-current');
    expect(region('At a glance')).toHaveTextContent(/How you payPremium: \$13\.98\/month/);
    expect(screen.queryByText('Nothing is past due.')).toBeNull();
  });

  it.each<[string, PersonaName, (customer: Customer) => void]>([
    ['was cancelled before', 'ny-cancelled', () => undefined],
    ['has just been cancelled', 'ny-current', cancel],
  ])('shows no way to pay for a policy that %s: nothing is charged @HOME-14', async (_, name, before) => {
    await show(name, async (customer) => {
      await readFacts(customer);
      before(customer);
    });
    expect(region('At a glance')).toHaveTextContent(/^At a glanceBillingNothing is past due\.$/);
  });

  it.each<[PersonaName, string | undefined]>([
    ['nj-current', '/claim/report'],
    ['nj-cancelled', '/claim/report'],
    ['nj-nopolicy', undefined],
    ['ny-current', undefined],
  ])('has one button for %s that reports a claim: %s @HOME-14', async (name, address) => {
    await show(name);
    expect(screen.queryAllByRole('link', { name: 'Report a claim' }).map((link) => link.getAttribute('href'))).toEqual(
      address === undefined ? [] : [address],
    );
  });

  it('offers no claim before the policy has begun @HOME-14', async () => {
    await show('nj-current', ({ account }) => {
      const [policy] = account.policies;
      const current = policy?.terms.current;
      if (current)
        account.policies = [{ ...policy, terms: { future: { ...current, startDate: day('2026-12-12') }, prior: [] } }];
    });
    expect(screen.queryByRole('link', { name: 'Report a claim' })).toBeNull();
  });
});
