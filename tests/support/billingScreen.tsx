import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { randomIds } from '../../src/adapters/browser/randomIds';
import { memoryCardService } from '../../src/adapters/memory/cardService';
import type { Gateways } from '../../src/application/ports/Gateways';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { OpenCardForm } from '../../src/application/billing/openCardForm';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { CardSlot } from '../../src/application/ports/CardElement';
import { ErrorBoundary } from '../../src/ui/errors/ErrorBoundary';
import { EntryStateContext } from '../../src/ui/screen/historyState';
import { RouterNavigation } from '../../src/ui/screen/Navigation';
import { routes } from '../../src/ui/screen/routes';
import { NavigationBridge } from '../../src/ui/shell/NavigationBridge';
import { AgreementTexts } from '../../src/ui/billing/AgreementTexts';
import { BillingScreen } from '../../src/ui/billing/BillingScreen';
import { openingElsewhere } from '../../src/ui/screen/documentOpening';
import { BillingViewModel } from '../../src/ui/billing/BillingViewModel';
import { CardForm } from '../../src/ui/billing/CardForm';
import { PaymentScreen } from '../../src/ui/billing/PaymentScreen';
import { PaymentViewModel } from '../../src/ui/billing/PaymentViewModel';
import { sanitisedAgreement } from '../../src/ui/billing/sanitisedAgreement';
import { billingCustomer } from './billingCustomer';
import { drawScreen } from './drawScreen';
import { testVariant } from './testVariant';

export interface BillingCircumstances {
  readonly billing?: (billing: Gateways['billing']) => Partial<BillingGateway>;
  readonly openCardForm?: OpenCardForm;
}

/** Billing and Payment Information as the portal composes them, over the in-memory insurer. */
export const showBilling = async (name: PersonaName, circumstances: BillingCircumstances = {}) => {
  const { billing: change, openCardForm = memoryCardService.mount } = circumstances;
  const customer = await billingCustomer(name, change);
  const { record, billing, payment, errors } = customer;
  const navigation = new RouterNavigation(record.history, randomIds);
  const shared = { ...customer, navigation };
  const open = () =>
    new BillingViewModel({
      ...shared,
      openingOf: openingElsewhere,
      billingActions: testVariant.billingActions,
      documentsBaseUrl: '/documents/',
    });
  const openPayment = (slot: CardSlot) =>
    new PaymentViewModel({
      ...shared,
      ...payment,
      cardForm: new CardForm({ slot, openCardForm }),
      agreements: new AgreementTexts({ billing, sanitise: sanitisedAgreement, errors }),
    });
  drawScreen(
    <EntryStateContext value={navigation.stateOf}>
      <NavigationBridge navigation={navigation} />
      <ErrorBoundary>
        <Routes>
          <Route path={routes.billing} element={<BillingScreen open={open} />} />
          <Route path={routes.payment} element={<PaymentScreen open={openPayment} />} />
          <Route path="*" element={null} />
        </Routes>
      </ErrorBoundary>
    </EntryStateContext>,
    undefined,
    routes.billing,
  );
  return { ...customer, navigation };
};

/** Opens Payment Information by the first link to it: a balance that is past due has its own. */
export const showPayment = async (name: PersonaName, circumstances?: BillingCircumstances) => {
  const shown = await showBilling(name, circumstances);
  const [link] = await screen.findAllByRole('link', { name: 'Update Payment method' });
  if (link) fireEvent.click(link);
  await screen.findByText('Policy #');
  return shown;
};

/** The positions that the page scrolls to, in order; jsdom does not scroll. */
export const recordedScrolling = (): readonly (readonly unknown[])[] => {
  const positions: (readonly unknown[])[] = [];
  window.scrollTo = (...position: unknown[]) => void positions.push(position);
  return positions;
};
