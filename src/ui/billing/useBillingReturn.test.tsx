/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useBillingReturn } from './useBillingReturn';

let navigate: ReturnType<typeof useNavigate>;

const Page = () => {
  navigate = useNavigate();
  const { payment, frequency, hasReceipt, isReturn } = useBillingReturn();
  return (
    <>
      <output>{payment ?? frequency}</output>
      {hasReceipt && <h2>Receipt</h2>}
      {isReturn && <h2>Back</h2>}
    </>
  );
};

const open = (state?: unknown): void => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/billing', state }]}>
      <Page />
    </MemoryRouter>,
  );
};

const hasReceipt = (): boolean => screen.queryByRole('heading', { name: 'Receipt' }) !== null;
const seen = (): string | null => screen.getByRole('status').textContent;

describe('useBillingReturn @BILLING-59 @BILLING-70', () => {
  it.each(['changed', 'unchanged'] as const)('says that the payment method was left %s', (payment) => {
    open();
    act(() => void navigate('/billing', { state: { payment }, replace: true }));
    expect(seen()).toBe(payment);
  });

  it('tells Back from a link @BILLING-9', () => {
    open();
    act(() => void navigate('/billing?'));
    expect(screen.queryByRole('heading', { name: 'Back' })).toBeNull();
    act(() => void navigate(-1));
    expect(screen.getByRole('heading', { name: 'Back' })).toBeVisible();
  });

  it.each([{ payment: 'changed' }, { frequency: 'changed' }])(
    'shows no message for %j after a reload, and keeps the receipt @BILLING-77',
    (state) => {
      open(state);
      expect(seen()).toBe('');
      expect(hasReceipt()).toBe(true);
    },
  );

  it.each([undefined, { payment: 'unchanged' }])('has no receipt of %j', (state) => {
    open(state);
    expect(hasReceipt()).toBe(false);
  });

  it('says nothing when Back returns', () => {
    open();
    act(() => void navigate('/billing', { state: { payment: 'changed' }, replace: true }));
    act(() => void navigate('/home'));
    act(() => void navigate(-1));
    expect(seen()).toBe('');
  });
});
