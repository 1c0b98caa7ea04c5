/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { type BillingCircumstances, recordedScrolling, row, showPayment } from '../../../tests/support/billingScreen';
import { typeInto } from '../../../tests/support/typeInto';
import { memoryCardService } from '../../adapters/memory/cardService';
import { CardServiceUnavailable } from '../../application/ports/CardElement';

// Whether something is hidden is computed slowly, and nothing here is.
configure({ defaultHidden: true });

const fill = (number = '4111 1111 1111 1111'): void => {
  typeInto({ 'Card Number': number, MM: '12', YY: '30', CVV: '123' });
  typeInto({
    'First Name': 'Nora',
    'Last Name': 'Whitfield',
    Address: '118 Maple Avenue',
    City: 'Albany',
    Zip: '12203',
  });
  typeInto({ State: 'NY' });
  for (const checkbox of screen.getAllByRole('checkbox')) fireEvent.click(checkbox);
};

const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Update Payment Method' }));

const cardFormFailure =
  'Sorry, an error occured while loading the billing form. Please ensure pop-up blockers are disabled before contacting support.';

describe('PaymentScreen', () => {
  beforeEach(() => {
    recordedScrolling();
  });

  it('shows the policy, what is past due, and that it is paid today', async () => {
    await showPayment('ny-pastdue');

    expect(row('Policy #')).toBe('HP-10010005');
    expect(row('Scheduled Date')).toBe('November 21st, 2026');
    expect(screen.getByText(/^Your account is currently past due in the amount of:/).textContent).toBe(
      'Your account is currently past due in the amount of: $125.50',
    );
  });

  it('speaks of no past due where there is none', async () => {
    await showPayment('ny-current');

    expect(screen.queryByText('Scheduled Date')).toBeNull();
    expect(screen.queryByText(/past due/)).toBeNull();
  });

  it('takes no pre-paid cards, five digits of a zip, and cites the penalty for fraud', async () => {
    await showPayment('ny-current');

    expect(screen.getByText('(sorry, no pre-paid cards)')).toBeTruthy();
    expect(screen.getByLabelText('Zip').getAttribute('maxlength')).toBe('5');
    expect(screen.getByText(/civil penalty not to exceed five thousand dollars/)).toBeTruthy();
  });

  it.each([
    ['ny-current', 'You will be charged once a year, on the 23rd of August.'],
    ['ny-both', 'You will be charged on the 24th of each month.'],
    ['ny-nonrecurring', 'You will be charged once a year, on the 24th of July.'],
  ] as const)('tells %s: %s', async (name, text) => {
    await showPayment(name);

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('To leave the recurring payment plan, please contact your agent.')).toBeTruthy();
  });

  it('says beside the button what is missing', async () => {
    await showPayment('ny-nonrecurring');
    await screen.findAllByRole('checkbox');
    const button = screen.getByRole('button', { name: 'Update Payment Method' });
    await waitFor(() => expect(screen.getByText('To go on, agree to the one-time payment above.')).toBeTruthy());
    expect(button.getAttribute('aria-disabled')).toBe('true');

    const [oneTime] = screen.getAllByRole('checkbox');
    if (oneTime) fireEvent.click(oneTime);

    expect(screen.getByRole('button', { name: 'Update Payment Method' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('changes the payment method, says so at the top, and shows the new one', async () => {
    const { account } = await showPayment('ny-eft');
    await screen.findByRole('checkbox');
    fill();
    const scrolledTo = recordedScrolling();
    submit();

    const message = await screen.findByText('Payment method successfully changed.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing');
    expect(row('Payment Method')).toBe('Credit CardVisa ending in 1111');
    expect(account.paymentMethod).toMatchObject({ type: 'credit_card', lastFour: '1111' });
    expect(document.activeElement?.contains(message)).toBe(true);
    expect(scrolledTo).toEqual([[0, 0]]);
  });

  it.each<readonly [string, BillingCircumstances, string | undefined, string]>([
    [
      'names the fields that the card service found invalid',
      {},
      '4000 0000 0000 0002',
      'The following fields appear to be invalid: Card Number',
    ],
    [
      'says that fields are blank',
      { billing: () => ({ updateMethod: async () => ({ kind: 'blankFields' }) }) },
      undefined,
      'All fields must be filled out.',
    ],
    [
      'says what the insurer says',
      { billing: () => ({ updateMethod: async () => ({ kind: 'refused', message: 'The card was declined.' }) }) },
      undefined,
      'The card was declined.',
    ],
    [
      'has words of its own where the insurer has none',
      { billing: () => ({ updateMethod: async () => ({ kind: 'refused', message: '' }) }) },
      undefined,
      'Something went wrong. Please contact support.',
    ],
  ])('%s, at the top of the page, and keeps what was typed', async (_fact, circumstances, number, text) => {
    await showPayment('ny-current', circumstances);
    await screen.findByRole('checkbox');
    fill(number);
    const scrolledTo = recordedScrolling();
    submit();

    const message = await screen.findByText(text);
    expect(document.activeElement?.contains(message)).toBe(true);
    expect(scrolledTo).toEqual([[0, 0]]);
    for (const [label, value] of Object.entries({
      'Card Number': number ?? '4111 1111 1111 1111',
      CVV: '123',
      City: 'Albany',
    })) {
      expect(screen.getByLabelText(label)).toHaveProperty('value', value);
    }
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('names the first field that is missing, and leads to it', async () => {
    await showPayment('ny-current');
    fireEvent.click(await screen.findByRole('checkbox'));
    typeInto({ 'First Name': 'Nora' });
    submit();

    const link = await screen.findByRole('link', { name: 'Last Name is required' });
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText('Last Name'));
    expect(screen.queryByText('Address is required')).toBeNull();
  });

  it('says that the card form could not be loaded, and loads it again', async () => {
    let isBlocked = true;
    await showPayment('ny-current', {
      openCardForm: (slot, signal) =>
        isBlocked ? Promise.reject(new CardServiceUnavailable('blocked')) : memoryCardService.mount(slot, signal),
    });
    await screen.findByText(cardFormFailure);
    typeInto({ City: 'Albany' });

    isBlocked = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByLabelText('Card Number');
    expect(screen.queryByText(cardFormFailure)).toBeNull();
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Albany');
  });

  it('says that an agreement could not be loaded', async () => {
    await showPayment('ny-current', { billing: () => ({ agreement: () => Promise.reject(new Error('gone')) }) });

    await screen.findByText('Something went wrong. Please contact support.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'support@hearthside.example' })).toBeTruthy();
  });

  it('shows an agreement without what could harm', async () => {
    await showPayment('ny-current', {
      billing: () => ({
        agreement: async () => '<h3>Agreement</h3><img src="x" onerror="alert(1)"><script>alert(1)</script>',
      }),
    });

    const heading = await screen.findByRole('heading', { level: 3, name: 'Agreement' });
    expect(heading.parentElement?.innerHTML).toBe('<h3>Agreement</h3>');
  });

  it('takes the card fields off the page when the customer goes', async () => {
    await showPayment('ny-current');
    await screen.findByLabelText('Card Number');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });

    expect(document.querySelector('.card-field')).toBeNull();
  });
});
