/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { Money } from '../../domain/Money';
import { Amount } from './Amount';
import { Badge } from './Badge';
import { DescriptionList } from './DescriptionList';
import { Table } from './Table';

const unknown = ['', undefined] as const;

describe('A value that the insurer did not send', () => {
  it.each(unknown)('is "..." in a list of facts: %p', (value) => {
    render(<DescriptionList items={[{ term: 'Phone Number', value }]} />);
    expect(screen.getByRole('definition')).toHaveTextContent('...');
  });

  it.each(unknown)('is "..." in a table: %p', (value) => {
    render(<Table caption="Claims" columns={[{ title: 'Status', cell: () => value }]} rows={[1]} />);
    expect(screen.getByRole('rowheader')).toHaveTextContent('...');
  });

  it('is "..." as a status and as an amount', () => {
    render(<Badge text="" />);
    render(<Amount of={undefined} />);
    expect(screen.getAllByText('...')).toHaveLength(2);
  });

  it('differs from an amount of zero', () => {
    render(<Amount of={Money.zero} />);
    expect(screen.getByText('$0.00')).toBeInTheDocument();
  });
});
