/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { billingCustomer } from '../../../tests/support/billingCustomer';
import { fact } from '../../../tests/support/onScreen';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { FrequencyScreen } from './FrequencyScreen';
import { FrequencyViewModel } from './FrequencyViewModel';

it('shows before Save what is now and what will be @BILLING-73', async () => {
  const customer = await billingCustomer('ny-current');
  const billingActions = [{ label: 'Edit billing frequency', route: '/billing/frequency' }];
  const open = () => new FrequencyViewModel({ ...customer, ...customer.frequency, billingActions });
  drawScreen(<FrequencyScreen open={open} />);
  await act(settle);

  fireEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(fact('Billing Frequency')).toBe('Before: Yearly After: Monthly');
  expect(fact('Due today')).toBe('Nothing');
  expect(fact('Premium')).toMatch(/^Before: \$59\.88\/year After: \$\d+\.\d\d\/month$/);
});
