/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { aReason } from '../../../tests/support/aReason';
import { drawScreen } from '../../../tests/support/drawScreen';
import { lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { fact } from '../../../tests/support/onScreen';
import { policyCustomer } from '../../../tests/support/policyCustomer';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import { CancelPolicyScreen } from './CancelPolicyScreen';

const show = async (policies: Partial<PolicyGateway> = {}) => {
  const customer = await policyCustomer('nj-current', { policies });
  drawScreen(<CancelPolicyScreen open={customer.get('openCancelPolicy')} />);
  return customer;
};

const reason = (): HTMLElement => screen.getByLabelText('Reason for Cancellation');
const submit = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel my Policy' }));
    await settle();
  });

describe('CancelPolicyScreen', () => {
  beforeAll(() => {
    window.scrollTo = () => undefined;
  });

  it('asks for a reason of at most 255 characters @POLICY-20 @POLICY-22', async () => {
    await show();
    expect(screen.getByText('Are you sure you want to cancel your policy?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel my Policy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/policy');

    fireEvent.change(reason(), { target: { value: 'x'.repeat(256) } });
    expect(reason()).toHaveValue('x'.repeat(255));
  });

  it('says beside the question what would be cancelled, and where a charge or refund shows @POLICY-88 @BILLING-73 @BILLING-76', async () => {
    await show();
    expect(fact('Policy Number')).toMatch(/^HP-\d+$/);
    expect(fact('Status')).toBe('Before: Current After: Cancelled');
    expect(fact('Coverages')).toBe('Buried Utility Lines Coverage\nEquipment Breakdown Coverage');
    expect(fact('Your coverage ends')).toBe(
      'The day is not known yet, but it is no later than July 24th, 2027. The Cancellation Confirmation Notice, among your policy documents, will tell you.',
    );
    expect(screen.queryByText('Last Day Policy is Effective')).toBeNull();
    expect(fact('Charge or refund')).toBe('Not known yet. Billing shows it under “Past Payments” once it is made.');
    expect(screen.getByText('This button cancels your policy at once. You cannot undo this here.')).toBeVisible();
  });

  it.each([
    ['The policy is being renewed.', 'The policy is being renewed.'],
    ['', 'We could not cancel your policy. Please try again.'],
  ])('shows the message %j as an alert, and keeps the reason @POLICY-27 @POLICY-33', async (message, shown) => {
    await show({ cancel: async () => ({ kind: 'refused', message }) });
    fireEvent.change(reason(), { target: { value: aReason } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    expect(reason()).toHaveValue(aReason);
  });

  it('offers only "Check again" while the outcome is unknown @POLICY-31', async () => {
    await show({ cancel: lostReply, list: lostReply });
    fireEvent.change(reason(), { target: { value: aReason } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not find out whether your change was made');
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel my Policy' })).not.toBeInTheDocument();
  });
});
