/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { failure } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import type { DocumentProblem, OpenDocument } from '../../application/documents/openDocument';
import { DocumentLink } from './DocumentLink';
import { OpeningDocuments } from './OpeningDocuments';

const show = (open: OpenDocument) => {
  const handled: unknown[] = [];
  const visit = new AbortController();
  const errors = { handle: (error: unknown) => void handled.push(error) };
  const opening = new OpeningDocuments(open, errors, () => visit.signal);
  render(<DocumentLink url="/x.pdf" title="X" opening={opening} />);
  const click = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('link'));
      await settle();
    });
  return { handled, visit, click };
};

describe('DocumentLink', () => {
  it('opens its address in a new tab @DOC-1', () => {
    render(<DocumentLink url="/x.pdf" title="X" date="May 1, 2026" />);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent('X, May 1, 2026 (opens in a new tab)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('opens its document with the customer’s tokens, with what the tab says meanwhile @DOC-10 @DOC-13', async () => {
    const opened: unknown[] = [];
    const { click } = show(async (url, { opening }) => void opened.push(url, opening));
    await click();
    expect(opened).toEqual(['/x.pdf', 'Opening your document...']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why its document did not open, until it does @DOC-14', async () => {
    const pause = { kind: 'tooManyAttempts', seconds: 120 } as const;
    const answers: (DocumentProblem | undefined)[] = [{ message: 'Busy.', pause }, undefined];
    const { click, handled } = show(async () => answers.shift());
    await click();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not open this document. Please try again later.Busy.Too many attempts. Please try again in 2 minutes.',
    );
    await click();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(handled).toEqual([]);
  });

  it('leaves the end of the session to the shared handler, and says nothing after the visit @DOC-14', async () => {
    const ended = failure('unauthorized');
    const { click, handled, visit } = show(() => Promise.reject(ended));
    await click();
    expect(handled).toEqual([ended]);
    visit.abort();
    await click();
    expect(handled).toEqual([ended]);
  });
});
