/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { testVariant } from '../../../tests/support/testVariant';
import { cancelPolicy } from '../../application/policy/cancelPolicy';
import type { CancellationReply } from '../../application/ports/PolicyGateway';
import { VariantContext } from '../app/VariantContext';
import { CancellationDrafts } from './CancellationDrafts';
import { CancelPolicyScreen } from './CancelPolicyScreen';
import { CancelPolicyViewModel } from './CancelPolicyViewModel';

const show = async (reply?: CancellationReply) => {
  const { record, gateways } = await memoryCustomer('nj-current');
  const { navigation, went } = recordedNavigation();
  const policies = reply ? { cancel: async () => reply } : gateways.policy;
  render(
    <VariantContext value={testVariant}>
      <MemoryRouter>
        <CancelPolicyScreen
          open={() =>
            new CancelPolicyViewModel(
              cancelPolicy(policies, record),
              new CancellationDrafts(record.session),
              navigation,
              recordedFailures().failures,
            )
          }
        />
      </MemoryRouter>
    </VariantContext>,
  );
  return { went };
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

  it('asks whether the customer is sure, and for a reason of at most 255 characters', async () => {
    await show();
    expect(screen.getByText('Are you sure you want to cancel your policy?')).toBeVisible();
    expect(reason()).toHaveAttribute('maxlength', '255');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/policy');
  });

  it('says that a reason is required', async () => {
    const { went } = await show();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Cancellation reason is required');
    expect(went).toEqual([]);
  });

  it.each([
    ['The policy is being renewed.', 'The policy is being renewed.'],
    ['', 'We could not cancel your policy. Please try again.'],
  ])('shows the message %j as an alert, and keeps the reason', async (message, shown) => {
    await show({ kind: 'refused', message });
    fireEvent.change(reason(), { target: { value: 'We are moving.' } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    expect(reason()).toHaveValue('We are moving.');
  });

  it('leads to the dashboard once it is done', async () => {
    const { went } = await show();
    fireEvent.change(reason(), { target: { value: 'We are moving.' } });
    await submit();
    expect(went).toEqual([['home']]);
  });
});
