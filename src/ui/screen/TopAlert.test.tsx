/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { TopAlert } from './TopAlert';

describe('TopAlert', () => {
  const scrollTo = jest.fn<Promise<void>, Parameters<typeof window.scrollTo>>();
  beforeEach(() => {
    // Newer browsers return a promise, which an effect must not return.
    Object.assign(window, { scrollTo: scrollTo.mockClear().mockResolvedValue(undefined) });
  });

  it('scrolls to the top and takes the focus when it appears', () => {
    render(<TopAlert level="error">No.</TopAlert>);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('alert')).toHaveProperty('textContent', 'No.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('unmounts without an error', () => {
    const { unmount } = render(<TopAlert level="success">Done.</TopAlert>);
    expect(unmount).not.toThrow();
    expect(document.body.textContent).toBe('');
  });
});
