/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentLink } from './DocumentLink';

describe('DocumentLink', () => {
  it('opens its address in a new tab @DOC-1', () => {
    render(<DocumentLink url="/x.pdf">X</DocumentLink>);
    const link = screen.getByRole('link', { name: 'X' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('leaves the opening to the screen where it is given, with what the tab says meanwhile @DOC-10 @DOC-13', () => {
    const opened: unknown[] = [];
    render(
      <DocumentLink url="/x.pdf" onOpen={(...document) => void opened.push(document)}>
        X
      </DocumentLink>,
    );
    expect(fireEvent.click(screen.getByRole('link', { name: 'X' }))).toBe(false);
    expect(opened).toEqual([['/x.pdf', 'Opening your document...']]);
  });
});
