/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { drawScreen } from '../../../tests/support/drawScreen';
import { profilePage } from '../../../tests/support/profilePage';
import { startVisit } from '../../../tests/support/startVisit';
import { ContactPreferenceSection } from './ContactPreferenceSection';
import { EdeliverySection } from './EdeliverySection';
import type { ProfileViewModel } from './ProfileViewModel';

const Sections = observer(({ viewModel }: { readonly viewModel: ProfileViewModel }) => {
  const { content } = viewModel;
  if (content.kind !== 'shown') return null;
  return (
    <>
      <ContactPreferenceSection viewModel={viewModel} profile={content.profile} />
      <EdeliverySection viewModel={viewModel} profile={content.profile} />
    </>
  );
});

/** The two sections that My Profile does not show. */
const showSections = async () => {
  const page = await profilePage('nj-current');
  const viewModel = page.open();
  startVisit(viewModel);
  drawScreen(<Sections viewModel={viewModel} />);
  return { ...page, customer: userEvent.setup() };
};

describe('The sections that My Profile keeps back', () => {
  it('changes the contact preference, with the consent for text messages @PROFILE-6 @PROFILE-26', async () => {
    const { customer, record } = await showSections();
    await customer.click(screen.getByRole('button', { name: 'Edit Contact Preference' }));
    expect(screen.queryByText(/message and data rates/i)).toBeNull();
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    await customer.click(screen.getByRole('radio', { name: 'Text Message' }));
    expect(screen.getByText(/message and data rates/i)).toBeVisible();
    await customer.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Your contact preference has been saved.')).toBeVisible();
    expect(record.profile.read()?.contactPreference).toBe('sms');
  });

  it('changes the eDelivery preference @PROFILE-6', async () => {
    const { customer, record } = await showSections();
    await customer.click(screen.getByRole('button', { name: 'Edit eDelivery Preference' }));
    expect(screen.getByRole('radio', { name: 'On' })).toBeChecked();
    await customer.click(screen.getByRole('radio', { name: 'Off' }));
    await customer.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Your eDelivery preference has been saved.')).toBeVisible();
    expect(record.profile.read()?.edeliveryPreference).toBe(false);
  });
});
