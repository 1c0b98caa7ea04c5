/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { row } from '../../../tests/support/billingScreen';
import { billingUseCases } from '../../../tests/support/useCases';
import { settle } from '../../../tests/support/FakeNetwork';
import { legalEnglish } from '../../../tests/support/legalEnglish';
import { memoryCustomer, recordedErrors, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { testVariant } from '../../../tests/support/testVariant';
import { priceFrequencies } from '../../application/billing/priceFrequencies';
import { completeRecord } from '../../application/customer/completeRecord';
import { VariantContext } from '../screen/VariantContext';
import { LanguageContext } from '../text/useText';
import { FrequencyScreen } from './FrequencyScreen';
import { FrequencyViewModel } from './FrequencyViewModel';

it('shows before Save what is now and what will be @BILLING-73', async () => {
  const { record, gateways, clock, loadPolicy, loadProfile } = await memoryCustomer('ny-current');
  const { billing, rating } = gateways;
  const open = () =>
    new FrequencyViewModel({
      billingActions: [{ label: 'Edit billing frequency', route: '/billing/frequency' }],
      record,
      completeRecord: completeRecord(record, loadPolicy, loadProfile),
      billing,
      priceFrequencies: priceFrequencies(rating, record),
      ...billingUseCases({ record, billing }),
      clock,
      navigation: recordedNavigation().navigation,
      errors: recordedErrors().errors,
    });
  render(
    <LanguageContext value={legalEnglish}>
      <VariantContext value={testVariant}>
        <MemoryRouter>
          <FrequencyScreen open={open} />
        </MemoryRouter>
      </VariantContext>
    </LanguageContext>,
  );
  await act(settle);

  fireEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(row('Billing Frequency')).toBe('Before: Yearly After: Monthly');
  expect(row('Due today')).toBe('Nothing');
  expect(row('Premium')).toMatch(/^Before: \$59\.88\/year After: \$\d+\.\d\d\/month$/);
});
