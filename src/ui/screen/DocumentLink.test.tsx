/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentLink } from './DocumentLink';

describe('DocumentLink', () => {
  it('opens its address in a new tab @DOC-1', () => {
    render(<DocumentLink url="/x.pdf" title="X" date="May 1, 2026" />);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent('X, May 1, 2026 (opens in a new tab)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('leaves the opening to the screen where it is given, with what the tab says meanwhile @DOC-10 @DOC-13', () => {
    const opened: unknown[] = [];
    render(<DocumentLink url="/x.pdf" title="X" onOpen={(...document) => void opened.push(document)} />);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(opened).toEqual([['/x.pdf', 'Opening your document...']]);
  });
});
