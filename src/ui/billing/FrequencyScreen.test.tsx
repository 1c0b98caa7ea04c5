/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { billingUseCases } from '../../../tests/support/useCases';
import { settle } from '../../../tests/support/FakeNetwork';
import { visitor } from '../../../tests/support/visitor';
import { fact } from '../../../tests/support/onScreen';
import { FrequencyScreen } from './FrequencyScreen';
import { FrequencyViewModel } from './FrequencyViewModel';

it('shows before Save what is now and what will be @BILLING-73', async () => {
  const customer = await visitor('ny-current');
  const { frequency } = billingUseCases({ ...customer.gateways, ...customer });
  const billingActions = [{ label: 'Edit billing frequency', route: '/billing/frequency' }];
  const open = () => new FrequencyViewModel({ ...customer, ...frequency, billingActions });
  drawScreen(<FrequencyScreen open={open} />);
  await act(settle);

  fireEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(fact('Billing Frequency')).toBe('Before: Yearly After: Monthly');
  expect(fact('Due today')).toBe('Nothing');
  expect(fact('Premium')).toMatch(/^Before: \$59\.88\/year After: \$\d+\.\d\d\/month$/);
});
