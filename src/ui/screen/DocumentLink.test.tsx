/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { FollowContext } from '../kit/Link';
import { DocumentLink } from './DocumentLink';

describe('DocumentLink', () => {
  it('opens its address in a new tab @DOC-1', () => {
    render(<DocumentLink url="/x.pdf" title="X" date="May 1, 2026" />);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent('X May 1, 2026 (opens in a new tab)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('opens its address in this tab where another could not ask for the document @DOC-18', () => {
    const follow = jest.fn();
    render(
      <FollowContext value={follow}>
        <DocumentLink url="/document#x" title="X" isHere />
      </FollowContext>,
    );
    const link = screen.getByRole('link', { name: 'X' });
    expect(link).not.toHaveAttribute('target');
    expect(fireEvent.click(link)).toBe(false);
    expect(follow).toHaveBeenCalledWith('/document#x', undefined);
  });
});
