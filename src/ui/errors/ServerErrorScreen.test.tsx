/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testVariant } from '../../../tests/support/testVariant';
import { VariantContext } from '../screen/VariantContext';
import { ServerErrorScreen } from './ServerErrorScreen';

const show = (state: unknown): string => {
  render(
    <VariantContext value={testVariant}>
      <MemoryRouter initialEntries={[{ pathname: '/error/serverError', search: '?message=Call%20555', state }]}>
        <ServerErrorScreen />
      </MemoryRouter>
    </VariantContext>,
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

  it('leads back to the screen whose call failed @SHELL-31', () => {
    show({ ...report, from: { route: 'claimSummary', entry: { key: 'key-1' } } });
    expect(back()).toHaveAttribute('href', '/claim/report/summary');
  });

  it.each([undefined, { route: 'home' }, { route: '/policy' }, { route: 'https://example.com' }])(
    'offers no way back to %j: it is home, or no screen @SHELL-31',
    (from) => {
      show({ ...report, from });
      expect(back()).toBeNull();
    },
  );

  it('says "Server error" where the server said nothing', () => {
    expect(show({ ...report, message: '' })).toContain('Server error');
  });

  it('omits an absent status, description and reference @SHELL-19', () => {
    expect(show({ status: 0, message: '', description: '', correlationId: '' })).toBe(`Server error${apology}Home`);
  });

  it.each([undefined, null, 'text', 7, {}, { status: '503', message: {}, description: 5, correlationId: [] }])(
    'shows nothing from the state %j or the address @SHELL-21',
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
