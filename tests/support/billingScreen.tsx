import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { randomIds } from '../../src/adapters/browser/randomIds';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { OpenCardForm } from '../../src/application/billing/openCardForm';
import { BillingScreen } from '../../src/ui/billing/BillingScreen';
import { PaymentScreen } from '../../src/ui/billing/PaymentScreen';
import { sanitisedAgreement } from '../../src/ui/billing/sanitisedAgreement';
import { ErrorBoundary } from '../../src/ui/errors/ErrorBoundary';
import { EntryStateContext } from '../../src/ui/screen/historyState';
import { RouterNavigation } from '../../src/ui/screen/Navigation';
import { routes } from '../../src/ui/screen/routes';
import { NavigationBridge } from '../../src/ui/shell/NavigationBridge';
import { drawScreen } from './drawScreen';
import { type BillingChange, changing, testPortal } from './testPortal';

export interface BillingCircumstances {
  readonly billing?: BillingChange;
  readonly openCardForm?: OpenCardForm;
}

/** Billing and Payment Information as the portal composes them, over the in-memory insurer. */
export const showBilling = async (
  name: PersonaName,
  { billing, ...parts }: BillingCircumstances = {},
  address: string = routes.billing,
) => {
  const customer = await testPortal(name, changing('billing', billing));
  const navigation = new RouterNavigation(customer.record.entryStates, randomIds);
  customer.give({ navigation, sanitise: sanitisedAgreement, ...parts });
  drawScreen(
    <EntryStateContext value={navigation.stateOf}>
      <NavigationBridge navigation={navigation} />
      <ErrorBoundary>
        <Routes>
          <Route path={routes.billing} element={<BillingScreen open={customer.get('openBilling')} />} />
          <Route path={routes.payment} element={<PaymentScreen open={customer.get('openPayment')} />} />
          <Route path="*" element={null} />
        </Routes>
      </ErrorBoundary>
    </EntryStateContext>,
    { address },
  );
  return { ...customer, navigation };
};

/** Payment Information, opened by its address. */
export const showPayment = async (name: PersonaName, circumstances?: BillingCircumstances) => {
  const shown = await showBilling(name, circumstances, routes.payment);
  await screen.findByText('Policy #');
  return shown;
};

/** The positions that the page scrolls to, in order; jsdom does not scroll. */
export const recordedScrolling = (): readonly (readonly unknown[])[] => {
  const positions: (readonly unknown[])[] = [];
  window.scrollTo = (...position: unknown[]) => void positions.push(position);
  return positions;
};
