import { act, fireEvent, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { ClaimContactScreen } from '../../src/ui/claims/ClaimContactScreen';
import { ClaimFlow } from '../../src/ui/claims/ClaimFlow';
import { ClaimWhatScreen } from '../../src/ui/claims/ClaimWhatScreen';
import { ClaimWhenScreen } from '../../src/ui/claims/ClaimWhenScreen';
import { ViewClaimsScreen } from '../../src/ui/claims/ViewClaimsScreen';
import { fieldId } from '../../src/ui/kit/Form';
import { CancelPolicyScreen } from '../../src/ui/policy/CancelPolicyScreen';
import { routes } from '../../src/ui/screen/routes';
import { ForgotScreen } from '../../src/ui/session/ForgotScreen';
import { LoginScreen } from '../../src/ui/session/LoginScreen';
import { ResetScreen } from '../../src/ui/session/ResetScreen';
import { showBilling } from './billingScreen';
import { aClaimDraft } from './claim';
import { drawScreen } from './drawScreen';
import { failure } from './failure';
import { settle } from './FakeNetwork';
import { showProfile } from './profileScreen';
import { forgotPage, loginPage, resetPage } from './sessionPages';
import { changing, testPortal } from './testPortal';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const control = (name: string): Control => {
  const found = document.getElementById(fieldId(name));
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found as Control;
};

export const enterAll = (entries: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(entries)) {
    fireEvent.change(control(name), { target: { value } });
    fireEvent.blur(control(name));
  }
};

export const press = async (selector: string): Promise<void> => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  await act(async () => {
    fireEvent.click(found);
    await settle();
  });
};

const refused = async (message: string) => ({ kind: 'refused' as const, message });

const refusing = (message?: string) => (message === undefined ? {} : { save: () => refused(message) });

const section =
  (name: string) =>
  async (refusal?: string): Promise<void> => {
    await showProfile('nj-current', { customer: refusing(refusal) });
    await press(`#edit-${name}`);
  };

const showPayment = async (account: PersonaName, refusal?: string): Promise<void> => {
  const refuse = refusal === undefined ? {} : { updateMethod: () => refused(refusal) };
  await showBilling(account, { billing: () => refuse }, routes.payment);
  await waitFor(() => control('recurringBilling'));
};

/** Draws a step of the claim of nj-current, with a complete draft. */
const showStep = async (
  route: string,
  step: ReactElement,
  change?: Parameters<typeof testPortal>[1],
): Promise<void> => {
  const { record, get } = await testPortal('nj-current', change);
  record.claim.write(aClaimDraft());
  drawScreen(<ClaimFlow open={get('openClaimFlow')}>{step}</ClaimFlow>, { address: route });
};

export const newEmail = { email: 'carmen@example.com', repeated: 'carmen@example.com' };

const forms = <File extends string>(table: Readonly<Record<File, (refusal?: string) => unknown>>) => table;

/** Opens each form, by its file. The insurer refuses what it sends with the message, if there is one. */
export const openForm = forms({
  'billing/BankAccountFields.tsx': async (refusal) => {
    await showPayment('ny-eft', refusal);
    await press('[value="bankAccount"]');
  },
  'billing/BillingAddressFields.tsx': (refusal) => showPayment('ny-current', refusal),
  'claims/ClaimContactScreen.tsx': (refusal) =>
    showStep(
      routes.claimContact,
      <ClaimContactScreen />,
      changing('customer', () => refusing(refusal)),
    ),
  'claims/ClaimWhatScreen.tsx': () => showStep(routes.claimWhat, <ClaimWhatScreen />),
  'claims/ClaimWhenScreen.tsx': () => showStep(routes.claimWhen, <ClaimWhenScreen />),
  'claims/ClaimsListControls.tsx': async () => {
    const { get } = await testPortal('nj-manyclaims');
    drawScreen(<ViewClaimsScreen open={get('openClaimsList')} />);
  },
  'policy/CancelPolicyScreen.tsx': async (refusal) => {
    const refuse = refusal === undefined ? {} : { cancel: () => refused(refusal) };
    const { get } = await testPortal(
      'nj-current',
      changing('policy', () => refuse),
    );
    drawScreen(<CancelPolicyScreen open={get('openCancelPolicy')} />);
  },
  'profile/MailingAddressSection.tsx': section('mailingAddress'),
  'profile/NameSection.tsx': section('name'),
  'profile/NewEmailForm.tsx': section('email'),
  'profile/PhoneSection.tsx': section('phone'),
  'profile/VerifyEmailForm.tsx': async () => {
    await section('email')();
    enterAll(newEmail);
    await press('form [type="submit"]');
  },
  'session/ForgotScreen.tsx': async () => drawScreen(<ForgotScreen open={(await forgotPage()).open} />),
  'session/LoginScreen.tsx': async () => drawScreen(<LoginScreen open={(await loginPage()).open} />),
  'session/ResetForm.tsx': async (refusal) => {
    const refuse = () => Promise.reject(failure('other', { status: 400, message: refusal ?? '' }));
    const { open } = await resetPage({}, refusal === undefined ? {} : { resetPassword: refuse });
    drawScreen(<ResetScreen open={open} />, { state: { email: 'ada@example.com' }, address: routes.reset });
  },
});

/** A file with text fields, which is a form or a part of one. */
export type FormFile = keyof typeof openForm;
