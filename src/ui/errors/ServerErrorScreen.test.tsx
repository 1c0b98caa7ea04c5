/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { Here } from '../../../tests/support/Here';
import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { testVariant } from '../../../tests/support/testVariant';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { Instant } from '../../domain/Instant';
import { MaintenanceViewModel } from './MaintenanceViewModel';
import { type OpenMaintenance, ServerErrorScreen } from './ServerErrorScreen';

const time = new VirtualTime();
const { errors } = recordedErrors();

const show = (state: unknown): string => {
  const open: OpenMaintenance = (opensAt, retry) =>
    new MaintenanceViewModel({ opensAt, retry, clock: time.clock, wait: time.wait, errors });
  const address = '/error/serverError?message=Call%20555#Call%20555';
  window.history.replaceState(null, '', address);
  drawScreen(
    <Routes>
      <Route path="/error/serverError" element={<ServerErrorScreen open={open} />} />
      <Route path="/claim/report/summary" element={<Here />} />
    </Routes>,
    { state, address },
  );
  return document.body.textContent;
};

const report = {
  status: 503,
  message: 'Under maintenance.',
  description: 'A part of the system is closed.',
  correlationId: 'c-0815',
};

const apology = "We're sorry, there was an error processing that request...";

describe('ServerErrorScreen', () => {
  it('shows the status, the message, the description, the reference and the way home @SHELL-19', () => {
    const text = show(report);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('503');
    for (const said of [apology, report.message, report.description, 'reference c-0815']) expect(text).toContain(said);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });

  const back = () => screen.queryByRole('link', { name: 'Back to what you were doing' });

  it('leads back to the screen whose call failed, with its state @SHELL-31', async () => {
    const user = userEvent.setup();
    show({ ...report, from: { route: 'claimSummary', entry: { key: 'key-1' } } });
    await user.click(screen.getByRole('link', { name: 'Back to what you were doing' }));
    expect(screen.getByText('/claim/report/summary {"key":"key-1"}')).toBeVisible();
  });

  it.each([undefined, { route: 'home' }, { route: '/policy' }, { route: 'https://example.com' }])(
    'offers no way back to %j: it is home, or no screen @SHELL-31',
    (from) => {
      show({ ...report, from });
      expect(back()).toBeNull();
    },
  );

  it('offers to copy the reference, and to write to us about it @SHELL-37', async () => {
    const user = userEvent.setup();
    show(report);
    const subject = 'mailto:support@hearthside.example?subject=Error%2C%20reference%20c-0815';
    expect(screen.getByRole('link', { name: testVariant.supportEmail })).toHaveAttribute('href', subject);
    await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
    expect(await navigator.clipboard.readText()).toBe('c-0815');
  });

  describe('during maintenance @SHELL-38', () => {
    const closedFor = (seconds: number) => ({
      kind: 'closed',
      opensAt: Instant.secondsAfter(time.clock.now(), seconds),
    });
    const closed = { ...report, later: closedFor(120), from: { route: 'claimSummary' } };
    const press = async (name: string): Promise<void> => {
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name }));
    };

    it('says when to come back, and goes back by itself only if the customer asks for it', async () => {
      show(closed);
      expect(screen.getByText('Please come back after Nov 21, 2026, 12:02 PM.')).toBeVisible();
      await press('Try again automatically');
      expect(screen.getByRole('timer')).toHaveTextContent('2:00');
      expect(screen.getByText('We will try again in 120 seconds.')).toHaveAttribute('role', 'status');
      expect(screen.getByRole('button', { name: 'Do not try again' })).toHaveFocus();

      await press('Do not try again');
      expect(screen.queryByRole('timer')).toBeNull();
      await press('Try again automatically');
      await act(() => time.pass(120_000));
      expect(screen.getByText(/^\/claim\/report\/summary /)).toBeVisible();
    });

    it('does not offer to wait for long', () => {
      show({ ...closed, later: closedFor(3_600) });
      expect(screen.getByText('We are working on the portal')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again automatically' })).toBeNull();
    });
  });

  it.each([
    [61, 'Too many attempts. Please try again in 2 minutes.'],
    [60, 'Too many attempts. Please try again in 1 minute.'],
    [undefined, 'Too many attempts. Please try again later.'],
  ])('says below the message that there were too many attempts, with %p seconds @FAULT-53', (seconds, words) => {
    expect(show({ ...report, later: { kind: 'tooManyAttempts', seconds } })).toMatch(`${report.description}${words}`);
  });

  it('says "Server error" where the server said nothing @FAULT-31', () => {
    expect(show({ ...report, message: '' })).toContain('Server error');
  });

  it('omits an absent status, description and reference @SHELL-19', () => {
    expect(show({ status: 0, message: '', description: '', correlationId: '' })).toBe(`Server error${apology}Home`);
  });

  it.each([undefined, null, 'text', 7, {}, { status: '503', message: {}, description: 5, correlationId: [] }])(
    'shows nothing from the state %j or the address @SHELL-21 @SAFE-32',
    (state) => {
      expect(show(state)).toBe(`Server error${apology}Home`);
    },
  );

  it('shows markup as text', () => {
    show({ ...report, description: '<img src=x onerror=alert(1)>' });
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});
