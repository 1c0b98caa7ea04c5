/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { fact } from '../../../tests/support/onScreen';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { testPortal } from '../../../tests/support/testPortal';
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
