import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { memoryCardService } from '../../src/adapters/memory/cardService';
import type { MemoryGateways } from '../../src/adapters/memory/memoryGateways';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { changeBillingTerm } from '../../src/application/billing/changeBillingTerm';
import { completeRecord } from '../../src/application/customer/completeRecord';
import { loadBilling } from '../../src/application/billing/loadBilling';
import type { OpenCardForm } from '../../src/application/billing/openCardForm';
import { updatePaymentMethod } from '../../src/application/billing/updatePaymentMethod';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import { LastResort } from '../../src/ui/app/LastResort';
import { RouterNavigation } from '../../src/ui/app/Navigation';
import { routes } from '../../src/ui/app/routes';
import { VariantContext } from '../../src/ui/app/VariantContext';
import { AgreementTexts } from '../../src/ui/billing/AgreementTexts';
import { BillingScreen, type OpenPayment } from '../../src/ui/billing/BillingScreen';
import { BillingViewModel } from '../../src/ui/billing/BillingViewModel';
import { CardForm } from '../../src/ui/billing/CardForm';
import { PaymentDrafts } from '../../src/ui/billing/PaymentDrafts';
import { PaymentViewModel } from '../../src/ui/billing/PaymentViewModel';
import { memoryCustomer, recordedFailures } from './memoryCustomer';
import { testVariant } from './testVariant';

const Bridge = ({ navigation }: { readonly navigation: RouterNavigation }) => {
  const navigate = useNavigate();
  useEffect(() => navigation.attach(navigate), [navigation, navigate]);
  return null;
};

export interface BillingCircumstances {
  readonly billing?: (billing: MemoryGateways['billing']) => Partial<BillingGateway>;
  readonly openCardForm?: OpenCardForm;
}

/** The page as the portal composes it, over the in-memory insurer. */
export const showBilling = async (name: PersonaName, circumstances: BillingCircumstances = {}) => {
  const { billing: change = () => ({}), openCardForm = memoryCardService.mount } = circumstances;
  const customer = await memoryCustomer(name);
  const { record, gateways, clock } = customer;
  const billing = { ...gateways.billing, ...change(gateways.billing) };
  const { failures, handled } = recordedFailures();
  const navigation = new RouterNavigation();
  const drafts = new PaymentDrafts(record.session);
  const update = updatePaymentMethod(billing, changeBillingTerm(billing, record));
  const open = () =>
    new BillingViewModel(
      record,
      completeRecord(record, customer.loadPolicy, customer.loadProfile),
      loadBilling(billing),
      gateways.documents,
      { billingActions: testVariant.billingActions, documentsBaseUrl: '/documents/' },
      clock,
      navigation,
      failures,
    );
  const openPayment: OpenPayment = (page, loaded, slot) =>
    new PaymentViewModel(
      loaded,
      page,
      new CardForm(slot, openCardForm),
      new AgreementTexts(loaded.term, billing, failures),
      record,
      update,
      drafts,
      clock,
      failures,
    );
  render(
    <VariantContext value={testVariant}>
      <MemoryRouter initialEntries={[routes.billing]}>
        <Bridge navigation={navigation} />
        <LastResort>
          <Routes>
            <Route path={routes.billing} element={<BillingScreen open={open} openPayment={openPayment} />} />
            <Route path="*" element={null} />
          </Routes>
        </LastResort>
      </MemoryRouter>
    </VariantContext>,
  );
  return { ...customer, handled };
};

/** Goes on to Payment Information. */
export const showPayment = async (name: PersonaName, circumstances?: BillingCircumstances) => {
  const shown = await showBilling(name, circumstances);
  fireEvent.click(await screen.findByRole('link', { name: 'Update Payment method' }));
  await screen.findByRole('heading', { level: 1, name: 'Payment Information' });
  return shown;
};

/** What a list of facts says of a term. */
export const row = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;

/** Where the page was scrolled to, in order; jsdom has no view. */
export const recordedScrolling = (): readonly (readonly unknown[])[] => {
  const positions: (readonly unknown[])[] = [];
  window.scrollTo = (...position: unknown[]) => void positions.push(position);
  return positions;
};
