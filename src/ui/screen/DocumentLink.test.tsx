/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentLink } from './DocumentLink';

describe('DocumentLink', () => {
  it('opens its address in a new tab @DOC-1', () => {
    render(<DocumentLink url="/x.pdf" title="X" date="May 1, 2026" />);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent('X May 1, 2026 (opens in a new tab)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(fireEvent.click(link)).toBe(true);
  });
});
