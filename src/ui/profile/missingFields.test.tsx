/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { billingHistory } from '../../adapters/http/replies/billing';
import { profile as profileReply } from '../../adapters/http/replies/profile';
import { showBilling } from '../../../tests/support/billingScreen';
import { drawProfile, section } from '../../../tests/support/profileScreen';
import { profilePage } from '../../../tests/support/profilePage';
import * as v from 'valibot';

describe('A customer of whom the insurer sends the email address alone', () => {
  it('sees "..." for the rest of the profile', async () => {
    const page = await profilePage('nj-current');
    page.record.profile.write(v.parse(profileReply, { email: 'ada@example.com' }));
    drawProfile(page);

    expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
    expect(within(section('Name')).getByText('...')).toBeInTheDocument();
    expect(within(section('Phone Number')).getByText('...')).toBeInTheDocument();
  });
});

describe('A customer of whose billing the insurer sends next to nothing', () => {
  it('sees "..." for the rest, and an unknown billing term as received @BILLING-1', async () => {
    const value = v.parse(billingHistory, { paymentHistory: [{}], pastDue: true });
    await showBilling('ny-current', {
      billing: () => ({
        history: async () => ({ kind: 'loaded', value }),
        term: async () => ({ kind: 'loaded', value: 'quarterly' }),
      }),
    });

    expect(await screen.findByText('quarterly')).toBeInTheDocument();
    // The overdue balance, the payment method, and the five columns of the payment.
    expect(screen.getAllByText('...').length).toBeGreaterThanOrEqual(6);
  });
});
