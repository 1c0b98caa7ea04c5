/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './OfflineBanner';

const goes = (name: 'online' | 'offline'): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: name === 'online' });
  act(() => void window.dispatchEvent(new Event(name)));
};

describe('OfflineBanner', () => {
  afterEach(() => goes('online'));

  it('shows at once in an existing live region, and goes when the connection is back @SHELL-26', () => {
    const { container } = render(<OfflineBanner />);
    const place = container.querySelector('[aria-live="polite"]');
    expect(place).toBeEmptyDOMElement();
    goes('offline');
    expect(place).toHaveTextContent(/^You are offline\./);
    expect(place?.querySelector('[role], [aria-live]')).toBeNull();
    goes('online');
    expect(place).toBeEmptyDOMElement();
  });

  it('shows on a page that opens offline', () => {
    goes('offline');
    render(<OfflineBanner />);
    expect(screen.getByText(/^You are offline\./)).toBeVisible();
  });
});
