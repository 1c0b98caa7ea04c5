/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { recordedScrolling, showBilling } from '../../../tests/support/billingScreen';
import { fact, region } from '../../../tests/support/onScreen';
import { savedFiles } from '../../../tests/support/savedFiles';
import { billingHistory } from '../../adapters/http/replies/billing';
import type { Gateways } from '../../application/ports/Gateways';
import type { BillingHistory } from '../../domain/billing/BillingHistory';
import { Instant } from '../../domain/Instant';

// The check for hidden elements is slow, and nothing here is hidden.
configure({ defaultHidden: true });

const historyWith = (change: Partial<BillingHistory>) => (billing: Gateways['billing']) => ({
  history: async (signal: AbortSignal) => {
    const reply = await billing.history(signal);
    return reply.kind === 'loaded' ? { ...reply, value: { ...reply.value, ...change } } : reply;
  },
});

describe('BillingScreen', () => {
  beforeEach(() => {
    recordedScrolling();
  });

  it.each([
    ['ny-current', 'Yearly', 'Credit Card', 'Visa ending in 1111'],
    ['ny-both', 'Monthly', 'Credit Card', /^Mastercard ending in \d{4}$/],
    ['ny-nonrecurring', 'Yearly', 'Credit Card', /^\w+ ending in \d{4}$/],
    ['ny-eft', 'Yearly', 'EFT', 'Account ending in 6789'],
  ] as const)(
    'shows that %s pays %s by %s, %s @BILLING-1 @BILLING-2 @BILLING-43',
    async (name, frequency, method, account) => {
      await showBilling(name);
      await screen.findByRole('heading', { name: 'Past Payments' });

      expect(fact('Billing Frequency')).toBe(frequency);
      const shown = within(region('How you pay'));
      expect(shown.getByText(method)).toBeTruthy();
      expect(shown.getByText(account)).toBeTruthy();
    },
  );

  it('shows no payment method as None @BILLING-2', async () => {
    await showBilling('ny-current', { billing: historyWith({ paymentMethod: { type: 'NONE' } }) });
    await screen.findByRole('heading', { name: 'Past Payments' });

    expect(fact('Payment Method')).toBe('None');
  });

  it('shows "..." for what the insurer does not send, and an unknown billing term as received @BILLING-1', async () => {
    const value = v.parse(billingHistory, { paymentHistory: [{}], pastDue: true });
    await showBilling('ny-current', {
      billing: () => ({
        history: async () => ({ kind: 'loaded', value }),
        term: async () => ({ kind: 'loaded', value: 'quarterly' }),
      }),
    });

    expect(await screen.findByText('quarterly')).toBeInTheDocument();
    // The overdue balance, the payment method, and the five columns of the payment.
    expect(screen.getAllByText('...').length).toBeGreaterThanOrEqual(6);
  });

  it('shows that it loads @BILLING-12', async () => {
    await showBilling('ny-current');

    expect(screen.getByText('Loading billing information...')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Past Payments' });
    expect(screen.queryByText('Loading billing information...')).toBeNull();
  });

  it('offers Retry when billing is unavailable, which can work @BILLING-13', async () => {
    let isOut = true;
    await showBilling('ny-current', {
      billing: (billing) => ({
        history: async (signal) => (isOut ? { kind: 'unavailable' } : billing.history(signal)),
      }),
    });
    await screen.findByText('Failed to load billing details. Click below to try again.');

    isOut = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByRole('heading', { name: 'Past Payments' });
    expect(screen.queryByText('Failed to load billing details. Click below to try again.')).toBeNull();
  });

  it('has a table of past payments, ten a page @BILLING-8 @BILLING-9 @BILLING-10', async () => {
    await showBilling('ny-current');
    const table = await screen.findByRole('table', { name: 'Past Payments' });

    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Action', 'Amount', 'Account', 'Status']);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100']);
    expect(within(table).getAllByText(/^-?\$\d+\.\d{2}$/).length).toBeGreaterThan(0);
  });

  it('saves every payment as a CSV file, not only the page @BILLING-56', async () => {
    const saved = savedFiles();
    await showBilling('ny-current');
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));

    const [file] = await saved();
    expect(file).toMatchObject({ name: 'payments-HP-10010001-2026-11-21.csv', type: 'text/csv;charset=utf-8' });
    const lines = String(file && Reflect.get(file, 'text')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate,Action,Amount,Account,Status');
    expect(lines).toHaveLength(26);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,[\w ]+,-?\d+\.\d\d,Visa ending in 1111,\w+$/);
  });

  it('shows the day of a payment as at the insurer, on screen and in the file @BILLING-56 @INPUT-12', async () => {
    const saved = savedFiles();
    const lateInNewYork = Instant.ofDate(new Date('2026-11-21T04:30:00Z'));
    await showBilling('ny-current', {
      billing: historyWith({ payments: [{ createdAt: lateInNewYork, action: '', status: '' }] }),
    });
    const table = await screen.findByRole('table', { name: 'Past Payments' });
    expect(within(table).getByText('11/20/2026')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    const [file] = await saved();
    expect(String(file && Reflect.get(file, 'text'))).toContain('\r\n2026-11-20,');
  });

  it('prints every payment, not only the page @BILLING-56', async () => {
    await showBilling('ny-current');
    const table = await screen.findByRole('table', { name: 'Past Payments' });
    fireEvent(window, new Event('beforeprint'));
    expect(within(table).getAllByRole('row')).toHaveLength(25);
    expect(screen.queryByText('1–10 of 24')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('1–10 of 24')).toBeVisible();
  });

  it.each([
    ['ny-both', /^You will be charged on the \d+(?:st|nd|rd|th) of each month\.$/, false],
    ['ny-current', /^You will be charged once a year, on the \d+(?:st|nd|rd|th) of \w+\.$/, true],
    ['ny-nonrecurring', undefined, false],
    ['ny-cancelled', undefined, false],
  ] as const)(
    'tells %s in plain words when the next charge comes: %s, its amount not known yet: %s @BILLING-57',
    async (name, words, isOpen) => {
      await showBilling(name);
      await screen.findByRole('heading', { name: 'Past Payments' });

      if (words === undefined) expect(screen.queryByText(/You will be charged/)).toBeNull();
      else expect(screen.getByText(words)).toBeTruthy();
      const text = 'The amount of the next charge is not known yet. It will show under “Past Payments”.';
      expect(screen.queryAllByText(text)).toHaveLength(isOpen ? 1 : 0);
    },
  );

  it.each([
    ['ny-current', ['Payment Authorization', 'Billing Notice']],
    ['ny-eft', ['Bill Reinstated']],
    ['ny-pastdue', ['Cancellation Warning']],
  ] as const)('lists for %s the documents %j @BILLING-6 @DOC-3', async (name, titles) => {
    await showBilling(name);
    await screen.findByRole('heading', { name: 'Billing Documents' });
    for (const title of titles)
      expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('target', '_blank');
    expect(screen.queryByText(/Policy Declarations/)).toBeNull();
  });

  it('leads from what is past due to Payment Information @BILLING-71', async () => {
    await showBilling('ny-pastdue');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your account is currently past due in the amount of: $125.50');
    expect(within(alert).getByRole('link', { name: 'Update Payment method' })).toHaveAttribute(
      'href',
      '/billing/payment',
    );
    expect(screen.getByText('Declined').parentElement).toHaveClass('problem');
  });

  it('leads nowhere from what is past due once the policy is cancelled @BILLING-71', async () => {
    await showBilling('ny-cancelled', { billing: historyWith({ pastDue: true }) });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('past due'));
    expect(screen.queryByRole('link', { name: 'Update Payment method' })).toBeNull();
  });

  it('confirms a change of the billing frequency @BILLING-70', async () => {
    recordedScrolling();
    const { navigation } = await showBilling('ny-both');
    await screen.findByRole('table', { name: 'Past Payments' });
    act(() => navigation.go('billing', { replace: true, state: { frequency: 'changed' } }));
    const message = await screen.findByText('Your billing frequency has been changed.');
    expect(message.closest('.success')).toHaveFocus();
  });

  it('links Payment Information, and the action of New York @BILLING-15 @BILLING-16', async () => {
    await showBilling('ny-current');
    const link = await screen.findByRole('link', { name: 'Update Payment method' });
    expect(link).toHaveAttribute('href', '/billing/payment');
    expect(screen.getByRole('link', { name: 'Edit billing frequency' })).toHaveAttribute('href', '/billing/frequency');
  });

  it('offers no change once the policy is cancelled @BILLING-3 @BILLING-11', async () => {
    await showBilling('ny-cancelled');
    await screen.findByRole('heading', { name: 'Past Payments' });

    expect(screen.queryByRole('link', { name: 'Update Payment method' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit billing frequency' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/home');
  });

  it('opens Payment Information from pay my bill, in the renewal window @BILLING-4 @BILLING-16', async () => {
    await showBilling('ny-renewal');
    fireEvent.click(await screen.findByRole('button', { name: 'pay my bill' }));

    await screen.findByRole('heading', { level: 1, name: 'Payment Information' });
  });

  it('gives the focus back to the link after Cancel @BILLING-61', async () => {
    await showBilling('ny-current');
    fireEvent.click(await screen.findByRole('link', { name: 'Update Payment method' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Update Payment method' }));
    });
  });
});
