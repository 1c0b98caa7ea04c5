/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { changeSlot } from '../../../tests/support/changeSlot';
import { drawScreen } from '../../../tests/support/drawScreen';
import { failure, lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { fact, region } from '../../../tests/support/onScreen';
import { type PolicyCircumstances, policyCustomer } from '../../../tests/support/policyCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
import { EditPolicyScreen } from './EditPolicyScreen';

const show = async (
  name: PersonaName,
  { change = {}, ...circumstances }: PolicyCircumstances & { readonly change?: Partial<Policy> } = {},
) => {
  const customer = await policyCustomer(name, circumstances);
  const { record, time, went } = customer;
  changeSlot(record.policy, change);
  const scrolls: unknown[] = [];
  window.scrollTo = (...to: unknown[]) => void scrolls.push(to);
  const draw = () => drawScreen(<EditPolicyScreen open={customer.get('openEditPolicy')} />);
  const { unmount } = draw();
  await act(settle);
  const reload = async () => {
    unmount();
    record.standing.reset();
    draw();
    await act(settle);
  };
  return { time, went, scrolls, reload };
};

const refund = { proratedValue: Money.ofCents(-5025), annualPremium: Money.ofCents(5988) };

const press = (name: string | RegExp): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });

const consent = (): void => void fireEvent.click(screen.getByLabelText('I have read and agree to the above.'));

const pay = async (): Promise<void> => {
  await press('Add Equipment Breakdown Coverage');
  consent();
  await press('SUBMIT PAYMENT');
};

const expectPresentPremium = (): void => {
  expect(fact('Yearly Premium')).toMatch(/^\$\d+\.\d\d\/year$/);
  for (const term of ['Prorated amount', 'New annual premium', 'Payment date'])
    expect(screen.queryByText(term)).toBeNull();
};

describe('EditPolicyScreen', () => {
  it('says before the term has started that nothing can be changed yet @POLICY-42', async () => {
    await show('ny-upcoming');
    expect(screen.getByText('You can make changes to your policy once it is effective.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/policy');
  });

  it.each([
    ['Billing is closed today.', 'Billing is closed today.'],
    ['', /^Oops! Looks like something went wrong on our end\. Please, try again later\.$/],
  ])('shows the insurer\'s message "%s" if the billing history is refused @POLICY-79', async (message, shown) => {
    const history = jest.fn(async () => ({ kind: 'unavailable', message }) as const);
    await show('ny-current', { history });
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    await press('Try again');
    expect(history).toHaveBeenCalledTimes(2);
  });

  it('shows that it loads the billing history @POLICY-44', async () => {
    await show('ny-current', { history: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading your billing information...')).toBeVisible();
  });

  it('adds and removes a coverage @POLICY-45', async () => {
    await show('ny-current');
    const states = (): readonly (string | null)[] =>
      screen.getAllByText(/^(?:On your policy|Not on your policy|Will be \w+)$/).map(({ textContent }) => textContent);
    expect(states()).toEqual(['On your policy', 'Not on your policy']);
    await press('Add Equipment Breakdown Coverage');
    expect(states()).toEqual(['On your policy', 'Will be added']);
    await press('Remove Buried Utility Lines Coverage');
    expect(states()).toEqual(['Will be removed', 'Will be added']);
  });

  it('leads back to My Policy @POLICY-41', async () => {
    await show('ny-current');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/policy');
  });

  it('shows the prorated value, the new annual premium, the payment date and the cards @POLICY-47 @POLICY-48 @POLICY-49 @POLICY-50 @BILLING-73', async () => {
    await show('ny-both');
    await press('Remove Equipment Breakdown Coverage');
    expect(fact('Prorated amount')).toMatch(/^-\$\d+\.\d\dThis amount will be refunded to you\.$/);
    expect(fact('New annual premium')).toBe('Before: $167.76/year After: $59.88/year');
    expect(fact('Payment date')).toBe('November 21st, 2026');
    expect(fact('Payment Method')).toBe('Mastercard ending in\u00A04444');
    for (const name of ['Visa', 'Mastercard', 'Discover', 'American Express'])
      expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: 'UPDATE POLICY' })).toBeVisible();
  });

  it('shows a refund with its sign and its sentence for a bank account too @POLICY-86', async () => {
    await show('ny-eft', { preview: async () => ({ kind: 'rated', preview: refund }) });
    await press('Add Equipment Breakdown Coverage');
    expect(fact('Prorated amount')).toBe(
      '-$50.25This amount will be refunded to you.Your current payment method cannot settle this amount here.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/unable to process/);
  });

  it.each(['ny-both', 'ny-pastdue'] as const)(
    'shows the present premium, and neither an amount nor a date, before something changes: %s @POLICY-85',
    async (name) => {
      await show(name);
      expectPresentPremium();
    },
  );

  it.each<[PersonaName, string, string]>([
    [
      'ny-current',
      'Equipment Breakdown Coverage',
      'Limit $50,000.00, deductible $250.00Adds $107.88/year to your premium.',
    ],
    [
      'ny-pastdue',
      'Equipment Breakdown Coverage',
      'Limit $50,000.00, deductible $250.00Adds $8.99/month ($107.88/year) to your premium.',
    ],
    [
      'ny-nonrecurring',
      'Buried Utility Lines Coverage',
      'Limit $10,000.00, deductible $500.00Adds $59.88/year to your premium.',
    ],
  ])('shows %s what %s pays and costs before it is added @POLICY-96', async (name, coverage, facts) => {
    await show(name);
    const offer = screen.getByRole('heading', { level: 3, name: coverage }).closest('li');
    expect(offer).toHaveTextContent(facts);
  });

  it('shows no price that the insurer does not send @POLICY-96', async () => {
    await show('ny-current', { rate: () => Promise.reject(failure('other')) });
    expect(screen.queryByText(/to your premium\./)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a customer who pays monthly the monthly premium beside the yearly one @POLICY-97', async () => {
    await show('ny-both');
    expect([fact('Monthly Premium'), fact('Yearly Premium')]).toEqual(['$13.98/month', '$167.76/year']);
    await press('Remove Equipment Breakdown Coverage');
    expect(fact('New annual premium')).toBe('Before: $167.76/year After: $59.88/year');
    expect(fact('New monthly premium')).toBe('Before: $13.98/month After: $4.99/month');
  });

  it('shows a customer who pays yearly no monthly premium @POLICY-97', async () => {
    await show('ny-current');
    expect(screen.queryByText('Monthly Premium')).toBeNull();
    await press('Add Equipment Breakdown Coverage');
    expect(screen.queryByText('New monthly premium')).toBeNull();
  });

  it('submits a payment for a charge @POLICY-47 @POLICY-50', async () => {
    await show('ny-current');
    await press('Add Equipment Breakdown Coverage');
    expect(fact('Prorated amount')).toMatch(/^\$\d+\.\d\d/);
    expect(screen.getByRole('button', { name: 'SUBMIT PAYMENT' })).toBeVisible();
  });

  it('says above the disabled button that a bank account cannot pay, with the way out, and promises no charge @POLICY-61 @POLICY-86', async () => {
    await show('ny-eft');
    await press('Add Equipment Breakdown Coverage');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^We apologize, we are having system issues and are unable to process/);
    expect(within(alert).getByRole('link', { name: 'Update Payment method' })).toHaveAttribute(
      'href',
      '/billing/payment',
    );
    expect(fact('Prorated amount')).toMatch(
      /^\$\d+\.\d\dYour current payment method cannot settle this amount here\.$/,
    );
    expect(region('Please read before you continue')).toHaveTextContent(/so nothing is charged\./);
    const button = screen.getByRole('button', { name: 'SUBMIT PAYMENT' });
    expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^Your payment method cannot settle this change\./);
  });

  it('disables adding and removing for a past-due account @POLICY-51', async () => {
    await show('ny-pastdue');
    expect(screen.getByText(/^Because your account is past due, you are unable to make changes/)).toBeVisible();
    for (const button of within(region('Choose your coverages')).getAllByRole('button'))
      expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('says "Oops!" instead of a preview without a quote id @WIRE-49', async () => {
    await show('ny-current', { change: { quoteId: undefined } });
    await press('Add Equipment Breakdown Coverage');
    expect(screen.getByRole('alert')).toHaveTextContent('Oops! Looks like something went wrong on our end.');
    expect(fact('Prorated amount')).toBe('...');
    expect(fact('New annual premium')).toBe('...');
  });

  it('does not offer Buried Utility Lines without a residence type @WIRE-49 @POLICY-46', async () => {
    await show('ny-current', { change: { residenceType: undefined, coverages: [] } });
    expect(screen.getByText('Equipment Breakdown Coverage')).toBeVisible();
    expect(screen.queryByText('Buried Utility Lines Coverage')).toBeNull();
  });

  it('asks for at least one coverage, and shows neither an amount nor a date for none @POLICY-53 @POLICY-85', async () => {
    await show('ny-current');
    await press('Remove Buried Utility Lines Coverage');
    expect(screen.getByText('Select at least one coverage.')).toBeVisible();
    expectPresentPremium();
    expect(screen.getByRole('button', { name: 'UPDATE POLICY' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows a refusal at the top of the page @POLICY-74', async () => {
    const { scrolls } = await show('ny-current', {
      policies: { changeCoverages: async () => ({ kind: 'refused', message: 'Broken.' }) },
    });
    scrolls.length = 0;
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent('Broken.');
    expect(scrolls.length).toBeGreaterThan(0);
  });

  const closed = { message: 'Closed.', pause: { kind: 'closed', seconds: 120 } } as const;
  const limited = { message: 'Slow down.', pause: { kind: 'tooManyAttempts', seconds: 90 } } as const;

  it.each<[string, Partial<PolicyGateway>, RegExp]>([
    [
      'is refused during maintenance',
      { changeCoverages: async () => ({ kind: 'refused', ...closed }) },
      /^Closed\. ?Please come back after Nov 2[12], 2026, \d+:02/,
    ],
    [
      'is followed during maintenance',
      { changeStatus: () => Promise.reject(failure('other', closed)) },
      /^Closed\. ?Please come back after Nov 2[12], 2026, \d+:02/,
    ],
    [
      'is refused after too many attempts',
      { changeCoverages: async () => ({ kind: 'refused', ...limited }) },
      /^Slow down\. ?Too many attempts\. Please try again in 2 minutes\.$/,
    ],
  ])('says when to try again if the change %s @FAULT-52 @FAULT-53', async (_, replaced, words) => {
    const { time } = await show('ny-current', { policies: replaced });
    await pay();
    await act(() => time.pass(500));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('says that a pending change takes longer @POLICY-69', async () => {
    const { time } = await show('ny-current', { policies: { changeStatus: async () => ({ kind: 'pending' }) } });
    await pay();
    await act(() => time.pass(60_000));

    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'SUBMIT PAYMENT' })).not.toBeInTheDocument();
  });

  it('has no button that pays while the outcome is unknown, also after a reload @POLICY-78', async () => {
    const { reload } = await show('ny-current', { policies: { changeCoverages: lostReply, list: lostReply } });
    await pay();
    for (const again of [async () => undefined, reload, () => press('Check again')]) {
      await again();
      expect(screen.getByRole('alert')).toHaveTextContent('We could not find out whether your change was made');
      expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /SUBMIT|UPDATE/ })).not.toBeInTheDocument();
    }
  });
});
