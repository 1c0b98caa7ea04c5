/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { Here } from '../../../tests/support/Here';
import { fact } from '../../../tests/support/onScreen';
import { changing, testPortal } from '../../../tests/support/testPortal';
import { routes } from '../screen/routes';
import { FrequencyScreen } from './FrequencyScreen';

it('shows before Save what is now and what will be @BILLING-73', async () => {
  const { get } = await testPortal('ny-current');
  drawScreen(<FrequencyScreen open={get('openFrequency')} />);
  await act(settle);

  fireEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(fact('Billing Frequency')).toBe('Before: Yearly After: Monthly');
  expect(fact('Due today')).toBe('Nothing');
  expect(fact('Premium')).toMatch(/^Before: \$59\.88\/year After: \$\d+\.\d\d\/month$/);
});

it('shows a frequency that the portal does not know as received @BILLING-1', async () => {
  const term = async () => ({ kind: 'loaded', value: 'quarterly' }) as const;
  const { get } = await testPortal(
    'ny-current',
    changing('billing', () => ({ term })),
  );
  drawScreen(<FrequencyScreen open={get('openFrequency')} />);
  await act(settle);
  expect(fact('Billing Frequency')).toBe('Before: quarterly After: Yearly');
});

it('offers both frequencies, each with its price @BILLING-47', async () => {
  const { get } = await testPortal('ny-current');
  drawScreen(<FrequencyScreen open={get('openFrequency')} />);
  await act(settle);

  expect(screen.getByRole('radio', { name: 'Monthly – $4.99 / month' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Yearly – $59.88 / year' })).toBeChecked();
});

it('says that a change was not made whose reply was lost, and keeps the choice @BILLING-66', async () => {
  let isOut = false;
  const { get } = await testPortal(
    'ny-current',
    changing('billing', ({ term }) => ({
      updateTerm: lostReply,
      term: async (signal) => (isOut ? { kind: 'unavailable' } : term(signal)),
    })),
  );
  drawScreen(<FrequencyScreen open={get('openFrequency')} />);
  await act(settle);
  isOut = true;
  fireEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settle);
  isOut = false;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await act(settle);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not save your changes. Please try again.');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
});

it('leads a customer whose policy is cancelled to Billing @BILLING-50', async () => {
  const { get } = await testPortal('ny-cancelled');
  drawScreen(
    <Routes>
      <Route path={routes.billingFrequency} element={<FrequencyScreen open={get('openFrequency')} />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    { address: routes.billingFrequency },
  );
  await act(settle);
  expect(screen.getByText('/billing null')).toBeVisible();
});
