/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testVariant } from '../../../tests/support/testVariant';
import { VariantContext } from '../app/VariantContext';
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
  it('shows the status, the message, the description, the reference and the way home', () => {
    const text = show(report);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('503');
    for (const said of [apology, report.message, report.description, 'reference c-0815']) expect(text).toContain(said);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });

  it('says "Server error" where the server said nothing', () => {
    expect(show({ ...report, message: '' })).toContain('Server error');
  });

  it('leaves out what there is not: no status, no description, no reference', () => {
    expect(show({ status: 0, message: '', description: '', correlationId: '' })).toBe(`Server error${apology}Home`);
  });

  it.each([undefined, null, 'text', 7, {}, { status: '503', message: {}, description: 5, correlationId: [] }])(
    'says nothing of the state %j, nor of the address',
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
