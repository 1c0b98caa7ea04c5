/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './OfflineBanner';

const goes = (name: 'online' | 'offline'): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: name === 'online' });
  act(() => void window.dispatchEvent(new Event(name)));
};

describe('OfflineBanner', () => {
  afterEach(() => goes('online'));

  it('says at once that there is no connection, in a place that was there before, and goes when it is back', () => {
    const { container } = render(<OfflineBanner />);
    const place = container.querySelector('[aria-live="polite"]');
    expect(place).toBeEmptyDOMElement();
    goes('offline');
    expect(place).toContainElement(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
    goes('online');
    expect(place).toBeEmptyDOMElement();
  });

  it('is there on a page that opens without a connection', () => {
    goes('offline');
    render(<OfflineBanner />);
    expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
  });
});
