/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type BillingCircumstances,
  recordedScrolling,
  showBilling,
  showPayment,
} from '../../../tests/support/billingScreen';
import { changeSlot } from '../../../tests/support/changeSlot';
import { lostReply } from '../../../tests/support/failure';
import { gate } from '../../../tests/support/FakeNetwork';
import { today } from '../../../tests/support/memoryCustomer';
import { fact, region } from '../../../tests/support/onScreen';
import { typeInto } from '../../../tests/support/typeInto';
import { memoryCardService } from '../../adapters/memory/memoryCardService';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { type CardToken, CardServiceUnavailable, type MountedCardElement } from '../../application/ports/CardService';
import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { CalendarDate } from '../../domain/CalendarDate';

// The check for hidden elements is slow.
configure({ defaultHidden: true });

const memoryCards = memoryCardService({ today: () => today });

/** Fills in the form once the agreements are there. */
const fill = async (number = '4111 1111 1111 1111'): Promise<void> => {
  const checkboxes = await screen.findAllByRole('checkbox');
  typeInto({ 'Card Number': number, MM: '12', YY: '30', CVV: '123' });
  typeInto({
    'First Name': 'Nora',
    'Last Name': 'Whitfield',
    Address: '118 Maple Avenue',
    City: 'Albany',
    Zip: '12203',
  });
  typeInto({ State: 'NY' });
  for (const checkbox of checkboxes) fireEvent.click(checkbox);
};

const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Update Payment Method' }));

const cardFormFailure =
  'Sorry, an error occured while loading the billing form. Please ensure pop-up blockers are disabled before contacting support.';

/** A card service that answers like this. */
const withToken = (tokenise: MountedCardElement['tokenise']): BillingCircumstances => ({
  openCardForm: async (slot, signal) => ({ ...(await memoryCards.mount(slot, signal)), tokenise }),
});

const parts = () =>
  ['Address', 'City', 'State', 'Zip'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

describe('PaymentScreen', () => {
  it.each<[string, (street: HTMLElement) => void]>([
    ['left', () => act(() => screen.getByLabelText('City').focus())],
    ['sent with Enter', (street) => fireEvent.keyDown(street, { key: 'Enter' })],
  ])('fills in the parts of a whole address once the street is %s @BILLING-87', async (_, end) => {
    await showPayment('ny-both');
    const street = await screen.findByLabelText('Address');
    act(() => street.focus());
    fireEvent.paste(street, { clipboardData: { getData: () => '1 Main St\nApt 4\nTroy, NJ 12180-1234' } });
    end(street);
    expect(parts()).toEqual(['1 Main St, Apt 4', 'Troy', 'NJ', '12180']);
  });

  it('fills in state and zip code from the city, and the apartment with the street @BILLING-87 @INPUT-28', async () => {
    await showPayment('ny-both');
    expect(await screen.findByLabelText('Address')).toHaveAttribute('autocomplete', 'billing street-address');
    typeInto({ Address: '1 Main St', City: 'Troy, NJ 12180-1234' });
    fireEvent.blur(screen.getByLabelText('City'));
    expect(parts()).toEqual(['1 Main St', 'Troy', 'NJ', '12180']);
  });

  beforeEach(() => {
    recordedScrolling();
  });

  it('shows the policy, the balance that is past due, and today as its date @BILLING-17 @BILLING-18', async () => {
    await showPayment('ny-pastdue');

    expect(fact('Policy #')).toBe('HP-10010005');
    expect(fact('Scheduled Date')).toBe('November 21st, 2026');
    expect(screen.getByText(/^Your account is currently past due in the amount of:/).parentElement?.textContent).toBe(
      'Your account is currently past due in the amount of: $125.50',
    );
  });

  it.each<[PersonaName, string, string | undefined, string | undefined]>([
    [
      'ny-both',
      'Nothing',
      '$13.98 on November 24th, 2026, for your premium',
      'You will be charged on the 24th of each month.',
    ],
    [
      'ny-current',
      'Nothing',
      'On August 23rd, 2027, for your next term. Its amount is not known yet.You currently pay $59.88/year.',
      'You will be charged once a year, on the 23rd of August.',
    ],
    [
      'ny-nonrecurring',
      'Nothing',
      'None before your term ends on July 24th, 2027. The amount for the next term is not known yet.You currently pay $107.88/year.',
      'You will be charged once a year, on the 24th of July.',
    ],
    [
      'ny-renewal',
      'The premium of your next term. We do not know the amount yet. Billing shows the charge under “Past Payments”.Your last term cost $107.88/year.',
      undefined,
      undefined,
    ],
    [
      'ny-pastdue',
      '$125.50 is past due. We cannot say here whether it will be charged today. Billing shows each charge under “Past Payments”.',
      '$4.99 on November 24th, 2026, for your premium',
      'You will be charged on the 24th of each month.',
    ],
  ])(
    'says above the consent of %s what is charged today, when what is next, and then on which days @BILLING-26 @BILLING-85',
    async (name, today, next, recurring) => {
      await showPayment(name);
      expect(fact('Charged today')).toBe(today);
      if (next === undefined) expect(screen.queryByText('Next charge')).toBeNull();
      else expect(fact('Next charge')).toBe(next);
      const [consent] = await screen.findAllByRole('checkbox');
      expect(consent && screen.getByText('Charged today').compareDocumentPosition(consent)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (recurring !== undefined) expect(await screen.findByText(recurring)).toBeVisible();
    },
  );

  it('shows neither a balance nor a bank account to a customer who owes nothing and pays by card @BILLING-18 @BILLING-62 @BILLING-76', async () => {
    await showPayment('ny-current');
    expect(fact('Due today')).toBe('Nothing');
    for (const text of ['Scheduled Date', /past due/]) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('has the hint about pre-paid cards, a zip of five digits, and the penalty for fraud @BILLING-19 @BILLING-21 @BILLING-28', async () => {
    await showPayment('ny-current');

    expect(screen.getByRole('heading', { name: 'Credit Card' })).toBeTruthy();
    expect(screen.getByText('(sorry, no pre-paid cards)')).toBeTruthy();
    typeInto({ Zip: '07303-1234' });
    expect(screen.getByLabelText('Zip')).toHaveValue('07303');
    expect(screen.getByText(/civil penalty not to exceed five thousand dollars/)).toBeTruthy();
  });

  it('charges on the day of the end of a term that began on another day, and says how to leave the recurring plan @BILLING-26 @BILLING-27', async () => {
    const { record } = await showPayment('ny-both');
    act(() => changeSlot(record.policy, { termEnd: CalendarDate.parse('2027-03-09') }));
    expect(await screen.findByText('You will be charged on the 9th of each month.')).toBeVisible();
    expect(screen.getByText('To leave the recurring payment plan, please contact your agent.')).toBeVisible();
  });

  it('promises no day to a customer whose billing term the portal does not know @BILLING-26', async () => {
    await showPayment('ny-current', {
      billing: () => ({ term: async () => ({ kind: 'loaded', value: 'quarterly' }) }),
    });

    await screen.findByRole('checkbox');
    expect(screen.queryByText(/You will be charged/)).toBeNull();
  });

  it('says next to the button what is missing @BILLING-25 @BILLING-29 @BILLING-60', async () => {
    await showPayment('ny-nonrecurring');
    await screen.findAllByRole('checkbox');
    const button = screen.getByRole('button', { name: 'Update Payment Method' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    await waitFor(() => expect(screen.getByText('To continue, agree to the one-time payment above.')).toBeTruthy());
    expect(button.getAttribute('aria-disabled')).toBe('true');

    const [oneTime] = screen.getAllByRole('checkbox');
    if (oneTime) fireEvent.click(oneTime);

    expect(screen.getByRole('button', { name: 'Update Payment Method' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('changes the payment method, confirms it at the top, and shows the new one @BILLING-30', async () => {
    const { account } = await showPayment('ny-eft');
    await fill();
    const scrolledTo = recordedScrolling();
    submit();

    const message = await screen.findByText('Payment method successfully changed.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing');
    expect(fact('Payment Method', region('How you pay'))).toBe('Credit CardVisa ending in\u00A01111');
    expect(account.paymentMethod).toMatchObject({ type: 'credit_card', lastFour: '1111' });
    expect(document.activeElement?.contains(message)).toBe(true);
    expect(scrolledTo).toEqual([[0, 0]]);
  });

  it('marks the fields of the card that the card service rejects, until they are accepted @BILLING-75', async () => {
    await showPayment('ny-current');
    const marked = (): readonly string[] =>
      screen
        .getAllByRole('textbox')
        .filter((field) => field.getAttribute('aria-invalid') === 'true' && field.closest('.card-field-invalid'))
        .map((field) => field.getAttribute('name') ?? '');
    await fill('');
    submit();
    await screen.findByText('The following fields appear to be invalid: Card Number');
    expect(marked()).toEqual(['card-number']);

    typeInto({ 'Card Number': '4111 1111 1111 1111', CVV: '' });
    submit();
    await screen.findByText('The following fields appear to be invalid: CVV');
    expect(marked()).toEqual(['card-cvv']);
  });

  it('shows which payment method the new one replaces @BILLING-73', async () => {
    await showPayment('ny-eft');
    const method = (): string | null | undefined => fact('Payment Method');

    expect(method()).toBe('Before: Account ending in\u00A06789 After: The card that you enter here');
    fireEvent.click(screen.getByRole('radio', { name: 'Bank Account' }));
    expect(method()).toContain('After: The bank account that you enter here');
  });

  it('gives a receipt of what was past due, and prints it alone @BILLING-74', async () => {
    await showPayment('ny-pastdue');
    await screen.findByRole('checkbox');
    expect(screen.getByText('After the update, Billing shows whether this amount has been paid.')).toBeTruthy();
    await fill();
    submit();
    await screen.findByText('Payment method successfully changed.');

    const receipt = region('Receipt');
    expect(fact('Confirmed', receipt)).toBe('11/21/2026, 10:00 AM');
    expect(fact('Policy Number', receipt)).toMatch(/^HP-\d+$/);
    expect(fact('Due today', receipt)).toBe('Before: $125.50 After: Nothing');
    expect(fact('Payment Method', receipt)).toMatch(/^Before: .* After: Visa ending in\u00A01111$/);

    const printed: unknown[] = [];
    const alone = (): unknown => document.querySelector('[data-print="alone"] h2')?.textContent;
    window.print = () => void printed.push(alone());
    fireEvent.click(within(receipt).getByRole('button', { name: 'Print' }));
    fireEvent(window, new Event('afterprint'));
    expect([...printed, alone()]).toEqual(['Receipt', undefined]);
  });

  it.each<readonly [string, BillingCircumstances, string]>([
    [
      'shows the message for blank fields',
      { billing: () => ({ updateMethod: async () => ({ kind: 'blankFields' }) }) },
      'All fields must be filled out.',
    ],
    [
      'shows the message of the insurer',
      { billing: () => ({ updateMethod: async () => ({ kind: 'refused', message: 'The card was declined.' }) }) },
      'The card was declined.',
    ],
    [
      'shows a message of its own if the insurer gives none',
      { billing: () => ({ updateMethod: async () => ({ kind: 'refused', message: '' }) }) },
      'Something went wrong. Please contact support.',
    ],
    [
      'says that the card was not accepted',
      withToken(async () => ({ kind: 'declined' })),
      'Your card or bank account was not accepted, and nothing was changed. Please check what you entered, or use another one.',
    ],
    [
      'says that the card service did not answer',
      withToken(() => Promise.reject(new CardServiceUnavailable('gone'))),
      'The payment service did not answer, and nothing was changed. Please try again.',
    ],
  ])(
    '%s at the top of the page, and keeps the form @BILLING-33 @BILLING-34 @BILLING-79',
    async (_fact, circumstances, text) => {
      await showPayment('ny-current', circumstances);
      await fill();
      const scrolledTo = recordedScrolling();
      submit();

      const message = await screen.findByText(text);
      expect(document.activeElement?.contains(message)).toBe(true);
      expect(scrolledTo).toEqual([[0, 0]]);
      for (const [label, value] of Object.entries({
        'Card Number': '4111 1111 1111 1111',
        CVV: '123',
        City: 'Albany',
      })) {
        expect(screen.getByLabelText(label)).toHaveProperty('value', value);
      }
      expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    },
  );

  it('names every field that the card service may find invalid @BILLING-24', async () => {
    const fields = ['number', 'month', 'year', 'cvv', 'firstName', 'lastName', 'address1', 'zipCode'] as const;
    await showPayment(
      'ny-current',
      withToken(async () => ({ kind: 'invalid', fields })),
    );
    await fill();
    submit();

    await screen.findByText(
      'The following fields appear to be invalid: Card Number, MM, YY, CVV, First Name, Last Name, Address, Zip',
    );
  });

  it.each([
    ['4000 0000 0000 0002', [], 'Card Number', 'Card Number'],
    ['4111 1111 1111 1111', ['firstName', 'zipCode'], 'First Name, Zip', 'First Name'],
    ['4111 1111 1111 1111', ['stateCode'], 'State', 'State'],
  ] as const)(
    'leads from the alert into the first field of %s that is rejected besides %j @BILLING-24 @BILLING-80',
    async (number, fields, names, first) => {
      const rejecting = fields.length > 0 ? withToken(async () => ({ kind: 'invalid', fields })) : {};
      await showPayment('ny-current', rejecting);
      await fill(number);
      submit();

      const message = await screen.findByRole('link', { name: `The following fields appear to be invalid: ${names}` });
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      fireEvent.click(message);
      expect(document.activeElement).toBe(screen.getByLabelText(first));
    },
  );

  it('has a spinner instead of the buttons during the update @BILLING-38', async () => {
    const { open: answer, opened: answered } = gate<{ readonly kind: 'refused'; readonly message: string }>();
    await showPayment('ny-current', { billing: () => ({ updateMethod: () => answered }) });
    await fill();
    submit();

    await screen.findByText('Updating your payment method...');
    for (const name of ['Update Payment Method', 'Cancel']) expect(screen.queryByRole('button', { name })).toBeNull();
    answer({ kind: 'refused', message: 'The card was declined.' });
    await screen.findByRole('button', { name: 'Update Payment Method' });
  });

  it('asks before a link leaves until the card service has answered @BILLING-81', async () => {
    const token = gate<CardToken>();
    await showPayment(
      'ny-current',
      withToken(() => token.opened),
    );
    await fill();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/home';
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    submit();
    fireEvent.click(link);
    expect(
      screen.getByText('Your payment method is being updated. If you leave now, it will not be changed.'),
    ).toBeVisible();
    expect(followed).not.toHaveBeenCalled();

    token.open({ kind: 'declined' });
    await waitFor(() => expect(screen.queryByText(/If you leave now/)).toBeNull());
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    link.remove();
  });

  it('names every missing field in the order of the form, marks it, and links to it @BILLING-20 @BILLING-75', async () => {
    await showPayment('ny-current');
    fireEvent.click(await screen.findByRole('checkbox'));
    typeInto({ 'First Name': 'Nora' });
    submit();

    const card = 'The following fields appear to be invalid: Card Number, MM, YY, CVV';
    fireEvent.click(await screen.findByRole('link', { name: card }));
    expect(document.activeElement).toBe(screen.getByLabelText('Card Number'));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      card,
      'Last Name is required',
      'Address is required',
      'City is required',
      'State is required',
      'Zip is required',
    ]);
    fireEvent.click(alert.getByRole('link', { name: 'City is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    for (const label of ['Card Number', 'CVV', 'Last Name', 'Zip'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('First Name').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('shows that the card form failed to load, and loads it again @BILLING-37 @SAFE-20', async () => {
    let isBlocked = true;
    await showPayment('ny-current', {
      openCardForm: (slot, signal) =>
        isBlocked ? Promise.reject(new CardServiceUnavailable('blocked')) : memoryCards.mount(slot, signal),
    });
    await screen.findByText(cardFormFailure);
    typeInto({ City: 'Albany' });

    isBlocked = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByLabelText('Card Number');
    expect(screen.queryByText(cardFormFailure)).toBeNull();
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Albany');
  });

  it('shows that an agreement failed to load @BILLING-40 @FAULT-28', async () => {
    await showPayment('ny-current', { billing: () => ({ agreement: () => Promise.reject(new Error('gone')) }) });

    await screen.findByText('Something went wrong. Please contact support.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'support@hearthside.example' })).toBeTruthy();
  });

  it('offers a bank account to a customer who pays from one @BILLING-62', async () => {
    const { account } = await showPayment('ny-eft');
    await fill();
    expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Bank Account' }));
    expect(screen.queryByLabelText('Card Number')?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Checking' }));
    typeInto({ 'Routing Number': '1234-5678-0', 'Account Number': '000 123 454 321', 'Re-Enter Account Number': '1' });
    submit();
    await screen.findByRole('link', { name: 'Account numbers do not match' });

    typeInto({ 'Re-Enter Account Number': '000123454321' });
    submit();
    await screen.findByText('Payment method successfully changed.');
    expect(account.paymentMethod).toEqual({ type: 'bank_account_info', lastFour: '4321' });
  });

  it('keeps the typed card while the customer looks at the bank account fields', async () => {
    await showPayment('ny-eft');
    await screen.findByLabelText('Card Number');
    typeInto({ 'Card Number': '4111' });
    fireEvent.click(screen.getByRole('radio', { name: 'Bank Account' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Credit Card' }));

    expect(screen.getByLabelText('Card Number')).toHaveProperty('value', '4111');
    expect(screen.queryByLabelText('Routing Number')).toBeNull();
  });

  it('names the fields of a bank account that the card service rejects @BILLING-64', async () => {
    await showPayment('ny-eft');
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Bank Account' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Savings' }));
    typeInto({
      'Routing Number': '000000000',
      'Account Number': '000123454321',
      'Re-Enter Account Number': '000123454321',
    });
    submit();

    fireEvent.click(
      await screen.findByRole('link', { name: 'The following fields appear to be invalid: Routing Number' }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Routing Number'));
  });

  it('leads a customer whose policy is cancelled to Billing @BILLING-51', async () => {
    const { navigation } = await showBilling('ny-cancelled');
    act(() => navigation.go('payment'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Information');

    expect(await screen.findByRole('heading', { name: 'Past Payments' })).toBeInTheDocument();
  });

  it('shows that only the billing term is left, without the card form @BILLING-67', async () => {
    const { record } = await showBilling('ny-nonrecurring');
    const draft = record.drafts.of('payment', emptyPaymentDraft);
    draft.write({
      ...emptyPaymentDraft,
      agreed: { oneTimePayment: true, recurringBilling: true },
      isMethodChanged: true,
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Update Payment method' }));

    await screen.findByText(/^Your payment method has been changed\./);
    expect(screen.queryByRole('heading', { name: 'Credit Card' })).toBeNull();
    expect(screen.queryByLabelText('City')).toBeNull();
  });

  it('shows that the outcome is unknown, with nothing that sends again @BILLING-66', async () => {
    let isOut = false;
    await showPayment('ny-eft', {
      billing: ({ history }) => ({
        updateMethod: () => {
          isOut = true;
          return lostReply();
        },
        history: async (signal) => (isOut ? { kind: 'unavailable' } : history(signal)),
      }),
    });
    await fill();
    submit();

    await screen.findByText('We could not find out whether your change was made');
    expect(screen.queryByRole('button', { name: 'Update Payment Method' })).toBeNull();
    isOut = false;
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('button', { name: 'Update Payment Method' });
  });
});
